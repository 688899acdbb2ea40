import { Store } from '#web/base/browser/store.ts';
import { keptPosition, type MapPosition, VIEWS_KEY, withPosition } from './viewMemory.ts';
import { fittingZoom, limited, nextZoom, wheelZoom } from './zoom.ts';

/** The board must rest for this long before its position is saved, in ms. */
const REST_MS = 250;

/**
 * The visible part of a map and its scale: zooms, pans, fits, and stores the position per map. Works on the scrolling
 * element itself, bypassing React.
 */
export class MapView {
  readonly #scroller: HTMLElement;
  readonly #containerId: string;
  readonly #zoom: Store<{ zoom: number }>;
  readonly #ends: (() => void)[] = [];
  #rest = 0;
  /** Whether the scroller is at the user's position yet, and not at that of an empty board. */
  #isRestored = false;

  constructor(scroller: HTMLElement, containerId: string) {
    this.#scroller = scroller;
    this.#containerId = containerId;
    this.#zoom = new Store({ zoom: limited(this.kept?.zoom ?? 1) });
    this.#show();
    // React's own wheel events cannot keep the browser from zooming the page.
    this.#listen(scroller, 'wheel', (event) => this.#onWheel(event as WheelEvent), { passive: false });
    this.#listen(scroller, 'scroll', () => this.#later());
    this.#listen(window, 'pagehide', () => this.#keep());
  }

  get zoom(): number {
    return this.#zoom.get().zoom;
  }

  subscribe = (listener: () => void): (() => void) => this.#zoom.subscribe(listener);

  /** Restores the last position on this map. The content must be mounted. */
  restore(): void {
    const { kept } = this;
    this.#isRestored = true;
    // A new scroller is at the start already; scrolling it would force a layout.
    if (kept !== undefined && (kept.left !== 0 || kept.top !== 0))
      this.#scroller.scrollTo({ left: kept.left, top: kept.top, behavior: 'instant' });
  }

  /** @param around the point on the screen that stays fixed; the centre of the viewport by default */
  setZoom(zoom: number, around?: { x: number; y: number }): void {
    const next = limited(zoom);
    const factor = next / this.zoom;
    if (factor === 1) return;
    const { left, top, width, height } = this.#scroller.getBoundingClientRect();
    const x = around === undefined ? width / 2 : around.x - left;
    const y = around === undefined ? height / 2 : around.y - top;
    const { scrollLeft, scrollTop } = this.#scroller;
    this.#zoom.set({ zoom: next });
    this.#show();
    this.#scroller.scrollTo({
      left: (scrollLeft + x) * factor - x,
      top: (scrollTop + y) * factor - y,
      behavior: 'instant',
    });
    this.#later();
  }

  step(direction: 'in' | 'out'): void {
    this.setZoom(nextZoom(this.zoom, direction));
  }

  /** Fits the whole map into the viewport, within the zoom limits. */
  fit(): void {
    const content = this.#sizeOfContent();
    if (content === undefined) return;
    this.setZoom(fittingZoom(content, { width: this.#scroller.clientWidth, height: this.#scroller.clientHeight }));
    this.#scroller.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  }

  panBy(x: number, y: number): void {
    this.#scroller.scrollBy({ left: x, top: y, behavior: 'instant' });
  }

  stop(): void {
    this.#keep();
    this.#ends.forEach((end) => end());
  }

  #onWheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.setZoom(wheelZoom(this.zoom, event), { x: event.clientX, y: event.clientY });
  }

  #show(): void {
    this.#scroller.style.setProperty('--zoom', String(this.zoom));
  }

  /** In px at a zoom of 1. Small content stretches to the frame, so this measures it without the stretch. */
  #sizeOfContent(): { width: number; height: number } | undefined {
    const canvas = this.#scroller.firstElementChild;
    if (!(canvas instanceof HTMLElement)) return undefined;
    canvas.style.minWidth = '0';
    canvas.style.minHeight = '0';
    const { width, height } = canvas.getBoundingClientRect();
    canvas.style.minWidth = '';
    canvas.style.minHeight = '';
    return { width: width / this.zoom, height: height / this.zoom };
  }

  /** The last position on this map. */
  get kept(): MapPosition | undefined {
    return keptPosition(localStorage.getItem(VIEWS_KEY), this.#containerId);
  }

  #keep(): void {
    clearTimeout(this.#rest);
    if (!this.#isRestored) return;
    const { scrollLeft: left, scrollTop: top } = this.#scroller;
    localStorage.setItem(
      VIEWS_KEY,
      withPosition(localStorage.getItem(VIEWS_KEY), this.#containerId, { zoom: this.zoom, left, top }),
    );
  }

  #later(): void {
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => this.#keep(), REST_MS);
  }

  #listen(
    target: EventTarget,
    name: string,
    listener: (event: Event) => void,
    options?: AddEventListenerOptions,
  ): void {
    target.addEventListener(name, listener, options);
    this.#ends.push(() => target.removeEventListener(name, listener, options));
  }
}
