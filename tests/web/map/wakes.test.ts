import { beforeEach, describe, expect, test } from 'vitest';
import { BACKBONE_ROW, mapEntities, whats, whatWhoLinks, whos } from '#web/map/entities.ts';
import type { Versioned } from '#web/replica/entity.ts';
import { entityKey, groupKey } from '#web/replica/keys.ts';
import { Scope } from '#web/replica/scope.ts';
import { what } from './boards.ts';

const COLUMNS = 100;
const ROWS = 100;
const id = (column: number, row: number) => `w${column}-${row}`;
const cardAt = (column: number, row: number, fields: object = {}) =>
  what(id(column, row), {
    level: 1,
    parentId: `w${column}`,
    orderKey: `a${String(row).padStart(3, '0')}`,
    ...fields,
  });

/** A map of 10,000 cards, each of which somebody looks at, and each row. */
function largeMap() {
  const scope = new Scope('map:large');
  scope.define(...mapEntities);
  const copy = scope.expectCopy(mapEntities.map(({ type }) => type));
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);
  copy.add(whats.type, [
    ...columns.map((column) => what(`w${column}`, { orderKey: `a${String(column).padStart(3, '0')}` })),
    ...columns.flatMap((column) => Array.from({ length: ROWS }, (_, row) => cardAt(column, row))),
  ]);
  copy.add(whos.type, [
    { id: 'rider', version: 1, name: 'Rider', groupId: null, categoryId: null, generation: 0 } as never,
  ]);
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
  for (const card of scope.all(whats).keys()) listen(entityKey(whats.type, card));
  for (const group of [BACKBONE_ROW, ...columns.map((column) => `w${column}`)])
    listen(groupKey(whats.indexes.children, group));
  return { scope, woken };
}

const large = largeMap();
const { scope, woken } = large;
const enter = (...changed: { id: string; version: number }[]) =>
  scope.enter({ changed: changed.map((entity) => ({ type: 'what', ...entity })), removed: [] });
const rowKey = (group: string) => groupKey(whats.indexes.children, group);
const cardKey = (card: string) => entityKey(whats.type, card);

beforeEach(() => {
  woken.length = 0;
});

describe('who wakes on a map of 10,000 cards', () => {
  test('a card that moves to another row: itself and the two rows', () => {
    enter(cardAt(1, 7, { version: 2, parentId: 'w2', orderKey: 'a0005' }));
    expect(woken.sort()).toEqual([cardKey(id(1, 7)), rowKey('w1'), rowKey('w2')].sort());
    expect(scope.row(whats.indexes.children, 'w2').indexOf(id(1, 7))).toBe(1);
  });

  test('a card with another text: itself and no row', () => {
    enter(cardAt(5, 5, { version: 2, description: 'other' }));
    expect(woken).toEqual([cardKey(id(5, 5))]);
  });

  test('a changed Who: no card and no row', () => {
    const rider = {
      type: 'who',
      id: 'rider',
      version: 2,
      name: 'Driver',
      groupId: null,
      categoryId: null,
      generation: 0,
    };
    scope.enter({ changed: [rider], removed: [] });
    expect(scope.get(whos, 'rider')?.name).toBe('Driver');
    expect(woken).toEqual([]);
  });

  test('a duplicate, or an older copy: nobody', () => {
    enter(cardAt(6, 6), cardAt(6, 6));
    expect(woken).toEqual([]);
  });

  test('a deleted column: its own cards, and it is there again when it is restored', () => {
    scope.enter({ changed: [], removed: [{ type: 'what', id: 'w9', version: 2 }] });
    expect(woken).toHaveLength(1 + ROWS + 2);
    expect(scope.row(whats.indexes.children, 'w9')).toEqual([]);
    enter(what('w9', { version: 3, orderKey: 'a009' }));
    expect(scope.row(whats.indexes.children, 'w9')).toHaveLength(ROWS);
    enter(what('w9', { version: 4, orderKey: 'a009', generation: 1 }));
    expect(scope.row(whats.indexes.children, 'w9')).toEqual([]);
  });

  test('a pending edit that is drawn anew: nobody but those it shows', () => {
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
