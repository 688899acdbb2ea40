import type { MapView } from './MapView.ts';

/** Elements that handle a press themselves: cards, controls and fields. Presses elsewhere hit the empty canvas. */
const TAKES_PRESSES = '[data-focus-target], [data-card], button, a, input, textarea, [role="button"], [role="menu"]';
const PRIMARY = 0;
const MIDDLE = 1;

/**
 * Moves the view by dragging: the empty canvas, anything with the middle button, and anything while Space is held.
 * Space alone picks a card up, when it is released without a drag. Touch scrolls by itself.
 */
export class Pan {
  readonly #scroller: HTMLElement;
  readonly #view: MapView;
  readonly #tap: (target: Element) => void;
  readonly #controller = new AbortController();
  #held: { target: Element; panned: boolean } | null = null;
  #from: { x: number; y: number } | null = null;

  /** @param tap called when the user presses and releases Space on this element of the board */
  constructor(scroller: HTMLElement, view: MapView, tap: (target: Element) => void) {
    this.#scroller = scroller;
    this.#view = view;
    this.#tap = tap;
    const { signal } = this.#controller;
    window.addEventListener('keydown', this.#onKeyDown, { signal });
    window.addEventListener('keyup', this.#onKeyUp, { signal });
    window.addEventListener('blur', () => this.#release(), { signal });
    // Runs before any other handler: a press while Space is held neither drags a card nor clicks a button.
    for (const name of ['mousedown', 'touchstart', 'click'] as const)
      scroller.addEventListener(name, this.#swallow, { signal, capture: true });
    scroller.addEventListener('pointerdown', this.#onPointerDown, { signal, capture: true });
    scroller.addEventListener('pointermove', this.#onPointerMove, { signal });
    scroller.addEventListener('pointerup', this.#onPointerUp, { signal });
    scroller.addEventListener('pointercancel', this.#onPointerUp, { signal });
  }

  stop(): void {
    this.#release();
    this.#controller.abort();
  }

  #onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' || event.defaultPrevented || !this.#isOurs(event.target)) return;
    event.preventDefault();
    if (event.repeat) return;
    this.#held = { target: event.target, panned: false };
    this.#scroller.toggleAttribute('data-pan', true);
  };

  #onKeyUp = (event: KeyboardEvent) => {
    if (event.key !== ' ' || this.#held === null) return;
    event.preventDefault();
    const { target, panned } = this.#held;
    this.#release();
    if (!panned) this.#tap(target);
  };

  #onPointerDown = ({ button, pointerType, pointerId, clientX, clientY, shiftKey, target }: PointerEvent) => {
    const isSpace = this.#held !== null && button === PRIMARY;
    // With Shift it selects an area.
    const isCanvas =
      button === PRIMARY && !shiftKey && target instanceof Element && target.closest(TAKES_PRESSES) === null;
    const isMouse = pointerType === 'mouse' && (isCanvas || button === MIDDLE);
    if (!isSpace && !isMouse) return;
    if (this.#held !== null) this.#held.panned = true;
    this.#scroller.toggleAttribute('data-pan', true);
    this.#from = { x: clientX, y: clientY };
    this.#scroller.setPointerCapture(pointerId);
  };

  #onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (this.#from === null) return;
    this.#view.panBy(this.#from.x - clientX, this.#from.y - clientY);
    this.#from = { x: clientX, y: clientY };
  };

  #onPointerUp = () => {
    this.#from = null;
    if (this.#held === null) this.#scroller.removeAttribute('data-pan');
  };

  #swallow = (event: Event) => {
    // The middle button would start the browser's own scrolling mode.
    const isMiddle = event instanceof MouseEvent && event.button === MIDDLE;
    if (this.#held === null && !isMiddle) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Called when Space is released; a drag in progress may continue to its end. */
  #release(): void {
    this.#held = null;
    if (this.#from === null) this.#scroller.removeAttribute('data-pan');
  }

  /** Space on a card, on the board itself or on the page around it; text fields and other buttons use it themselves. */
  #isOurs(target: EventTarget | null): target is Element {
    if (!(target instanceof Element)) return false;
    // A click on the canvas focuses the page around the board.
    if (target.contains(this.#scroller)) return true;
    return this.#scroller.contains(target) && target.closest('[data-focus-target]') !== null;
  }
}
