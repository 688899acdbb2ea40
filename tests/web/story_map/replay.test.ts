import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeFor } from '#web/features/story_map/model/layout.ts';
import { replay } from '#web/features/story_map/model/replay.ts';
import { share } from '#web/features/story_map/model/share.ts';
import type { Intent, Layout, Pending, Place, Refusal } from '#web/features/story_map/model/types.ts';
import { boardOf, standing, standingOn, type Standing } from './boards.ts';

const board = boardOf({ Find: ['Filter', 'Sort'], Book: ['Pick'], Pay: [] });
const pending = (intents: Intent[], refused: Refusal | null = null): Pending[] =>
  intents.map((intent, index) => ({ ...intent, seq: index + 1, refused }));
const after = (intents: Intent[], on: Layout = board) => standingOn(replay(on, pending(intents)));
const place = (parentId: string | null, before: string | null, next: string | null): Place => ({
  parentId,
  after: before,
  before: next,
});

const heads = (all: Standing) => all.map(([text]) => text);

describe('pending edits on top of what the server said', () => {
  test('a card is added between its neighbours, and others behind it', () => {
    const intents: Intent[] = [
      { kind: 'add', card: 'new-1', description: 'Compare', place: place(null, 'Find', 'Book') },
      { kind: 'add', card: 'new-2', description: 'By price', place: place('new-1', null, null) },
      { kind: 'add', card: 'new-3', description: 'Decide', place: place(null, 'new-1', 'Book') },
    ];
    expect(after(intents)).toEqual(
      standing({ Find: ['Filter', 'Sort'], Compare: ['By price'], Decide: [], Book: ['Pick'], Pay: [] }),
    );
  });

  test('a backbone card moves with its children', () => {
    expect(after([{ kind: 'move', card: 'Find', place: place(null, 'Pay', null) }])).toEqual([
      ['Book', ['Pick']],
      ['Pay', []],
      ['Find', ['Filter', 'Sort']],
    ]);
  });

  test('cards move between rows and levels', () => {
    const intents: Intent[] = [
      { kind: 'move', card: 'Pay', place: place('Book', 'Pick', null) },
      { kind: 'move', card: 'Filter', place: place(null, null, 'Find') },
    ];
    expect(after(intents)).toEqual(standing({ Filter: [], Find: ['Sort'], Book: ['Pick', 'Pay'] }));
  });

  test('when the neighbour in front is gone, the one behind tells the place', () => {
    const colleagues = boardOf({ Book: ['Pick'], Pay: [] });
    expect(
      heads(
        after([{ kind: 'add', card: 'new-1', description: 'Compare', place: place(null, 'Find', 'Book') }], colleagues),
      ),
    ).toEqual(['Compare', 'Book', 'Pay']);
  });

  test('nothing vanishes when a card was put under the moved one meanwhile', () => {
    const colleagues = boardOf({ Find: ['Filter', 'Sort'], Book: ['Pick'], Pay: ['By card'] });
    expect(after([{ kind: 'move', card: 'Pay', place: place('Book', 'Pick', null) }], colleagues)).toEqual(
      standingOn(colleagues),
    );
  });

  test('deleting a backbone card takes its children along', () => {
    const layout = replay(board, pending([{ kind: 'delete', card: 'Find' }]));
    expect(standingOn(layout)).toEqual(standing({ Book: ['Pick'], Pay: [] }));
    expect(layout.cards.has('Filter')).toBe(false);
  });

  test('a refused description keeps the old one on the card and the typed one beside it', () => {
    const refusal: Refusal = { code: 'description-taken', message: 'taken' };
    const card = replay(board, pending([{ kind: 'rename', card: 'Find', description: 'Search' }], refusal)).cards.get(
      'Find',
    );
    expect(card).toMatchObject({ description: 'Find', refused: { typed: 'Search', message: 'taken' } });
  });

  test('a rank does not come along to another level', () => {
    const ranked: Layout = {
      ...board,
      cards: new Map([...board.cards].map(([id, card]) => [id, { ...card, rank: 1 }])),
    };
    const layout = replay(ranked, pending([{ kind: 'move', card: 'Filter', place: place(null, 'Find', 'Book') }]));
    expect(layout.cards.get('Filter')?.rank).toBeNull();
    expect(layout.cards.get('Sort')?.rank).toBe(1);
  });

  test('whatever is meant, no card is lost or seen twice', () => {
    const ids = ['Find', 'Filter', 'Sort', 'Book', 'Pick', 'Pay', 'new-0', 'new-1'];
    const id = fc.constantFrom(...ids);
    const anyPlace = fc.record({ parentId: fc.option(id), after: fc.option(id), before: fc.option(id) });
    const anyIntent = fc.oneof(
      fc.record({
        kind: fc.constant('add' as const),
        card: fc.constantFrom('new-0', 'new-1'),
        description: fc.string(),
        place: anyPlace,
      }),
      fc.record({ kind: fc.constant('move' as const), card: id, place: anyPlace }),
      fc.record({ kind: fc.constant('delete' as const), card: id }),
    );
    fc.assert(
      fc.property(fc.array(anyIntent, { maxLength: 12 }), (intents) => {
        const layout = replay(board, pending(intents));
        const standing = [...layout.backbone, ...[...layout.children.values()].flat()];
        expect([...standing].sort()).toEqual([...layout.cards.keys()].sort());
        expect([...layout.children.keys()].sort()).toEqual([...layout.backbone].sort());
        for (const [parent, row] of layout.children)
          for (const child of row) expect(layout.cards.get(child)?.parentId).toBe(parent);
      }),
    );
  });
});

describe('sharing', () => {
  test('only what changed is a new object', () => {
    const next = share(
      board,
      replay(board, pending([{ kind: 'move', card: 'Sort', place: placeFor(board, 'Sort', 'Find', 0) }])),
    );
    expect(next.children.get('Find')).toEqual(['Sort', 'Filter']);
    expect(next.children.get('Book')).toBe(board.children.get('Book'));
    expect(next.backbone).toBe(board.backbone);
    expect(next.cards.get('Sort')).toBe(board.cards.get('Sort'));
  });
});
