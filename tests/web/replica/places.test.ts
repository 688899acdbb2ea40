import { describe, expect, test } from 'vitest';
import type { Direction } from '#web/board/keys/itemKeys.ts';
import { whyNotUnder } from '#web/board/selection/refusal.ts';
import { type Geometry, hitTest } from '#web/features/what/board/dragging/hitTest.ts';
import { keyboardMove } from '#web/features/what/board/dragging/keyboardMove.ts';
import { placeAt, placeFor } from '#web/replica/story_map/layout.ts';
import { boardOf, layoutOf, what } from './boards.ts';

const board = boardOf({ Find: ['Filter', 'Sort'], Book: ['Pick'], Pay: [] });

describe('the neighbours of a position', () => {
  test('are found at the start, between two cards, and past the end', () => {
    expect(placeAt(['a', 'b'], null, 0)).toEqual({ parentId: null, afterWhatId: null, beforeWhatId: 'a' });
    expect(placeAt(['a', 'b'], 'p', 1)).toEqual({ parentId: 'p', afterWhatId: 'a', beforeWhatId: 'b' });
    expect(placeAt(['a', 'b'], null, 9)).toEqual({ parentId: null, afterWhatId: 'b', beforeWhatId: null });
  });

  test('do not include the card itself', () => {
    expect(placeFor(board, 'Find', null, 1)).toEqual({ parentId: null, afterWhatId: 'Book', beforeWhatId: 'Pay' });
  });
});

describe('ranks are positions within a level, plus one', () => {
  test('each level counts separately, and cards without a rank have none', () => {
    const layout = layoutOf([
      what('a', { rankKey: 'b' }),
      what('b', { rankKey: 'a', orderKey: 'a1' }),
      what('c', { orderKey: 'a2' }),
      what('d', { level: 1, parentId: 'a', rankKey: 'z' }),
    ]);
    expect([...layout.cards.values()].map(({ id, rank }) => [id, rank])).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', null],
      ['d', 1],
    ]);
  });

  test('children of a deleted card are hidden', () => {
    const layout = layoutOf([what('a'), what('b', { level: 1, parentId: 'gone' })]);
    expect([...layout.cards.values()].map(({ id }) => id)).toEqual(['a']);
  });
});

describe('the reason for refusing a place', () => {
  test.each([
    ['Find', 'Book', 'parent-has-children'],
    ['Pay', 'Pay', 'own-parent'],
    ['Pay', 'Filter', 'level-mix'],
    ['Pay', 'gone', 'parent-does-not-exist'],
    ['Pay', 'Book', undefined],
    ['Filter', null, undefined],
  ])('%s under %s: %s', (id, parent, code) => {
    const card = board.cards.get(id);
    expect(card && whyNotUnder(board, card, parent)?.code).toBe(code);
  });
});

describe('carrying a card by arrow keys', () => {
  const carried = (id: string, direction: Direction) => keyboardMove(board, id, direction);

  test('goes along the backbone, and not past its ends', () => {
    expect(carried('Find', 'right')).toEqual({ place: { parentId: null, afterWhatId: 'Book', beforeWhatId: 'Pay' } });
    expect(carried('Find', 'left')).toBeUndefined();
    expect(carried('Pay', 'right')).toBeUndefined();
    expect(carried('Find', 'up')).toBeUndefined();
  });

  test('goes within a column and to the one beside it', () => {
    expect(carried('Filter', 'down')).toEqual({ place: { parentId: 'Find', afterWhatId: 'Sort', beforeWhatId: null } });
    expect(carried('Sort', 'down')).toBeUndefined();
    expect(carried('Sort', 'right')).toEqual({ place: { parentId: 'Book', afterWhatId: 'Pick', beforeWhatId: null } });
    expect(carried('Filter', 'right')).toEqual({
      place: { parentId: 'Book', afterWhatId: null, beforeWhatId: 'Pick' },
    });
    expect(carried('Filter', 'left')).toBeUndefined();
  });

  test('goes up onto the backbone and down from it, or says why not', () => {
    expect(carried('Pick', 'up')).toEqual({ place: { parentId: null, afterWhatId: 'Book', beforeWhatId: 'Pay' } });
    expect(carried('Pay', 'down')).toEqual({ place: { parentId: 'Book', afterWhatId: null, beforeWhatId: 'Pick' } });
    expect(carried('Book', 'down')).toMatchObject({ refusal: { code: 'parent-has-children' } });
  });
});

