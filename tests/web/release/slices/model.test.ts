import { describe, expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as texts from '#shared/texts/story_map/slices.ts';
import type { Step } from '#web/board/keys/itemKeys.ts';
import { walkGrid } from '#web/board/keys/walkGrid.ts';
import { indexIn, laneOf, type SliceBoard } from '#web/features/release/slices/model/board.ts';
import { verdictOn, wordsFor } from '#web/features/release/slices/model/drops.ts';
import {
  CARD_HEIGHT,
  cardsIn,
  columnsIn,
  HEADS,
  lanesIn,
  leftOf,
  placeLanes,
} from '#web/features/release/slices/model/placing.ts';
import { gridOf } from '#web/features/release/slices/model/walk.ts';
import { NO_RELEASE } from '#web/replica/release/placeWhat.ts';
import type { Layout } from '#web/replica/story_map/types.ts';
import { slicesOf } from './scene.ts';

const MAP = { Search: ['s1', 's2', 's3'], Book: ['b1', 'b2'], Pay: [] };
const { board, layout } = slicesOf(MAP, {
  Later: { created: 2, holds: {} },
  Spring: { start: 100, holds: { s1: { epics: 2, epicsDone: 1, size: 5 }, b2: { epics: 1, size: 3 }, s3: {} } },
  Base: { start: 50, holds: { Book: {} } },
  Old: { completed: true, holds: { b1: {}, s1: {} } },
});
const stacks = (of: SliceBoard) => Object.fromEntries(of.lanes.map((lane) => [lane.id || '-', lane.stacks]));

describe('the lanes of a map', () => {
  test('are its open releases by start, then what is in none of them, with the cards in the order of the map', () => {
    expect(board.columns).toEqual(['Search', 'Book', 'Pay']);
    expect(board.lanes.map(({ id }) => id)).toEqual(['Base', 'Spring', 'Later', NO_RELEASE]);
    expect(stacks(board)).toEqual({
      Base: [[], ['Book'], []],
      Spring: [['s1', 's3'], ['b2'], []],
      Later: [[], [], []],
      '-': [['Search', 's2'], ['b1'], ['Pay']],
    });
    expect([...board.completedIn]).toEqual([
      ['b1', 'Old'],
      ['s1', 'Old'],
    ]);
    // Of five sub-activities and the step without any: what is in the completed release counts too.
    expect([board.count, board.planned]).toEqual([6, 4]);
  });

  test('sum their Activities and their epics', () => {
    expect(laneOf(board, 'Spring')?.totals).toEqual({ whats: 3, epics: 3, done: 1, doing: 0, size: 8, value: 0 });
    expect(laneOf(board, NO_RELEASE)?.totals).toMatchObject({ whats: 4, epics: 0 });
  });

  test('have one column on narrow screens', () => {
    const narrow = slicesOf(MAP, { Spring: { holds: { b2: {}, s1: {}, s3: {} } } }, true).board;
    expect(stacks(narrow)).toEqual({ Spring: [['s1', 's3', 'b2']], '-': [['Search', 's2', 'Book', 'b1', 'Pay']] });
    expect(indexIn(narrow, narrow.lanes[0] as never, 's2')).toEqual({ column: 0, index: 1 });
  });
});

describe('dropping a card', () => {
  const drop = (of: { board: SliceBoard; layout: Layout }, card: string, from: string, to: string, copies = false) => {
    const known = of.layout.cards.get(card);
    if (known === undefined) throw new Error(`no ${card}`);
    const verdict = verdictOn(of.board, known, { lane: from, card }, { lane: to, copies });
    return verdict.does === 'changes' ? `${verdict.from || '-'} > ${verdict.to || '-'}` : wordsFor(of.board, verdict);
  };
  const here = { board, layout };

  test('puts it in, takes it out, moves or copies it', () => {
    expect(drop(here, 's2', NO_RELEASE, 'Spring')).toBe('- > Spring');
    expect(drop(here, 's3', 'Spring', NO_RELEASE)).toBe('Spring > -');
    expect(drop(here, 's3', 'Spring', 'Later')).toBe('Spring > Later');
    expect(drop(here, 's3', 'Spring', 'Later', true)).toBe('- > Later');
    // There is nothing to be kept in no release.
    expect(drop(here, 's3', 'Spring', NO_RELEASE, true)).toBe('Spring > -');
    expect(drop(here, 's3', 'Spring', 'Spring')).toBeNull();
    expect(drop(here, 's3', 'Spring', 'gone')).toBeNull();
  });

  test('is refused by the rules of the server, in its words', () => {
    expect(drop(here, 'Pay', NO_RELEASE, 'Spring')).toBe(errors.releaseWhatLevelMix.message);
    expect(drop(here, 's2', NO_RELEASE, 'Base')).toBe(errors.releaseWhatLevelMix.message);
    expect(drop(here, 's1', 'Spring', NO_RELEASE)).toBe(errors.exploreInformationExists.message);
    expect(drop(here, 's1', 'Spring', 'Later')).toBe(errors.exploreInformationExists.message);
    // Its epics stay where they are, so it can be in another release too.
    expect(drop(here, 's1', 'Spring', 'Later', true)).toBe('- > Later');
    const both = slicesOf(MAP, { One: { holds: { s1: {} } }, Two: { holds: { s1: {} } } });
    expect(drop(both, 's1', 'One', 'Two')).toBe(texts.isThere);
    const explored = slicesOf(MAP, { One: { holds: { s1: { exploreObjects: 1 } } } });
    expect(drop(explored, 's1', 'One', NO_RELEASE)).toBe(errors.exploreInformationExists.message);
  });
});

describe('the keyboard', () => {
  const walk = (lane: string, card: string, ...ways: Step[]) =>
    ways.map((way) => {
      const next = walkGrid(gridOf(board), (item) => item.lane === lane && item.card === card, way, true);
      return next && `${next.lane || '-'} ${next.card}`;
    });

  test('goes from card to card, and into the next lane that has any', () => {
    expect(gridOf(board).flat(2)[0]).toEqual({ lane: 'Base', card: 'Book' });
    expect(walk('Spring', 's1', 'down', 'right', 'up', 'left')).toEqual([
      'Spring s3',
      'Spring b2',
      'Base Book',
      undefined,
    ]);
    expect(walk('Spring', 's3', 'down', 'right', 'home', 'end')).toEqual([
      '- Search',
      'Spring b2',
      'Spring s1',
      'Spring b2',
    ]);
    expect(walk(NO_RELEASE, 'Pay', 'down', 'up', 'left')).toEqual([undefined, 'Spring b2', '- b1']);
  });
});

describe('the places of the lanes', () => {
  const placing = placeLanes(board, false);

  test('follow each other, each as high as its highest column', () => {
    expect(placing.lanes[0]?.top).toBe(HEADS);
    for (const [index, { top, height }] of placing.lanes.entries())
      expect(placing.lanes[index + 1]?.top ?? top + height).toBe(top + height);
    const [base, spring] = placing.lanes.map(({ height }) => height);
    expect((spring ?? 0) - (base ?? 0)).toBe(CARD_HEIGHT + 8);
    expect(placing.width).toBe(leftOf(2) + 200 + 16);
    expect(placeLanes(board, true).lanes[0]?.top).toBe(0);
  });

  test('decide what is on the page', () => {
    expect(columnsIn(40, { from: 0, to: 400 })).toEqual({ from: 0, to: 2 });
    expect(columnsIn(40, { from: leftOf(10), to: leftOf(10) + 1 })).toEqual({ from: 10, to: 11 });
    expect(columnsIn(3, { from: 9_000, to: 9_900 })).toEqual({ from: 3, to: 3 });
    const [first, second] = placing.lanes;
    if (first === undefined || second === undefined) throw new Error('there are lanes');
    expect(cardsIn(first, 100, { from: first.top + 500, to: first.top + 660 })).toEqual({ from: 5, to: 8 });
    const shown = (from: number, to: number, inUse?: string) =>
      lanesIn(placing, { from, to }, (id) => id === inUse).map(({ lane }) => lane.id);
    expect(shown(second.top, second.top + 10)).toEqual(['Spring']);
    expect(shown(second.top, second.top + 10, NO_RELEASE)).toEqual(['Spring', NO_RELEASE]);
  });
});
