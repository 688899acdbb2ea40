import { expect } from 'vitest';
import type { EpicItem } from '#lambdas/entities/epic/epic.ts';
import type { ExploreItem } from '#lambdas/entities/epic/exploreObject.ts';
import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import type { ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import { belongsToParent, type WhatItem } from '#lambdas/entities/what/what.ts';
import { usedExploreObjects } from '#shared/rules/epic/epics.ts';
import type { SmallWorld } from '../smallWorld.ts';
import type { TableItem } from '../table.ts';
import type { PlanKnowledge } from './planEdits.ts';

/** The rows of a map's plan in the table. `there` returns the rows that are not deleted. */
export type Plan = {
  rows: ReadonlyMap<string, TableItem>;
  there: <Item>(type: string) => Item[];
  pointers: (prefix: string) => TableItem[];
};

export function planOf(table: ReadonlyMap<string, TableItem>, { domain, containerId }: SmallWorld): Plan {
  const rows = new Map<string, TableItem>();
  for (const item of table.values()) if (item.pk === `C#${domain}#MAP#${containerId}`) rows.set(item.sk, item);
  return {
    rows,
    there: <Item>(type: string) =>
      [...rows.values()].filter((item) => item['type'] === type && item['deletedAt'] === undefined) as Item[],
    pointers: (prefix) => [...rows.values()].filter(({ sk }) => sk.startsWith(prefix)),
  };
}

const partName = ({ releaseId, whatId }: { releaseId: string; whatId: string }) => `${releaseId}-${whatId}`;

/** Each release contains Activities of one level and counts them; its guards store whether it is open. */
export function expectSoundReleases({ there, pointers }: Plan): void {
  const parts = there<ReleaseWhatItem>('release_what');
  for (const { id, backbones, skeletons, completed } of there<ReleaseItem>('release')) {
    const levels = parts.filter(({ releaseId }) => releaseId === id).map(({ level }) => level);
    expect(new Set(levels).size, `levels in ${id}`).toBeLessThan(2);
    expect([backbones, skeletons], `Activities of ${id}`).toEqual([
      levels.filter((level) => level === 0).length,
      levels.filter((level) => level === 1).length,
    ]);
    expect(new Set(pointers(`guard#${id}#`).map(({ open }) => open))).toEqual(new Set([!completed]));
  }
}

/** Each Activity in a release is on the map, at the level stored in the release, and both count and list each other. */
export function expectSoundParts({ there, pointers }: Plan): void {
  const living = new Set(there<ReleaseItem>('release').map(({ id }) => id));
  const whats = new Map(there<WhatItem>('what').map((what) => [what.id, what]));
  const parts = there<ReleaseWhatItem>('release_what');
  for (const { releaseId, whatId, level } of parts.filter((part) => living.has(part.releaseId)))
    expect(whats.get(whatId), `${whatId} in ${releaseId}`).toMatchObject({ level });
  const listed = pointers('of#').flatMap(({ sk, releaseId, left }) =>
    left === true ? [] : [`${String(releaseId)}-${sk.split('#')[1] ?? ''}`],
  );
  expect(listed.sort()).toEqual(parts.map(partName).sort());
  for (const what of whats.values()) {
    const own = parts.filter(({ whatId }) => whatId === what.id);
    const inLiving = own.filter(({ releaseId }) => living.has(releaseId)).length;
    expect(what.inReleases ?? 0, `releases of ${what.id}`).toBeGreaterThanOrEqual(inLiving);
    // Deleted releases keep the entry of a deleted Activity; once added again, the Activity does not count them.
    if (what.generation === 0) expect(what.inReleases ?? 0, `releases of ${what.id}`).toBe(own.length);
    else expect(what.inReleases ?? 0, `releases of ${what.id}`).toBeLessThanOrEqual(own.length);
    const children = [...whats.values()].filter((child) => child.parentId === what.id && belongsToParent(child, what));
    const ofChildren = children.reduce((sum, child) => sum + (child.inReleases ?? 0), 0);
    expect(what.childrenInReleases ?? 0, `releases of those under ${what.id}`).toBe(ofChildren);
  }
}

/** The counters of each Activity in a release equal its items and epics, none of which is in another place. */
export function expectSoundCounts({ there }: Plan): void {
  const [parts, items, epics] = [
    there<ReleaseWhatItem>('release_what'),
    there<ExploreItem>('explore_object'),
    there<EpicItem>('epic'),
  ];
  const places = new Set(parts.map(partName));
  for (const entity of [...items, ...epics])
    expect(places.has(partName(entity)), `${entity.type} ${entity.id} is in an Activity of a release`).toBe(true);
  for (const part of parts) {
    const own = epics.filter((epic) => partName(epic) === partName(part));
    const sum = (field: 'cost' | 'size' | 'value') => own.reduce((all, epic) => all + (epic[field] ?? 0), 0);
    expect({ ...pickCounters(part) }, `counters of ${part.id}`).toEqual({
      exploreObjects: items.filter((item) => partName(item) === partName(part)).length,
      epics: own.length,
      epicsDone: own.filter(({ completed }) => completed).length,
      cost: sum('cost'),
      size: sum('size'),
      value: sum('value'),
    });
  }
}

const pickCounters = ({ exploreObjects, epics, epicsDone, cost, size, value }: ReleaseWhatItem) => ({
  exploreObjects,
  epics,
  epicsDone,
  cost,
  size,
  value,
});

/** Each explore item counts the epics that use it, and no epic uses a deleted item. */
export function expectUsesOfItems({ there }: Plan): void {
  const items = there<ExploreItem>('explore_object');
  const epics = there<EpicItem>('epic');
  const used = epics.flatMap((epic) => usedExploreObjects(epic).map((id) => `${partName(epic)} ${id}`));
  const named = new Map(items.map((item) => [`${partName(item)} ${item.id}`, item]));
  for (const use of used) expect(named.has(use), `${use} is there`).toBe(true);
  for (const [name, { uses }] of named) expect(uses, `uses of ${name}`).toBe(used.filter((use) => use === name).length);
}

/** Each name of an item or an epic exists once, and its pointer is correct. */
export function expectSoundNames({ there, pointers }: Plan): void {
  const items = there<ExploreItem>('explore_object');
  const names = items.map((item) => `${partName(item)} ${item.exploreType} ${item.name.toLowerCase()}`);
  expect(new Set(names).size).toBe(names.length);
  const ofItems = pointers('unique#explore#').map(({ exploreId }) => String(exploreId));
  expect(ofItems.sort()).toEqual(items.map(({ id }) => id).sort());

  const epics = there<EpicItem>('epic').filter(
    ({ nameObject, nameFreeText }) => nameObject !== null || nameFreeText !== null,
  );
  const nameOf = ({ nameObject, nameFreeText }: EpicItem) => nameObject?.id ?? nameFreeText?.toLowerCase();
  const taken = epics.map((epic) => `${partName(epic)} ${nameOf(epic) ?? ''}`);
  expect(new Set(taken).size).toBe(taken.length);
  const ofEpics = pointers('unique#epic#').map(({ epicId }) => String(epicId));
  expect(ofEpics.sort()).toEqual(epics.map(({ id }) => id).sort());
}

const KEY_OF: Readonly<Record<string, (id: string) => string>> = {
  release: (id) => `release#${id}`,
  release_what: (id) => `in#${id.replace('-', '#')}`,
  what: (id) => `board#what#${id}`,
  who: (id) => `board#who#${id}`,
};

/** No acknowledged change is lost or reverted: the newest acknowledged version of each entity is in the table. */
export function expectPlanAcknowledged({ acknowledged }: PlanKnowledge, { rows }: Plan): void {
  const places = new Map<string, TableItem>();
  for (const item of rows.values())
    if (['epic', 'explore_object'].includes(String(item['type']))) {
      const name = `${String(item['type'])} ${String(item['id'])}`;
      if (Number(places.get(name)?.['version'] ?? 0) < Number(item['version'])) places.set(name, item);
    }
  for (const [name, { type, id, version, isGone }] of acknowledged) {
    const keyOf = KEY_OF[type];
    const row = keyOf === undefined ? places.get(name) : rows.get(keyOf(id));
    if (type === 'epic_notes') continue;
    expect(row, `${name} is nowhere`).toMatchObject({ version });
    expect(row?.['deletedAt'] !== undefined, name).toBe(isGone);
  }
}
