import { beforeEach, describe, expect, test } from 'vitest';
import type { Versioned } from '#web/replica/entity.ts';
import { entityKey, groupKey } from '#web/replica/keys.ts';
import { Scope } from '#web/replica/scope.ts';
import { BACKBONE_ROW, LINKED, mapEntities, whats, whatWhoLinks, whos } from '#web/replica/story_map/entities.ts';
import { what } from './boards.ts';

const id = (column: number, row: number) => `w${column}-${row}`;
const cardAt = (column: number, row: number, fields: object = {}) =>
  what(id(column, row), {
    level: 1,
    parentId: `w${column}`,
    orderKey: `a${String(row).padStart(3, '0')}`,
    ...fields,
  });
const rowKey = (group: string) => groupKey(whats.indexes.children, group);
const cardKey = (card: string) => entityKey(whats.type, card);

/** A map of columns with as many cards each, each of which somebody looks at, and each row. */
function largeMap(columnCount: number, rowCount: number) {
  const scope = new Scope('map:large');
  scope.define(...mapEntities);
  const copy = scope.expectCopy(mapEntities.map(({ type }) => type));
  const columns = Array.from({ length: columnCount }, (_, column) => column);
  copy.add(whats.type, [
    ...columns.map((column) => what(`w${column}`, { orderKey: `a${String(column).padStart(3, '0')}` })),
    ...columns.flatMap((column) => Array.from({ length: rowCount }, (_, row) => cardAt(column, row))),
  ]);
  copy.add(whos.type, [who(1, 'Rider')]);
  copy.add(whatWhoLinks.type, [
    {
      id: 'l',
      version: 1,
      whatId: id(3, 3),
      whoId: 'rider',
      linkTypeId: 't',
      whatGeneration: 0,
      whoGeneration: 0,
    } as never,
  ]);
  copy.end();
  const woken: string[] = [];
  const listen = (key: string) => scope.subscribe([key], () => woken.push(key));
  for (const card of scope.all(whats).keys()) listen(cardKey(card));
  for (const group of [BACKBONE_ROW, ...columns.map((column) => `w${column}`)]) listen(rowKey(group));
  const enter = (...changed: { id: string; version: number }[]) =>
    scope.enter({ changed: changed.map((entity) => ({ type: 'what', ...entity })), removed: [] });
  return { scope, woken, enter };
}

const who = (version: number, name: string): Versioned =>
  ({ id: 'rider', version, name, groupId: null, categoryId: null, generation: 0 }) as never;

describe.each([
  [100, 10, 9],
  [1_000, 40, 24],
  [10_000, 100, 99],
])('subscribers on a map of %i cards', (_, columns, rows) => {
  const { scope, woken, enter } = largeMap(columns, rows);

  test('of a card that moves within its row: its row, and itself', () => {
    woken.length = 0;
    enter(cardAt(4, 2, { version: 2, orderKey: 'a0065' }));
    expect(woken.sort()).toEqual([cardKey(id(4, 2)), rowKey('w4')].sort());
  });

  test('of a card that moves to another row: itself and the two rows', () => {
    woken.length = 0;
    enter(cardAt(1, 7, { version: 2, parentId: 'w2', orderKey: 'a0005' }));
    expect(woken.sort()).toEqual([cardKey(id(1, 7)), rowKey('w1'), rowKey('w2')].sort());
  });

  test('of a backbone card that moves: itself and the backbone, whatever is under it', () => {
    woken.length = 0;
    enter(what('w5', { version: 2, orderKey: 'a0015' }));
    expect(woken.sort()).toEqual([cardKey('w5'), rowKey(BACKBONE_ROW)].sort());
  });

  test('of a changed Who: none, though a card is linked with it', () => {
    woken.length = 0;
    scope.enter({ changed: [{ type: 'who', ...who(2, 'Driver') }], removed: [] });
    expect(woken).toEqual([]);
  });
});

const COLUMNS = 100;
const ROWS = 100;
const { scope, woken, enter } = largeMap(COLUMNS, ROWS);

beforeEach(() => {
  woken.length = 0;
});

describe('subscribers on a large map', () => {
  test('of a card with another text: itself and no row', () => {
    enter(cardAt(5, 5, { version: 2, description: 'other' }));
    expect(woken).toEqual([cardKey(id(5, 5))]);
  });

  test('of a changed Who: no card and no row', () => {
    scope.enter({ changed: [{ type: 'who', ...who(2, 'Driver') }], removed: [] });
    expect(scope.get(whos, 'rider')?.name).toBe('Driver');
    expect(woken).toEqual([]);
  });

  test('of the linked cards: a new link, and no other change of any card', () => {
    const key = groupKey(whats.indexes.linked, LINKED);
    const stop = scope.subscribe([key], () => woken.push(key));
    const linked = (version: number, fields: object = {}) =>
      cardAt(7, 7, { version, childContainerId: 'desks', ...fields });
    enter(cardAt(8, 8, { version: 2, description: 'other' }));
    expect(woken).toEqual([cardKey(id(8, 8))]);
    enter(linked(2));
    expect(scope.row(whats.indexes.linked, LINKED)).toEqual([id(7, 7)]);
    enter(linked(3, { description: 'other' }));
    enter(linked(4, { parentId: 'w8' }));
    expect(woken.filter((one) => one === key)).toHaveLength(1);
    enter(linked(5, { childContainerId: null }));
    expect(scope.row(whats.indexes.linked, LINKED)).toEqual([]);
    stop();
  });

  test('of a duplicate, or an older copy: none', () => {
    enter(cardAt(6, 6), cardAt(6, 6));
    expect(woken).toEqual([]);
  });

  test('of a deleted column: its own cards, and it reappears when it is restored', () => {
    scope.enter({ changed: [], removed: [{ type: 'what', id: 'w9', version: 2 }] });
    expect(woken).toHaveLength(1 + ROWS + 2);
    expect(scope.row(whats.indexes.children, 'w9')).toEqual([]);
    enter(what('w9', { version: 3, orderKey: 'a009' }));
    expect(scope.row(whats.indexes.children, 'w9')).toHaveLength(ROWS);
    enter(what('w9', { version: 4, orderKey: 'a009', generation: 1 }));
    expect(scope.row(whats.indexes.children, 'w9')).toEqual([]);
  });

  test('of a replayed pending edit: only those that it affects', () => {
    let isOn = true;
    scope.drawWith(() => {
      const card = scope.get(whats, id(20, 20));
      if (isOn && card !== undefined)
        scope.overlay(whats.type, card.id, { ...card, description: 'typed' } as Versioned);
    });
    scope.update(() => undefined);
    expect(woken).toEqual([cardKey(id(20, 20))]);
    enter(cardAt(30, 30, { version: 2, size: 3 }));
    expect(woken).toEqual([cardKey(id(20, 20)), cardKey(id(30, 30))]);
    isOn = false;
    scope.update(() => undefined);
    expect(scope.get(whats, id(20, 20))?.description).toBe(id(20, 20));
    expect(woken).toHaveLength(3);
  });
});
