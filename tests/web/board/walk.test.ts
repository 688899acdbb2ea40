import { describe, expect, test } from 'vitest';
import type { Step } from '#web/board/keys/itemKeys.ts';
import type { FocusTarget } from '#web/board/selection/types.ts';
import { firstFocusTarget, focusTargetAfterRemoval, walk } from '#web/board/selection/walk.ts';
import { boardOf } from '../replica/boards.ts';

const board = boardOf({ Find: ['Filter', 'Sort'], Book: [], Pay: ['By card'] });
const card = (id: string): FocusTarget => ({ at: 'card', id });
const add = (parentId: string | null): FocusTarget => ({ at: 'add', parentId });
const steps = (from: FocusTarget, path: Step[], editable = true) =>
  path.reduce<FocusTarget | undefined>((target, step) => target && walk(board, target, step, editable), from);

describe('moving the focus on the map', () => {
  test.each<[string, FocusTarget, Step[], FocusTarget]>([
    ['along the backbone', card('Find'), ['right', 'right'], card('Pay')],
    ['to the place that adds to the backbone', card('Pay'), ['right'], add(null)],
    ['down a column to the place that adds to it', card('Find'), ['down', 'down', 'down'], add('Find')],
    ['back up', add('Find'), ['up', 'up', 'up'], card('Find')],
    ['sideways at the same height', card('Filter'), ['right', 'right'], card('By card')],
    ['sideways into a shorter column', card('Sort'), ['right'], add('Book')],
    ['to the ends of the backbone', card('Book'), ['end'], add(null)],
    ['to the start of the backbone', card('Pay'), ['home'], card('Find')],
    ['to the ends of a column', card('Filter'), ['end'], add('Find')],
    ['to the top of a column', add('Find'), ['home'], card('Filter')],
  ])('%s', (_, from, path, to) => {
    expect(steps(from, path)).toEqual(to);
  });

  test('stops at the edges', () => {
    expect(walk(board, card('Find'), 'left', true)).toBeUndefined();
    expect(walk(board, card('Find'), 'up', true)).toBeUndefined();
    expect(walk(board, add(null), 'right', true)).toBeUndefined();
    expect(walk(board, add('Find'), 'down', true)).toBeUndefined();
  });

  test('skips places to add cards for viewers', () => {
    expect(walk(board, card('Pay'), 'right', false)).toBeUndefined();
    expect(walk(board, card('Sort'), 'down', false)).toBeUndefined();
    expect(walk(board, card('Sort'), 'right', false)).toEqual(card('Book'));
    expect(walk(board, card('Filter'), 'end', false)).toEqual(card('Sort'));
  });

  test('starts at the first card, or where the first one is added', () => {
    expect(firstFocusTarget(board, true)).toEqual(card('Find'));
    expect(firstFocusTarget(boardOf({}), true)).toEqual(add(null));
    expect(firstFocusTarget(boardOf({}), false)).toBeNull();
  });

  test('goes from a removed card to the next one, then the one before, then the parent', () => {
    expect(focusTargetAfterRemoval(board, 'Filter', true)).toEqual(card('Sort'));
    expect(focusTargetAfterRemoval(board, 'Sort', true)).toEqual(card('Filter'));
    expect(focusTargetAfterRemoval(board, 'By card', true)).toEqual(card('Pay'));
    expect(focusTargetAfterRemoval(boardOf({ Find: [] }), 'Find', true)).toEqual(add(null));
  });
});
