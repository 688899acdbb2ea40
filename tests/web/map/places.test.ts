import { describe, expect, test } from 'vitest';
import { keyboardMove } from '#web/features/board/keyboardMove.ts';
import { placeAt, placeFor } from '#web/map/layout.ts';
import { type Geometry, hitTest } from '#web/map/selection/hitTest.ts';
import { whyNotUnder } from '#web/map/selection/refusal.ts';
import type { Direction } from '#web/map/selection/types.ts';
import { boardOf, layoutOf, what } from './boards.ts';

const board = boardOf({ Find: ['Filter', 'Sort'], Book: ['Pick'], Pay: [] });

describe('a position tells its neighbours', () => {
  test('at the start, between two, and past the end', () => {
    expect(placeAt(['a', 'b'], null, 0)).toEqual({ parentId: null, after: null, before: 'a' });
    expect(placeAt(['a', 'b'], 'p', 1)).toEqual({ parentId: 'p', after: 'a', before: 'b' });
    expect(placeAt(['a', 'b'], null, 9)).toEqual({ parentId: null, after: 'b', before: null });
  });

  test('the card itself is no neighbour', () => {
    expect(placeFor(board, 'Find', null, 1)).toEqual({ parentId: null, after: 'Book', before: 'Pay' });
  });
});

describe('ranks are positions within a level, plus one', () => {
  test('each level counts for itself, and cards without a rank have none', () => {
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

  test('what stands under something that is gone is hidden', () => {
    const layout = layoutOf([what('a'), what('b', { level: 1, parentId: 'gone' })]);
    expect([...layout.cards.values()].map(({ id }) => id)).toEqual(['a']);
  });
});

describe('why a place is refused', () => {
  test.each([
    ['Find', 'Book', 'parent-has-children'],
    ['Pay', 'Pay', 'own-parent'],
    ['Pay', 'Filter', 'level-mix'],
    ['Pay', 'gone', 'parent-does-not-exist'],
    ['Pay', 'Book', undefined],
    ['Filter', null, undefined],
  ])('%s under %s: %s', (id, parent, code) => {
    const card = board.cards.get(id);
    expect(card && whyNotUnder(board, card, parent)).toBe(code);
  });
});

describe('carrying a card by arrow keys', () => {
  const carried = (id: string, direction: Direction) => keyboardMove(board, id, direction);

  test('along the backbone, and not past its ends', () => {
    expect(carried('Find', 'right')).toEqual({ place: { parentId: null, after: 'Book', before: 'Pay' } });
    expect(carried('Find', 'left')).toBeUndefined();
    expect(carried('Pay', 'right')).toBeUndefined();
    expect(carried('Find', 'up')).toBeUndefined();
  });

  test('within a column and to the one beside it', () => {
    expect(carried('Filter', 'down')).toEqual({ place: { parentId: 'Find', after: 'Sort', before: null } });
    expect(carried('Sort', 'down')).toBeUndefined();
    expect(carried('Sort', 'right')).toEqual({ place: { parentId: 'Book', after: 'Pick', before: null } });
    expect(carried('Filter', 'right')).toEqual({ place: { parentId: 'Book', after: null, before: 'Pick' } });
    expect(carried('Filter', 'left')).toBeUndefined();
  });

  test('up onto the backbone and down from it, or why not', () => {
    expect(carried('Pick', 'up')).toEqual({ place: { parentId: null, after: 'Book', before: 'Pay' } });
    expect(carried('Pay', 'down')).toEqual({ place: { parentId: 'Book', after: null, before: 'Pick' } });
    expect(carried('Book', 'down')).toEqual({ refusal: 'parent-has-children' });
  });
});

describe('what lies under the pointer', () => {
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
  const under = (x: number, y: number, dragged: string) => hitTest(geometry, { x, y }, dragged);

  test('on the backbone the nearer gap between two columns, without the dragged one', () => {
    expect(under(50, 50, 'Pay')).toEqual({ parentId: null, index: 0 });
    expect(under(150, 50, 'Pay')).toEqual({ parentId: null, index: 1 });
    expect(under(600, 50, 'Find')).toEqual({ parentId: null, index: 2 });
    expect(under(100, 50, 'Find')).toEqual({ parentId: null, index: 0 });
  });

  test('below it the nearer gap between two cards of the column', () => {
    expect(under(100, 105, 'Pick')).toEqual({ parentId: 'Find', index: 0 });
    expect(under(100, 140, 'Pick')).toEqual({ parentId: 'Find', index: 1 });
    expect(under(100, 900, 'Pick')).toEqual({ parentId: 'Find', index: 2 });
    expect(under(100, 900, 'Filter')).toEqual({ parentId: 'Find', index: 1 });
  });

  test('between two columns the nearer one, past the last one the last', () => {
    expect(under(205, 300, 'Sort')).toEqual({ parentId: 'Find', index: 1 });
    expect(under(209, 300, 'Sort')).toEqual({ parentId: 'Book', index: 1 });
    expect(under(2_000, 300, 'Sort')).toEqual({ parentId: 'Pay', index: 0 });
  });

  test('outside the board there is none', () => {
    expect(under(-5, 50, 'Pay')).toBeNull();
    expect(under(100, -1, 'Pay')).toBeNull();
    expect(under(100, 1_001, 'Pay')).toBeNull();
    expect(under(2_401, 300, 'Pay')).toBeNull();
  });
});
