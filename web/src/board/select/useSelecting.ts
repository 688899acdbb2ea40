import { type MouseEvent, useRef, useState } from 'react';
import { hasCommandKey } from '#web/base/browser/keys.ts';
import { type Box, beginMarquee } from './beginMarquee.ts';
import { itemKeyAt } from './itemProps.ts';
import type { Selection } from './Selection.ts';

/** Elements that handle a press themselves. Presses elsewhere hit the empty board. */
const TAKES_PRESSES = '[data-item], [data-focus-target], [data-card], [data-grip], button, a, input, textarea, label';
/** A press that moves further than this is no click, in px. */
const DISTANCE = 5;

/** What the pointer does to the selection of a board. */
type Selecting = {
  /** Handles a press. @returns whether it draws a rectangle */
  press: (event: globalThis.MouseEvent | TouchEvent) => boolean;
  onClickCapture: (event: MouseEvent) => void;
  /** The rectangle that is being drawn. */
  marquee: Box | null;
};

/**
 * A click with Ctrl (on a Mac Cmd) selects an item beside others, one with Shift a range, and one without either begins
 * anew. A press on the empty board draws a rectangle; with Shift where the board pans otherwise.
 */
export function useSelecting<Item>(selection: Selection<Item> | undefined): Selecting {
  const [marquee, show] = useState<Box | null>(null);
  const pressed = useRef({ x: 0, y: 0 });
  const press: Selecting['press'] = (event) => {
    if (!('button' in event) || event.button !== 0 || selection === undefined) return false;
    const { clientX: x, clientY: y, target, shiftKey } = event;
    pressed.current = { x, y };
    // It would select text up to here.
    if (shiftKey && itemKeyAt(target) !== undefined) event.preventDefault();
    const scroller = target instanceof Element ? target.closest<HTMLElement>('[data-board]') : null;
    if (scroller === null || !isEmpty(target) || isScrollBar(scroller, event)) return false;
    if (!shiftKey && scroller.dataset['board'] === 'pans') return false;
    event.preventDefault();
    beginMarquee(event, scroller, selection, { show, adds: hasCommandKey(event) || shiftKey });
    return true;
  };
  const onClickCapture = (event: MouseEvent) => {
    const { target, clientX, clientY } = event;
    if (selection === undefined) return;
    const key = itemKeyAt(target);
    const isStill = Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y) <= DISTANCE;
    if (key === undefined) {
      const isOnBoard = target instanceof Element && target.closest('[data-board]') !== null;
      if (isOnBoard && isEmpty(target) && isStill && !event.shiftKey && !hasCommandKey(event)) selection.start(null);
      return;
    }
    if (event.shiftKey) selection.extend(key);
    else if (hasCommandKey(event)) selection.toggle(key);
    else return selection.start(key);
    // Links would open, in a new tab or window.
    event.preventDefault();
    event.stopPropagation();
    if (target instanceof Element) target.closest<HTMLElement>('[data-item]')?.focus({ preventScroll: true });
  };
  return { press, onClickCapture, marquee };
}

const isEmpty = (target: EventTarget | null) => target instanceof Element && target.closest(TAKES_PRESSES) === null;

/** Whether a press is on a scroll bar, which is outside of the content. */
function isScrollBar(scroller: HTMLElement, { clientX, clientY }: globalThis.MouseEvent): boolean {
  const { left, top } = scroller.getBoundingClientRect();
  return clientX - left > scroller.clientWidth || clientY - top > scroller.clientHeight;
}
