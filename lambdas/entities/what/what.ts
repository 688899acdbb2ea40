import * as z from 'zod/mini';
import { renameShared, type SharedEntity } from '#lambdas/entities/company/shared.ts';
import { defineEntity, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import type { Around, Counted, Pointer } from '#lambdas/store/entity/derived.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Keys, mapOf } from '#lambdas/store/keys.ts';
import { change, create, remove, revive } from '#lambdas/store/steps.ts';
import { type Mutation } from '#lambdas/store/steps/mutations.ts';
import { type Requirement } from '#lambdas/store/table/requirements.ts';
import type { KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { BACKBONE } from '#shared/model/limits.ts';
import { type What, whatSchema } from '#shared/model/what/what.ts';
import { levelUnder } from '#shared/rules/what/levels.ts';

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
  trash: (keys, containerId, { parentId }) => (parentId === null ? [] : [rowKeys.what(keys, containerId, parentId)]),
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
 * The steps that put a company's Activity onto a map, or back onto it.
 * @param hidden its remaining row on this map: a tombstone, or itself under a deleted parent
 * @param formerParent the deleted parent that it is taken from, which may be restored one day and must not count it
 * then
 */
export function placeWhat(
  keys: Keys,
  containerId: string,
  id: string,
  fields: Omit<WhatFields, 'parentId' | 'generation' | 'parentGeneration'>,
  parent: Parent | undefined,
  hidden: WhatItem | undefined,
  formerParent?: WhatItem,
): Mutation[] {
  const all = {
    ...fields,
    parentId: parent?.id ?? null,
    parentGeneration: parent?.generation ?? null,
    generation: nextGeneration(hidden),
    childCount: 0,
    // Deleted releases still hold it, and would count it again when they are restored.
    inReleases: hidden?.inReleases ?? 0,
    childrenInReleases: 0,
  };
  const context = formerParent === undefined ? [] : [formerParent];
  return [
    hidden === undefined
      ? create(whatEntity, rowKeys.what(keys, containerId, id), id, all)
      : revive(whatEntity, hidden, all, { context }),
    ...requireUnder(keys, containerId, parent, errors.parentDoesNotExist),
    ...(formerParent !== undefined && formerParent.generation === hidden?.parentGeneration
      ? [requireDeletedParent(formerParent)]
      : []),
  ];
}

/** The generation of an Activity that is put onto a map. @param hidden its remaining row there */
export function nextGeneration(hidden: WhatItem | undefined): number {
  return hidden === undefined ? 0 : hidden.generation + 1;
}

/** The condition that a parent is still deleted, in the generation that was read. */
function requireDeletedParent({ pk, sk, generation }: WhatItem): Mutation {
  const require: Requirement[] = [{ having: 'deletedAt' }, { attribute: 'generation', equals: generation }];
  return { do: 'require', key: { pk, sk }, require };
}

/**
 * Removes an Activity from a map; the children of a backbone Activity are hidden with it. The company keeps it.
 * @param taken the number of releases that the same change takes it out of, before it is removed
 */
export function removeWhat(keys: Keys, containerId: string, item: WhatItem, taken = 0): Mutation[] {
  const left = { ...item, inReleases: (item.inReleases ?? 0) - taken };
  return [
    remove(whatEntity, left, { require: [...isInAsMany(item), ...areChildrenInAsMany(item)] }),
    ...requireParent(keys, containerId, item),
  ];
}

/** The condition that nobody has put it into a release or taken it out since the read. */
const isInAsMany = ({ inReleases = 0 }: WhatItem): Requirement[] => [{ counter: 'inReleases', equals: inReleases }];
const areChildrenInAsMany = ({ childrenInReleases = 0 }: WhatItem): Requirement[] => [
  { counter: 'childrenInReleases', equals: childrenInReleases },
];

/** Moves an Activity among its siblings. */
export function reorderWhat(keys: Keys, containerId: string, item: WhatItem, orderKey: string): Mutation[] {
  return [change(whatEntity, item, { orderKey }), ...requireParent(keys, containerId, item)];
}

/**
 * Moves an Activity under another parent or onto the backbone. An Activity that goes under another one must have no
 * children at the moment of the write (rule what.2). A rank counts within one level and is dropped when the level
 * changes (rule what.15).
 */
export function reparentWhat(
  keys: Keys,
  containerId: string,
  item: WhatItem,
  parent: Parent | undefined,
  orderKey: string,
): Mutation[] {
  const level = levelUnder(parent?.id ?? null);
  const under = { parentId: parent?.id ?? null, parentGeneration: parent?.generation ?? null, level, orderKey };
  const set = level !== item.level && item.rankKey !== null ? { ...under, rankKey: null } : under;
  const hasNoChildren = parent === undefined ? [] : [{ attribute: 'childCount', equals: 0 }];
  return [
    change(whatEntity, item, set, { require: [...isInAsMany(item), ...hasNoChildren] }),
    ...requireParent(keys, containerId, item),
    ...requireUnder(keys, containerId, parent, errors.parentDoesNotExist),
  ];
}

/** Changes some fields of an Activity on a map. */
export function changeWhat(keys: Keys, containerId: string, item: WhatItem, set: Partial<WhatFields>): Mutation[] {
  return [change(whatEntity, item, set), ...requireParent(keys, containerId, item)];
}

/** Gives an Activity a new description, on the company's row and on the map (see `renameShared`). */
export function describeWhat(
  keys: Keys,
  containerId: string,
  item: WhatItem,
  entity: SharedEntity,
  description: string,
  uses: number,
): Mutation[] {
  return [
    ...renameShared(keys, 'what', entity, description, uses),
    ...requireParent(keys, containerId, item),
    change(whatEntity, item, { description }),
  ];
}

/**
 * The visible Activities of a map: neither deleted nor hidden under a deleted parent.
 * @param items all items of them in the map's partition
 */
export function visibleWhats(items: readonly WhatItem[]): WhatItem[] {
  const there = new Map(items.filter((item) => item.deletedAt === undefined).map((item) => [item.id, item]));
  return [...there.values()].filter((item) =>
    isUnder(item, item.parentId === null ? undefined : there.get(item.parentId)),
  );
}

/** Whether an Activity belongs to this parent's present generation; true for the backbone, which has no parent. */
export function isUnder(item: WhatItem, parent: WhatItem | undefined): boolean {
  if (item.parentId === null) return true;
  return parent !== undefined && parent.deletedAt === undefined && parent.generation === item.parentGeneration;
}

function parentOf(item: WhatItem): Parent | undefined {
  return item.parentId === null ? undefined : { id: item.parentId, generation: item.parentGeneration ?? 0 };
}

/**
 * The conditions on a parent for editing its children: it exists, is not deleted, was not added again since, and is on
 * the backbone.
 */
function asParent(parent: Parent): Requirement[] {
  return [
    { without: 'deletedAt' },
    { attribute: 'generation', equals: parent.generation },
    { attribute: 'level', equals: BACKBONE },
  ];
}

/** The condition for putting an Activity under a parent again, in the parent's present generation. */
export function requireAsParent(keys: Keys, containerId: string, parent: Parent): Mutation {
  return { do: 'require', key: rowKeys.what(keys, containerId, parent.id), require: asParent(parent) };
}

/** An Activity whose backbone Activity is deleted is hidden and cannot be edited. */
function requireParent(keys: Keys, containerId: string, item: WhatItem): Mutation[] {
  return requireUnder(keys, containerId, parentOf(item), errors.whatDoesNotExist);
}

/** The condition that a parent can have children, if there is one. */
function requireUnder(keys: Keys, containerId: string, parent: Parent | undefined, otherwise: KnownError): Mutation[] {
  if (parent === undefined) return [];
  const key = rowKeys.what(keys, containerId, parent.id);
  return [{ do: 'require', key, require: asParent(parent), otherwise }];
}

/**
 * The conditions for changing something that belongs to an Activity: the Activity is on the map at that very moment, in
 * the generation that was read.
 */
export function requireWhat(keys: Keys, containerId: string, item: WhatItem): Mutation[] {
  return [
    {
      do: 'require',
      key: rowKeys.what(keys, containerId, item.id),
      require: [{ without: 'deletedAt' }, { attribute: 'generation', equals: item.generation }],
      otherwise: errors.whatDoesNotExist,
    },
    ...requireParent(keys, containerId, item),
  ];
}
