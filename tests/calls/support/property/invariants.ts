import { expect } from 'vitest';
import { belongsToParent, type WhatItem } from '#lambdas/entities/what/what.ts';
import { apply, logOf, type State, stateOf, takeBack } from '../history.ts';
import type { SmallWorld } from '../smallWorld.ts';
import type { TableItem } from '../table.ts';
import type { MapWithLists } from '../withLists.ts';
import type { Knowledge } from './edits.ts';

type Board = MapWithLists;
type Table = ReadonlyMap<string, TableItem>;

/**
 * Every Activity has one place: on the backbone, or under a backbone Activity; none has a missing parent, itself as
 * parent, or a third level.
 */
export function expectSoundBoard(board: Board, table: Table, world: SmallWorld): void {
  const byId = new Map(board.whats.map((what) => [what.id, what]));
  expect(byId.size).toBe(board.whats.length);
  const placed = [...board.backboneOrder, ...board.whats.flatMap((what) => what.childOrder)];
  expect([...placed].sort()).toEqual([...byId.keys()].sort());
  for (const what of board.whats) {
    if (what.level === 0) expect(what.parentId).toBeNull();
    else expect(byId.get(what.parentId ?? ''), `${what.id} hangs under nothing`).toMatchObject({ level: 0 });
    if (what.level === 1) expect(what.childOrder).toEqual([]);
    const item = table.get(`C#${world.domain}#MAP#${world.containerId}\nboard#what#${what.id}`);
    expect(item?.['childCount'], `children of ${what.id}`).toBe(what.childOrder.length);
  }
  const texts = board.whats.map((what) => what.description.toLowerCase());
  expect(new Set(texts).size).toBe(texts.length);
}

/** The Activities in the table are either on the board, deleted, or under a deleted one. */
export function expectNoneHidden(board: Board, table: Table, { domain, containerId }: SmallWorld): void {
  const items = new Map(
    [...table.values()].flatMap((item) =>
      item.pk === `C#${domain}#MAP#${containerId}` && item['type'] === 'what'
        ? [[String(item['id']), item as unknown as WhatItem] as const]
        : [],
    ),
  );
  const onBoard = new Set(board.whats.map(({ id }) => id));
  for (const [id, item] of items) {
    const isGone = item.deletedAt !== undefined || !belongsToParent(item, items.get(item.parentId ?? ''));
    expect(onBoard.has(id), `${id} is there and hidden, or gone and shown`).toBe(!isGone);
  }
}

const KEY_OF: Readonly<Record<string, string>> = {
  who_group: 'wholabel',
  who_category: 'wholabel',
  what_who_link: 'link',
  who_who_link: 'whowho',
};

const keyOf = (type: string, id: string) => `board#${KEY_OF[type] ?? type}#${id.replace('-', '#')}`;

/** No acknowledged change is lost or reverted: the newest acknowledged version of each entity is in the table. */
export function expectAcknowledged(
  { acknowledged }: Knowledge,
  table: Table,
  { domain, containerId }: SmallWorld,
): void {
  for (const { type, id, version, isGone } of acknowledged.values()) {
    const item = table.get(`C#${domain}#MAP#${containerId}\n${keyOf(type, id)}`);
    expect(item, `${type} ${id} is nowhere`).toMatchObject({ version });
    expect(item?.['deletedAt'] !== undefined, `${type} ${id}`).toBe(isGone);
  }
}

/** Links belong to visible entities, one for each pair, and both ends show them. */
export function expectSoundLinks({ whos, whats, whatWhoLinks, whoWhoLinks }: Board): void {
  const [whoIds, whatIds] = [new Set(whos.map(({ id }) => id)), new Set(whats.map(({ id }) => id))];
  expect(whoIds.size).toBe(whos.length);
  expect(new Set(whos.map(({ name }) => name.toLowerCase())).size).toBe(whos.length);
  for (const { whatId, whoId } of whatWhoLinks) expect(whatIds.has(whatId) && whoIds.has(whoId)).toBe(true);
  for (const { whoId, otherWhoId } of whoWhoLinks)
    expect(whoIds.has(whoId) && whoIds.has(otherWhoId) && whoId !== otherWhoId).toBe(true);
  const pairs = whoWhoLinks.map(({ whoId, otherWhoId }) => [whoId, otherWhoId].sort().join());
  expect(new Set(pairs).size).toBe(pairs.length);
  const ends = (
    entities: readonly { [links in 'whoLinks' | 'whatLinks']?: Record<string, string> }[],
    links: 'whoLinks' | 'whatLinks',
  ) => entities.reduce((sum, entity) => sum + Object.keys(entity[links] ?? {}).length, 0);
  expect(ends(whats, 'whoLinks')).toBe(whatWhoLinks.length);
  expect(ends(whos, 'whatLinks')).toBe(whatWhoLinks.length);
  expect(ends(whos, 'whoLinks')).toBe(whoWhoLinks.length * 2);
}

