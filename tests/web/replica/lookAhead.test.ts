import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draft } from '#web/replica/command.ts';
import type { Refusal } from '#web/replica/entity.ts';
import { Scope } from '#web/replica/scope.ts';
import { addCard, deleteCard, moveCard, renameCard } from '#web/replica/story_map/cardCommands.ts';
import { mapEntities, whats } from '#web/replica/story_map/entities.ts';
import { LiveLayout } from '#web/replica/story_map/LiveLayout.ts';
import type { Layout, Place } from '#web/replica/story_map/types.ts';
import { type Sketch, type Standing, standing, standingOn, whatsOf } from './boards.ts';

type Intent =
  | { kind: 'add'; card: string; description: string; place: Place }
  | { kind: 'move'; card: string; place: Place }
  | { kind: 'rename'; card: string; description: string }
  | { kind: 'delete'; card: string };

const desk: Sketch = { Find: ['Filter', 'Sort'], Book: ['Pick'], Pay: [] };

/** A map with edits on top of it. */
function edited(intents: readonly Intent[], on: Sketch = desk, refusal: Refusal | null = null): Layout {
  const scope = new Scope('map:desk');
  scope.define(...mapEntities);
  const copy = scope.expectCopy([whats.type]);
  copy.add(
    whats.type,
    whatsOf(on).map((item) => (item.id === 'Ranked' ? { ...item, rankKey: 'a' } : item)),
  );
  copy.end();
  const draft: Draft = {
    get: (definition, id) => scope.get(definition, id),
    row: (index, group) => scope.row(index, group),
    put: ({ type }, entity) => scope.overlay(type, entity.id, entity),
    drop: ({ type }, id) => scope.overlay(type, id, null),
  };
  scope.drawWith(() => intents.forEach((intent) => draw(draft, intent, refusal)));
  scope.update(() => undefined);
  return new LiveLayout(scope);
}

function draw(draft: Draft, intent: Intent, refusal: Refusal | null): void {
  const about = { containerId: 'desk', ...intent };
  switch (about.kind) {
    case 'add':
      return addCard.apply?.(draft, { ...about, instead: null }, refusal);
    case 'move':
      return moveCard.apply?.(draft, about, refusal);
    case 'rename':
      return renameCard.apply?.(draft, { ...about, seen: '' }, refusal);
    case 'delete':
      return deleteCard.apply?.(draft, { ...about, replaced: false }, refusal);
  }
}

const after = (intents: Intent[], on: Sketch = desk) => standingOn(edited(intents, on));
const place = (parentId: string | null, before: string | null, next: string | null): Place => ({
  parentId,
  afterWhatId: before,
  beforeWhatId: next,
});

/** Whether an edit does not add a card under an id that was already given: each addition has a new one. */
const addsNoIdTwice = (intent: Intent, at: number, all: readonly Intent[]) =>
  intent.kind !== 'add' || !all.slice(0, at).some(({ kind, card }) => kind === 'add' && card === intent.card);

const heads = (all: Standing) => all.map(([text]) => text);

describe('pending edits on top of confirmed ones', () => {
  test('a card is added between its neighbours, and others follow it', () => {
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

  test('when the neighbour in front is gone, the one behind gives the place', () => {
    const colleagues = { Book: ['Pick'], Pay: [] };
    expect(
      heads(
        after([{ kind: 'add', card: 'new-1', description: 'Compare', place: place(null, 'Find', 'Book') }], colleagues),
      ),
    ).toEqual(['Compare', 'Book', 'Pay']);
  });

  test('nothing disappears when a card was put under the moved one meanwhile', () => {
    const colleagues = { Find: ['Filter', 'Sort'], Book: ['Pick'], Pay: ['By card'] };
    expect(after([{ kind: 'move', card: 'Pay', place: place('Book', 'Pick', null) }], colleagues)).toEqual(
      standing(colleagues),
    );
  });

  test('deleting a backbone card takes its children along', () => {
    const layout = edited([{ kind: 'delete', card: 'Find' }]);
    expect(standingOn(layout)).toEqual(standing({ Book: ['Pick'], Pay: [] }));
    expect(layout.cards.has('Filter')).toBe(false);
  });

  test('a refused description keeps the old one on the card and the typed one beside it', () => {
    const refusal: Refusal = { code: 'description-taken', message: 'taken' };
    const card = edited([{ kind: 'rename', card: 'Find', description: 'Search' }], desk, refusal).cards.get('Find');
    expect(card).toMatchObject({ description: 'Find', refused: { typed: 'Search', message: 'taken' } });
  });

  test('a rank is dropped when the level changes', () => {
    const ranked = { Find: ['Ranked'], Book: [] };
    expect(edited([], ranked).cards.get('Ranked')?.rank).toBe(1);
    const moved: Intent[] = [{ kind: 'move', card: 'Ranked', place: place(null, 'Find', 'Book') }];
    expect(edited(moved, ranked).cards.get('Ranked')?.rank).toBeNull();
    const reordered: Intent[] = [{ kind: 'move', card: 'Ranked', place: place('Book', null, null) }];
    expect(edited(reordered, ranked).cards.get('Ranked')?.rank).toBe(1);
  });

  test('no sequence of edits loses a card or shows it twice', () => {
    const ids = ['Find', 'Filter', 'Sort', 'Book', 'Pick', 'Pay', 'new-0', 'new-1'];
    const id = fc.constantFrom(...ids);
    const anyPlace = fc.record({ parentId: fc.option(id), afterWhatId: fc.option(id), beforeWhatId: fc.option(id) });
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
        const layout = edited(intents.filter(addsNoIdTwice));
        const rows = layout.backbone.map((id) => [id, layout.children.get(id) ?? []] as const);
        const standing = [...layout.backbone, ...rows.flatMap(([, row]) => row)];
        expect([...standing].sort()).toEqual([...layout.cards.values()].map(({ id: card }) => card).sort());
        for (const [parent, row] of rows)
          for (const child of row) expect(layout.cards.get(child)?.parentId).toBe(parent);
      }),
    );
  });
});
