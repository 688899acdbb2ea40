import * as z from 'zod/mini';
import { defineEntity, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { create, remove, revive } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { type StarredMap, starSchema } from '#shared/model/story_map/star.ts';
import * as access from '#shared/rules/access.ts';
import type { Person } from '#shared/rules/people/permissions.ts';
import { type MemberItem, roleOn, type StoryMapHead } from './storyMap.ts';

const fields = fieldsOf(starSchema, { uid: z.string() });
/** A person's star on a story map, in the partition of the person; its id is that of the map. */
export type StarItem = RowOf<typeof fields>;

export const starEntity = defineEntity({
  type: 'star',
  key: rowKeys.star,
  fields,
  present: { model: starSchema },
  // Counted when a star is added; no revert brings one back.
  heldBy: [],
  parent: { story_map: (keys, { id }) => [rowKeys.storyMap(keys, id)] },
  // Leads from the map to its stars when it is purged, also to those that were taken away.
  derived: (keys, { id, uid }) => ({
    pointers: [{ key: rowKeys.starOnMap(keys, id, uid), fields: { uid }, deleted: { uid, left: true } }],
  }),
});

export const starDescription = describeEntity(starEntity, {
  keyFromLog: null,
  history: null,
  export: {
    title: 'Starred story maps of people',
    rows: { of: 'people', range: rowKeys.stars },
  },
  search: null,
  personal: null,
});

/** The step that adds a star. @param former the tombstone of an earlier one */
export function addStar(keys: Keys, containerId: string, uid: string, former: StarItem | undefined): Mutation {
  const added = { uid, starredAt: Date.now() };
  return former === undefined
    ? create(starEntity, rowKeys.star(keys, uid, containerId), containerId, added)
    : revive(starEntity, former, added);
}

/** The step that removes a star. */
export const removeStar = (star: StarItem): Mutation => remove(starEntity, star);

/**
 * The starred story maps that a person may see, in the order in which they were starred. One round.
 * @param stars all stars of the person, including removed ones
 */
export async function readStarredMaps(
  reader: Reader,
  person: Person,
  stars: readonly StarItem[],
): Promise<StarredMap[]> {
  const { keys } = reader;
  const living = stars.filter((star) => notDeleted(star) !== undefined);
  const [heads, members] = await Promise.all([
    reader.get<StoryMapHead[]>(living.map(({ id }) => rowKeys.storyMap(keys, id))),
    reader.get<MemberItem[]>(living.map(({ id }) => rowKeys.member(keys, id, person.uid))),
  ]);
  const shown = living.flatMap((star, i) => {
    const head = notDeleted(heads[i]);
    if (head === undefined) return [];
    const mapRole = roleOn(head, members[i], person.uid);
    return access.mapView.allows({ person, mapRole }) ? [{ ...starEntity.present(star), name: head.name }] : [];
  });
  return shown.sort((a, b) => a.starredAt - b.starredAt);
}