/** Each name belongs to one group, or to one category of a group, and its pointer in the table is correct. */
export function expectSoundLabels(
  { whoGroups, whoCategories }: Board,
  table: Table,
  { domain }: SmallWorld,
  containerId: string,
): void {
  const names = [
    ...whoGroups.map(({ name }) => `group ${name.toLowerCase()}`),
    ...whoCategories.map(({ groupId, name }) => `${groupId ?? 'none'} ${name.toLowerCase()}`),
  ];
  expect(new Set(names).size).toBe(names.length);
  const pointers = [...table.values()]
    .filter(({ pk, sk }) => pk === `C#${domain}#MAP#${containerId}` && sk.startsWith('wholabel#'))
    .map(({ labelId }) => labelId);
  expect(new Set(pointers).size).toBe(pointers.length);
  expect(pointers).toEqual(expect.arrayContaining([...whoGroups, ...whoCategories].map(({ id }) => id)));
}

/** Each company Who counts its maps, also those that nobody edits here, and each name belongs to one Who. */
export function expectUses(table: Table, { domain }: SmallWorld, boards: readonly Board[]): void {
  const masters = [...table.values()].filter((item) => item['type'] === 'company_who');
  expect(new Set(masters.map(({ text }) => String(text).toLowerCase())).size).toBe(masters.length);
  const edited = new Set(boards.map(({ id: map }) => map));
  for (const { id, uses } of masters) {
    const on = boards.filter(({ whos }) => whos.some((who) => who.id === id)).map(({ id: map }) => map);
    const prefix = `C#${domain}#WHO#${String(id)}\nmap#`;
    const maps = [...table.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    expect(maps.filter((map) => edited.has(map)).sort()).toEqual(on.sort());
    expect(uses, `uses of ${String(id)}`).toBe(maps.length);
  }
}

/** The counts of every pair equal the counts over all maps. */
export async function expectPairs(world: SmallWorld, boards: readonly Board[]): Promise<void> {
  const expected = new Map<string, Record<string, number>>();
  for (const { whoId, otherWhoId, linkTypeId } of boards.flatMap(({ whoWhoLinks }) => whoWhoLinks)) {
    const pair = [whoId, otherWhoId].sort().join();
    const counts = expected.get(pair) ?? {};
    expected.set(pair, { ...counts, [linkTypeId]: (counts[linkTypeId] ?? 0) + 1 });
  }
  const ids = [...new Set(boards.flatMap(({ whos }) => whos.map(({ id }) => id)))].sort();
  const pairs = ids.flatMap((whoId, i) => ids.slice(i + 1).map((otherWhoId) => ({ whoId, otherWhoId })));
  await Promise.all(
    pairs.map(async (pair) => {
      expect((await world.call('who_pair_counts', pair)).counts).toEqual(
        expected.get(`${pair.whoId},${pair.otherWhoId}`) ?? {},
      );
    }),
  );
}

/** The log is complete: applied backwards to the state before each entry, and forwards again to the same states. */
export function expectHistory(table: Table, world: SmallWorld, start: State): void {
  const entries = logOf(table, world.domain, world.containerId);
  const now = stateOf(table, world.domain, world.containerId);
  const state: State = new Map(now);
  const before: string[] = [];
  for (const entry of [...entries].reverse()) {
    takeBack(state, entry);
    before.unshift(asText(state));
  }
  // The two members were written by entries of the same log, the map itself by the first entry.
  expect(state.size).toBe(0);
  expect(before).toContain(asText(start));
  const again: State = new Map();
  entries.forEach((entry, i) => {
    expect(asText(again)).toBe(before[i]);
    apply(again, entry);
  });
  expect(asText(again)).toBe(asText(now));
}

/** A state as a string, independent of the order of attributes, including nested ones. */
const asText = (state: State) =>
  JSON.stringify(
    [...state].sort(([a], [b]) => (a < b ? -1 : 1)),
    (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
  );
