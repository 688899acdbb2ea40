import { renameShared, type SharedEntity } from '#lambdas/entities/company/shared.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Keys } from '#lambdas/store/keys.ts';
import { change, create, remove, revive } from '#lambdas/store/steps.ts';
import { type Mutation } from '#lambdas/store/steps/mutations.ts';
import { type Requirement } from '#lambdas/store/table/requirements.ts';
import type { KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { BACKBONE } from '#shared/model/limits.ts';
import { levelUnder } from '#shared/rules/what/levels.ts';
import { type Parent, whatEntity, type WhatFields, type WhatItem } from './what.ts';

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
