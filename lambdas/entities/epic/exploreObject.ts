import * as z from 'zod/mini';
import type { ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import { defineEntity, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import { loggedText } from '#lambdas/store/entity/keyFromLog.ts';
import { placesOfText, pointerOfText } from '#lambdas/store/entity/uniqueText.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Key, type Keys, mapOf } from '#lambdas/store/keys.ts';
import { change, create, remove } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { Requirement } from '#lambdas/store/table/requirements.ts';
import type { Fold } from '#lambdas/store/textHash.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { exploreObjectSchema, type ExploreType, type ReadExploreObject } from '#shared/model/epic/epic.ts';
import { MAX_EXPLORE_OBJECTS } from '#shared/model/limits.ts';

const fields = fieldsOf(exploreObjectSchema, { uses: z.int() });
/**
 * A When, Where or Data item of an Activity in a release. `uses` counts the epics that use it: while it is used it
 * cannot be removed (rule explore.4).
 */
export type ExploreItem = RowOf<typeof fields>;

export const exploreObjectEntity = defineEntity({
  type: 'explore_object',
  key: rowKeys.exploreObject,
  fields,
  uniqueText: 'name',
  counters: ['uses'],
  changedWith: ['releaseId', 'whatId', 'name'],
  present: { model: exploreObjectSchema },
  heldBy: [
    {
      row: (keys, row) => rowKeys.releaseWhat(keys, mapOf(row) ?? '', row.releaseId, row.whatId),
      counter: 'exploreObjects',
      max: MAX_EXPLORE_OBJECTS,
      refusal: errors.tooManyExploreObjects,
    },
  ],
  parent: {
    release: (keys, row) => [rowKeys.release(keys, mapOf(row) ?? '', row.releaseId)],
    what: (keys, row) => [rowKeys.what(keys, mapOf(row) ?? '', row.whatId)],
  },
  derived: (keys, row) => {
    const containerId = mapOf(row) ?? '';
    const { releaseId, whatId } = row;
    const place = placeOfName(keys, containerId, row);
    return {
      pointers: [pointerOfText(place, row, { fields: { exploreId: row.id }, free: placesOfText(place) })],
      counts: [
        {
          key: rowKeys.releaseWhat(keys, containerId, releaseId, whatId),
          attribute: 'exploreObjects',
          require: NOT_DELETED,
        },
      ],
    };
  },
});

export const exploreObjectDescription = describeEntity(exploreObjectEntity, {
  keyFromLog: (keys, home, id, fields) =>
    rowKeys.exploreObject(keys, home, loggedText(fields, 'releaseId'), loggedText(fields, 'whatId'), id),
  history: {
    subject: ({ was, now }) => {
      const { releaseId, whatId, name } = { ...was, ...now } as Record<string, string | undefined>;
      return {
        ...(releaseId !== undefined && { releaseId }),
        ...(whatId !== undefined && { whatId }),
        ...(name !== undefined && { about: name }),
      };
    },
    created: 'explore_object_added',
    removed: 'explore_object_removed',
    changed: { name: 'explore_object_name', nameLower: null, releaseId: null, whatId: null, exploreType: null },
  },
  export: {
    title: 'Explore items of releases',
    rows: { of: 'story_maps', range: rowKeys.exploreObjectsOfMap },
  },
  search: null,
  personal: null,
});

/** An explore item as reads give it. */
export const readExploreObject = (row: ExploreItem): ReadExploreObject => ({
  ...exploreObjectEntity.present(row),
  type: row.exploreType,
});

/** Condition of a transaction: the row exists and is not deleted. */
export const NOT_DELETED: readonly Requirement[] = [{ is: 'there' }, { without: 'deletedAt' }];

/** The step that adds an explore item to an Activity in a release. */
export function addExploreObject(
  keys: Keys,
  containerId: string,
  { releaseId, whatId }: Pick<ReleaseWhatItem, 'releaseId' | 'whatId'>,
  id: string,
  exploreType: ExploreType,
  name: string,
): Mutation {
  const key = rowKeys.exploreObject(keys, containerId, releaseId, whatId, id);
  const all = { releaseId, whatId, exploreType, name, nameLower: name.toLowerCase(), uses: 0 };
  return create(exploreObjectEntity, key, id, all);
}

/** A name of an explore item, where it is unique. */
type ExploreName = Pick<ExploreItem, 'releaseId' | 'whatId' | 'exploreType' | 'name'>;

const placeOfName =
  (keys: Keys, containerId: string, { releaseId, whatId, exploreType, name }: ExploreName) =>
  (fold?: Fold): Key =>
    rowKeys.exploreName(keys, containerId, releaseId, whatId, exploreType, name, fold);

/**
 * The conditions that no explore item of its kind has a name in this Activity of the release (rule explore.2).
 * @param own the place that the item itself has
 */
export const requireFreeExploreName = (keys: Keys, containerId: string, name: ExploreName, own?: Key): Mutation[] =>
  placesOfText(placeOfName(keys, containerId, name))
    .filter((key) => key.sk !== own?.sk)
    .map((key) => ({ do: 'require', key, require: [{ is: 'absent' }], otherwise: errors.exploreObjectExists }));

/** The steps that give an explore item another name (rule explore.3). */
export function renameExploreObject(keys: Keys, containerId: string, item: ExploreItem, name: string): Mutation[] {
  const own = placeOfName(keys, containerId, item)(item.fold ?? 1);
  return [
    change(exploreObjectEntity, item, { name, nameLower: name.toLowerCase() }),
    ...requireFreeExploreName(keys, containerId, { ...item, name }, own),
  ];
}

/** The step that removes an explore item if no epic uses it at that very moment (rule explore.4). */
export const removeExploreObject = (item: ExploreItem): Mutation =>
  remove(exploreObjectEntity, item, { require: [{ counter: 'uses', equals: 0 }] });

/** An existing explore item. @throws CallError explore-object-does-not-exist */
export function existingExploreObject(item: ExploreItem | undefined): ExploreItem {
  const there = notDeleted(item);
  if (there === undefined) throw new CallError(errors.exploreObjectDoesNotExist);
  return there;
}
