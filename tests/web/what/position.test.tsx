import { beforeEach, expect, test } from 'vitest';
import { MapView } from '#web/board/view/MapView.ts';
import { VIEWS_KEY } from '#web/board/view/viewMemory.ts';

const KEPT = JSON.stringify([['desks', 1.1, 400, 150]]);
let scroller: HTMLElement;

beforeEach(() => {
  localStorage.setItem(VIEWS_KEY, KEPT);
  scroller = document.createElement('div');
  // jsdom has no layout: the element takes any position, as one with enough content would.
  scroller.scrollTo = ((to: ScrollToOptions) => {
    scroller.scrollLeft = to.left ?? 0;
    scroller.scrollTop = to.top ?? 0;
  }) as typeof scroller.scrollTo;
});

test('a board that is left before its content has come does not forget the position on its map', () => {
  const view = new MapView(scroller, 'desks');
  window.dispatchEvent(new Event('pagehide'));
  view.stop();
  expect(localStorage.getItem(VIEWS_KEY)).toBe(KEPT);
});

test('a board goes back to its position, and remembers where it is left', () => {
  const view = new MapView(scroller, 'desks');
  view.restore();
  expect([scroller.scrollLeft, scroller.scrollTop, view.zoom]).toEqual([400, 150, 1.1]);
  scroller.scrollTo({ left: 80, top: 20 });
  view.stop();
  expect(localStorage.getItem(VIEWS_KEY)).toBe(JSON.stringify([['desks', 1.1, 80, 20]]));
});