describe('the place under the pointer', () => {
  const geometry: Geometry = {
    area: { left: -4, right: 2_400, top: 0, bottom: 1_000 },
    backboneBottom: 100,
    columns: [
      {
        id: 'Find',
        left: 0,
        right: 200,
        cards: [
          { id: 'Filter', top: 110, bottom: 150 },
          { id: 'Sort', top: 160, bottom: 200 },
        ],
      },
      { id: 'Book', left: 212, right: 412, cards: [{ id: 'Pick', top: 110, bottom: 150 }] },
      { id: 'Pay', left: 424, right: 624, cards: [] },
    ],
  };
  const under = (x: number, y: number, dragged: string) => hitTest(geometry, board, { x, y }, dragged);
  const place = (parentId: string | null, afterWhatId: string | null, beforeWhatId: string | null) => ({
    parentId,
    afterWhatId,
    beforeWhatId,
  });

  test('is the nearest gap between columns on the backbone, without the dragged one', () => {
    expect(under(50, 50, 'Pay')).toEqual(place(null, null, 'Find'));
    expect(under(150, 50, 'Pay')).toEqual(place(null, 'Find', 'Book'));
    expect(under(600, 50, 'Find')).toEqual(place(null, 'Pay', null));
    expect(under(100, 50, 'Find')).toEqual(place(null, null, 'Book'));
  });

  test('is the nearest gap between cards of the column below it', () => {
    expect(under(100, 105, 'Pick')).toEqual(place('Find', null, 'Filter'));
    expect(under(100, 140, 'Pick')).toEqual(place('Find', 'Filter', 'Sort'));
    expect(under(100, 900, 'Pick')).toEqual(place('Find', 'Sort', null));
    expect(under(100, 900, 'Filter')).toEqual(place('Find', 'Sort', null));
  });

  test('is in the nearest column between two columns, and in the last one past it', () => {
    expect(under(205, 300, 'Sort')).toEqual(place('Find', 'Filter', null));
    expect(under(209, 300, 'Sort')).toEqual(place('Book', 'Pick', null));
    expect(under(2_000, 300, 'Sort')).toEqual(place('Pay', null, null));
  });

  test('takes neighbours into account that are not mounted', () => {
    const tall = boardOf({ Find: ['a', 'b', 'c', 'd', 'e'], Book: ['Pick'] });
    const cards = [
      { id: 'c', top: 110, bottom: 150 },
      { id: 'd', top: 160, bottom: 200 },
    ];
    const part: Geometry = { ...geometry, columns: [{ id: 'Find', left: 0, right: 200, cards }] };
    const at = (y: number) => hitTest(part, tall, { x: 100, y }, 'Pick');
    expect(at(105)).toEqual(place('Find', 'b', 'c'));
    expect(at(155)).toEqual(place('Find', 'c', 'd'));
    expect(at(300)).toEqual(place('Find', 'd', 'e'));
  });

  test('does not exist outside the board', () => {
    expect(under(-5, 50, 'Pay')).toBeNull();
    expect(under(100, -1, 'Pay')).toBeNull();
    expect(under(100, 1_001, 'Pay')).toBeNull();
    expect(under(2_401, 300, 'Pay')).toBeNull();
  });

  test('does not exist left of the first column', () => {
    const [first] = geometry.columns;
    const inset = { ...geometry, columns: geometry.columns.map((one) => ({ ...one, left: one.left + 16 })) };
    const left = (first?.left ?? 0) + 15;
    for (const y of [50, 300]) expect(hitTest(inset, board, { x: left, y }, 'Pay')).toBeNull();
    for (const y of [50, 300]) expect(hitTest(inset, board, { x: left + 1, y }, 'Pay')).not.toBeNull();
    // Where the first column is scrolled away, another one begins at the edge.
    const scrolled = { ...inset, columns: inset.columns.slice(1) };
    expect(hitTest(scrolled, board, { x: left, y: 300 }, 'Pay')).not.toBeNull();
  });
});
