import * as z from 'zod/mini';
import { whats } from '#lambdas/entities/story_map/limits.ts';
import { defineEntity, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import type { Around, Counted, Pointer } from '#lambdas/store/entity/derived.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import { type DescribingRule, type EntityChange, setOrCleared, valuesOf } from '#lambdas/store/entity/history.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Keys, mapOf } from '#lambdas/store/keys.ts';
import { BACKBONE } from '#shared/model/limits.ts';
import { type What, whatSchema } from '#shared/model/what/what.ts';

const fields = fieldsOf(whatSchema, {
  childCount: z.int(),
  // Missing in rows written before there were releases.
  inReleases: z.optional(z.int()),
  childrenInReleases: z.optional(z.int()),
});
/**
 * The fields of an Activity on a map. The description is a copy of the company's, so that a board is one range of keys.
 */
export type WhatFields = Omit<What, 'id' | 'version'>;
/**
 * An Activity on a map. `childCount` is a counter for conditions, kept for backbone Activities. `inReleases` counts the
 * releases that it was put into, and `childrenInReleases` the releases of its children; 0 proves that it is in none,
 * and releases deleted since then still count. `generation` rises each time a deleted Activity is added again; children
 * belong to one generation of their parent, so that children deleted with it do not come back.
 */
export type WhatItem = RowOf<typeof fields>;
/** The fields of a parent that its children depend on. */
export type Parent = Pick<WhatItem, 'id' | 'generation'>;

export const whatEntity = defineEntity({
  type: 'what',
  key: rowKeys.what,
  fields,
  counters: ['childCount', 'inReleases', 'childrenInReleases'],
  present: { model: whatSchema },
  heldBy: [{ map: whats }],
  derived: (keys, row, around) => {
    const containerId = mapOf(row) ?? '';
    const { id, childContainerId } = row;
    const use = { key: rowKeys.sharedUse(keys, 'what', id, containerId), fields: { mapId: containerId } };
    const uses = { key: rowKeys.shared(keys, 'what', id), attribute: 'uses' };
    return {
      pointers:
        childContainerId === null ? [use] : [use, childMapOf(keys, containerId, { id, childContainerId }, around)],
      counts: [uses, ...countsOfParent(keys, containerId, row, around)],
    };
  },
  parent: { what: (keys, row) => (row.parentId === null ? [] : [rowKeys.what(keys, mapOf(row) ?? '', row.parentId)]) },
  owns: [
    {
      types: ['what'],
      at: (keys, row) => (row.level === BACKBONE ? [rowKeys.whats(keys, mapOf(row) ?? '')] : []),
      // Of whichever generation: it would have the first one again when it is added once more.
      isOwn: (child, { id }) => child['parentId'] === id,
    },
    {
      types: ['release_what'],
      list: (keys, row) => rowKeys.releasesOfWhat(keys, mapOf(row) ?? '', row.id),
      // A part that is not deleted goes with its release, which is.
      each: (keys, { left, releaseId }, row) =>
        left === true ? [rowKeys.releaseWhat(keys, mapOf(row) ?? '', String(releaseId), row.id)] : [],
    },
    { types: ['what_who_link'], at: (keys, row) => [rowKeys.linksOfWhat(keys, mapOf(row) ?? '', row.id)] },
    {
      types: ['what_text', 'what_reference', 'what_maturity'],
      at: (keys, row) => [rowKeys.whatDetails(keys, mapOf(row) ?? '', row.id)],
    },
    {
      types: ['comment'],
      at: (keys, row) => [rowKeys.commentsOf(keys, mapOf(row) ?? '', { aboutType: 'what', aboutId: row.id })],
    },
  ],
  trash: rowKeys.trashOfMap,
});

const isMoved = ({ was, now }: EntityChange) =>
  now !== null && 'parentId' in now && now['parentId'] !== was?.['parentId'];

/** A move changes the place too. */
const unlessMoved =
  (describe: DescribingRule): DescribingRule =>
  (change, subject) =>
    isMoved(change) ? [] : describe(change, subject);

export const whatDescription = describeEntity(whatEntity, {
  keyFromLog: rowKeys.what,
  history: {
    subject: ({ id }) => ({ whatId: id }),
    created: 'what_created',
    removed: 'what_deleted',
    changed: {
      description: 'what_description',
      priorityId: 'what_priority',
      cost: 'what_cost',
      size: 'what_size',
      value: 'what_value',
      childContainerId: setOrCleared('childContainerId', 'what_story_map_linked', 'what_story_map_unlinked'),
      parentId: (change, subject) =>
        isMoved(change) ? [{ type: 'what_moved', ...subject, ...valuesOf(change, 'parentId') }] : [],
      orderKey: unlessMoved((_, subject) => [{ type: 'what_order', ...subject }]),
      rankKey: unlessMoved(setOrCleared('rankKey', 'what_rank', 'what_rank_removed')),
      // Both are derived from the parent.
      level: null,
      parentGeneration: null,
      generation: null,
    },
  },
  export: {
    title: 'Activities of story maps',
    rows: { of: 'story_maps', range: rowKeys.whats },
  },
  search: null,
  personal: null,
});

/** The pointer from an Activity to its story map, with the name that it has when they are linked. */
function childMapOf(
  keys: Keys,
  containerId: string,
  { id, childContainerId }: { id: string; childContainerId: string },
  around: Around,
): Pointer {
  const storyName = around.get<{ name: string }>(rowKeys.storyMap(keys, childContainerId))?.name;
  // It is restored with its Activity, so the tombstone keeps it.
  return {
    key: rowKeys.childMap(keys, containerId, id),
    fields: { whatId: id, childContainerId, storyName },
    deleted: 'kept',
  };
}

/** A parent that was deleted and added again since does not count its former children. */
function countsOfParent(keys: Keys, containerId: string, row: WhatItem, around: Around): Counted[] {
  const { parentId, parentGeneration, inReleases = 0 } = row;
  if (parentId === null) return [];
  const key = rowKeys.what(keys, containerId, parentId);
  const parent = around.get<WhatItem>(key);
  if (parent !== undefined && parent.generation !== parentGeneration) return [];
  return [
    { key, attribute: 'childCount' },
    { key, attribute: 'childrenInReleases', by: inReleases },
  ];
}

/**
 * The visible Activities of a map: neither deleted nor hidden under a deleted parent.
 * @param items all items of them in the map's partition
 */
export function visibleWhats(items: readonly WhatItem[]): WhatItem[] {
  const there = new Map(items.filter((item) => item.deletedAt === undefined).map((item) => [item.id, item]));
  return [...there.values()].filter((item) =>
    belongsToParent(item, item.parentId === null ? undefined : there.get(item.parentId)),
  );
}

/** Whether an Activity belongs to this parent's present generation; true for the backbone, which has no parent. */
export function belongsToParent(item: WhatItem, parent: WhatItem | undefined): boolean {
  if (item.parentId === null) return true;
  return parent !== undefined && parent.deletedAt === undefined && parent.generation === item.parentGeneration;
}
