import type { MapView } from './MapView.ts';

/** A range, in px of the canvas at a zoom of 1. */
export type Span = { from: number; to: number };

/** The margin around the viewport in which everything is mounted, in px on the screen. */
const MARGIN_PX = 224;
/** The mounted area moves in steps of this many px, so that most scrolling changes nothing. */
const STEP_PX = 128;
/** Neighbouring columns step at different offsets, so that they do not all render in one frame. */
const PHASES = 8;

/**
 * The mounted range of a dimension.
 * @param at the scroll position of the board, and `size` of its viewport, in px on the screen
 * @param phase the offset of the steps, from 0 up to but excluding 1
 */
export function readySpan(at: number, size: number, zoom: number, phase = 0): Span {
  const offset = phase * STEP_PX;
  const first = (at - MARGIN_PX) / zoom - offset;
  const last = (at + size + MARGIN_PX) / zoom - offset;
  return { from: Math.floor(first / STEP_PX) * STEP_PX + offset, to: Math.ceil(last / STEP_PX) * STEP_PX + offset };
}

/**
 * The mounted part of the board: the viewport with a margin. It reads the scrolling element once per scroll event,
 * before any change, to avoid forced layouts.
 */
export class ReadyArea {
  readonly #scroller: HTMLElement;
  readonly #view: MapView;
  readonly #listeners = new Set<() => void>();
  readonly #ends = new AbortController();
  readonly #sizes: ResizeObserver;
  #at: { left: number; top: number };
  #size = { width: window.innerWidth, height: window.innerHeight };
  #across: Span = { from: 0, to: 0 };
  #down: readonly Span[] = [];

  constructor(scroller: HTMLElement, view: MapView) {
    this.#scroller = scroller;
    this.#view = view;
    this.#at = view.kept ?? { left: 0, top: 0 };
    const { signal } = this.#ends;
    scroller.addEventListener('scroll', this.#onScroll, { signal, passive: true });
    signal.addEventListener('abort', view.subscribe(this.#look));
    this.#sizes = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      this.#size = entry.contentRect;
      this.#look();
    });
    this.#sizes.observe(scroller);
    this.#look();
  }

  /** The horizontal range. The same object until it changes. */
  get across(): Span {
    return this.#across;
  }

  /** The vertical range of a column. The same object until it changes. */
  down(column: number): Span {
    return this.#down[column % PHASES] ?? this.#across;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  stop(): void {
    this.#ends.abort();
    this.#sizes.disconnect();
  }

  #onScroll = () => {
    const { scrollLeft: left, scrollTop: top } = this.#scroller;
    this.#at = { left, top };
    this.#look();
  };

  #look = () => {
    const { left, top } = this.#at;
    const { width, height } = this.#size;
    const { zoom } = this.#view;
    const across = kept(this.#across, readySpan(left, width, zoom));
    const down = Array.from({ length: PHASES }, (_, phase) =>
      kept(this.#down[phase], readySpan(top, height, zoom, phase / PHASES)),
    );
    const isSame = across === this.#across && down.every((span, phase) => span === this.#down[phase]);
    if (isSame) return;
    this.#across = across;
    this.#down = down;
    for (const listener of this.#listeners) listener();
  };
}

function kept(was: Span | undefined, now: Span): Span {
  return was !== undefined && was.from === now.from && was.to === now.to ? was : now;
}
