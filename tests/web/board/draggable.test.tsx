import { afterEach, describe, expect, test } from 'vitest';
import { draggable, type DragState, type Landing } from '#web/board/dragging/draggable.ts';

type Shelf = { shelf: string };

const drags: { cancel: () => void }[] = [];
afterEach(() => drags.splice(0).forEach((drag) => drag.cancel()));

/** A board of books, which may stand on any shelf but the locked one; what is left of it is outside. */
function library(kind: string) {
  const events: string[] = [];
  const shown: (DragState<string, Shelf> | null)[] = [];
  const find = draggable<string, Shelf>({
    press: (pressed) => {
      const element = pressed.closest<HTMLElement>(`[data-${kind}]`);
      return element === null ? null : { item: element.dataset[kind] ?? '', element };
    },
    nameOf: (item) => item,
    shown: () => shown.at(-1) ?? null,
    show: (drag) => shown.push(drag),
    lift: (item) => events.push(`lift ${item}`),
    landingAt: (item, { x }): Landing<Shelf> | null => {
      if (x < 0) return null;
      const shelf = x < 100 ? 'top' : 'locked';
      return { target: { shelf }, line: null, refusal: shelf === 'locked' ? `No ${item} here` : null };
    },
    drop: (item, { shelf }) => {
      events.push(`put ${item} ${shelf}`);
      return `${item} is on ${shelf}`;
    },
    announce: (text) => events.push(`announce ${text}`),
    refuse: (text) => events.push(`refuse ${text}`),
  });
  return { find, events, shown };
}

/** Presses something of a kind and pulls; `to` moves the pointer and waits for the frame. */
function lift(find: ReturnType<typeof library>['find'], html: string) {
  document.body.innerHTML = html;
  const pressed = document.body.querySelector('span');
  const holder = { at: { x: 0, y: 0 }, release: () => undefined };
  const drag = pressed === null ? undefined : find(pressed)?.begin(holder);
  if (drag === undefined) throw new Error('nothing was lifted');
  drags.push(drag);
  const to = async (x: number) => {
    holder.at = { x, y: 0 };
    await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  return { drag, to };
}

const BOOK = '<div data-book="atlas"><span>Atlas</span></div>';

describe('dragging an item', () => {
  test('shows where it would land, and only when that changes', async () => {
    const { find, shown } = library('book');
    const { to } = lift(find, BOOK);
    await to(10);
    const landed = shown.at(-1);
    expect(landed).toEqual({ item: 'atlas', landing: { target: { shelf: 'top' }, line: null, refusal: null } });
    await to(20);
    expect(shown.at(-1)).toBe(landed);
    await to(-5);
    expect(shown.at(-1)).toEqual({ item: 'atlas', landing: null });
  });

  test('leaves it where it is dropped, and announces the place', async () => {
    const { find, events, shown } = library('book');
    const { drag, to } = lift(find, BOOK);
    await to(10);
    drag.drop();
    expect(events).toEqual(['lift atlas', 'put atlas top', 'announce atlas is on top']);
    expect(shown.at(-1)).toBeNull();
  });

  test('says why a place is refused, once while over it and once on the drop', async () => {
    const { find, events } = library('book');
    const { drag, to } = lift(find, BOOK);
    await to(150);
    await to(160);
    drag.drop();
    expect(events).toEqual(['lift atlas', 'announce No atlas here', 'refuse No atlas here']);
  });

  test('does nothing outside the board, or when cancelled', async () => {
    const outside = library('book');
    const first = lift(outside.find, BOOK);
    await first.to(-5);
    first.drag.drop();
    expect(outside.events).toEqual(['lift atlas']);
    const cancelled = library('book');
    const second = lift(cancelled.find, BOOK);
    await second.to(10);
    second.drag.cancel();
    expect(cancelled.events).toEqual(['lift atlas']);
    await second.to(20);
    expect(cancelled.shown.at(-1)).toBeNull();
  });

  test('continues under the id that the item gets meanwhile', async () => {
    const { find, shown, events } = library('book');
    const { drag, to } = lift(find, BOOK);
    shown.push({ item: 'globe', landing: null });
    await to(10);
    drag.drop();
    expect(events).toContain('put globe top');
  });

  test('is configured by kind, each with its own rules', () => {
    document.body.innerHTML = '<div data-book="atlas"><span>Atlas</span></div><p><span>Nothing</span></p>';
    const kinds = ['shelf', 'book'].map((kind) => library(kind).find);
    const [book, nothing] = [...document.body.querySelectorAll('span')];
    const taken = (pressed: Element | undefined) => kinds.map((find) => pressed && find(pressed)?.element.dataset);
    expect(taken(book)).toEqual([undefined, expect.objectContaining({ book: 'atlas' })]);
    expect(taken(nothing)).toEqual([undefined, undefined]);
  });
});
