import { Hand, type Point } from '../dragging/Hand.ts';
import type { Selection } from './Selection.ts';

/** A rectangle of the window, in px. */
export type Box = { left: number; top: number; width: number; height: number };

/** This near to an edge of the board it scrolls, in px, and at most by so many px a frame. */
const EDGE = 40;
const SPEED = 18;

/**
 * Selects the items that a rectangle touches, from a press on the empty board to the pointer; near an edge the board
 * scrolls. Escape leaves the selection as it was.
 * @param show draws the rectangle; null removes it
 * @param adds whether what is selected already stays selected
 * @returns the hand that draws it
 */
export function beginMarquee<Item>(
  event: MouseEvent,
  scroller: HTMLElement,
  selection: Selection<Item>,
  { show, adds }: { show: (box: Box | null) => void; adds: boolean },
): Hand {
  const before = selection.keys;
  const from = toContent(scroller, { x: event.clientX, y: event.clientY });
  // Items that scrolling has unmounted keep their last place.
  const seen = new Map<string, Box>();
  let frame = 0;
  const look = () => {
    frame = requestAnimationFrame(look);
    scrollAtEdge(scroller, hand.at);
    const to = toContent(scroller, hand.at);
    const area = between(from, to);
    for (const item of scroller.querySelectorAll<HTMLElement>('[data-item]')) {
      const { left, top, width, height } = item.getBoundingClientRect();
      const { x, y } = toContent(scroller, { x: left, y: top });
      seen.set(item.dataset['item'] ?? '', { left: x, top: y, width, height });
    }
    const touched = [...seen].flatMap(([key, box]) => (isTouching(area, box) ? [key] : []));
    selection.set(new Set(adds ? [...before, ...touched] : touched));
    const { left, top } = origin(scroller);
    show({ ...area, left: area.left + left, top: area.top + top });
  };
  const hand = new Hand(event, {
    onLift: look,
    onEnd: (how) => {
      cancelAnimationFrame(frame);
      show(null);
      if (how === 'cancel') selection.set(before);
      selection.say();
    },
    onRelease: () => undefined,
  });
  return hand;
}

/** The corner of the content of a scroller, in the window. */
function origin(scroller: HTMLElement) {
  const { left, top } = scroller.getBoundingClientRect();
  return { left: left - scroller.scrollLeft, top: top - scroller.scrollTop };
}

function toContent(scroller: HTMLElement, { x, y }: Point): Point {
  const { left, top } = origin(scroller);
  return { x: x - left, y: y - top };
}

/** The rectangle between two points. */
export const between = (a: Point, b: Point): Box => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

/** Whether two rectangles have a point in common. */
export const isTouching = (a: Box, b: Box): boolean =>
  a.left <= b.left + b.width && b.left <= a.left + a.width && a.top <= b.top + b.height && b.top <= a.top + a.height;

function scrollAtEdge(scroller: HTMLElement, { x, y }: Point): void {
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  const by = { left: pull(x, left, right), top: pull(y, top, bottom) };
  if (by.left !== 0 || by.top !== 0) scroller.scrollBy({ ...by, behavior: 'instant' });
}

/** How far to scroll for a pointer near or beyond an edge. */
function pull(at: number, start: number, end: number): number {
  const over = at < start + EDGE ? at - start - EDGE : at > end - EDGE ? at - end + EDGE : 0;
  return Math.max(-1, Math.min(1, over / EDGE)) * SPEED;
}
