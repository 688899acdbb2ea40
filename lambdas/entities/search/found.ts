import type { SharedEntity } from '#lambdas/entities/company/shared.ts';
import { type MemberItem, roleOn, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { belongsToParent, type WhatItem } from '#lambdas/entities/what/what.ts';
import type { WhoItem } from '#lambdas/entities/who/who.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { SharedKind } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { MAX_HITS, type SearchType } from '#shared/model/limits.ts';
import * as access from '#shared/rules/access.ts';
import { type MapRole, type Person } from '#shared/rules/people/permissions.ts';
import { searchedRoles } from '#shared/rules/story_map/storyMapSearch.ts';

/** A story map that a search has found, as it is in the table now, and the role of the person on it. */
export type FoundMap = { map: StoryMapHead; role: MapRole };

/**
 * Reads the story maps with the found ids, without deleted ones. One round. For a search that covers only owners,
 * members are not read.
 */
export async function readFoundMaps(
  reader: Reader,
  ids: readonly string[],
  uid: string,
  type: SearchType,
): Promise<FoundMap[]> {
  const isByMember = type !== 'owner' && type !== 'all';
  const [maps, members] = await Promise.all([
    reader.get<StoryMapHead[]>(ids.map((id) => rowKeys.storyMap(reader.keys, id))),
    isByMember ? reader.get<MemberItem[]>(ids.map((id) => rowKeys.member(reader.keys, id, uid))) : [],
  ]);
  return maps.flatMap((map, i) =>
    map === undefined || notDeleted(map) === undefined ? [] : [{ map, role: roleOn(map, members[i], uid) }],
  );
}

/**
 * The found maps that a search of this type may show: maps on which the person really has one of the search's roles
 * (rule search.3).
 */
export function presentFoundMaps(
  found: readonly FoundMap[],
  type: SearchType,
): { objectID: string; name: string; why: string; owner: string }[] {
  const fitting = found.filter(({ role }) => searchedRoles[type].includes(role)).slice(0, MAX_HITS);
  return fitting.map(({ map: { id, name, why, owner } }) => ({ objectID: id, name, why, owner }));
}

/** Shared entities that a search has found, and their rows on the map to leave out. */
export type FoundShared = {
  entities: SharedEntity[];
  left: { map: StoryMapHead; role: MapRole; onMap: (WhatItem | WhoItem)[] } | undefined;
};

/** Reads the Activities or Whos with the found ids, and the ones on a map to leave out, if any. One round. */
export async function readFoundShared(
  reader: Reader,
  kind: SharedKind,
  ids: readonly string[],
  uid: string,
  containerId: string | undefined,
): Promise<FoundShared> {
  const { keys } = reader;
  const [entities, [map, member], onMap] = await Promise.all([
    reader.get<SharedEntity[]>(ids.map((id) => rowKeys.shared(keys, kind, id))),
    containerId === undefined
      ? []
      : reader.get<[StoryMapHead, MemberItem]>([
          rowKeys.storyMap(keys, containerId),
          rowKeys.member(keys, containerId, uid),
        ]),
    containerId === undefined
      ? []
      : reader.get<(WhatItem | WhoItem)[]>(ids.map((id) => rowKeys.onMap(keys, kind, containerId, id))),
  ]);
  const isThere = map !== undefined && notDeleted(map) !== undefined;
  return {
    entities: entities.filter((entity) => entity !== undefined && notDeleted(entity) !== undefined) as SharedEntity[],
    left: isThere
      ? {
          map,
          role: roleOn(map, member, uid),
          onMap: onMap.filter((item) => item !== undefined && notDeleted(item) !== undefined) as (WhatItem | WhoItem)[],
        }
      : undefined,
  };
}

/**
 * The found entities except the ones on the map to leave out. For a map that the person may not see nothing is left
 * out, since the gaps would reveal its contents.
 */
export async function excludeOnMap(
  reader: Reader,
  { entities, left }: FoundShared,
  person: Person,
): Promise<SharedEntity[]> {
  if (left === undefined || !access.mapView.allows({ person, mapRole: left.role })) return entities;
  const { map, onMap } = left;
  const parentIds = [...new Set(onMap.flatMap((item) => (isChild(item) ? [item.parentId] : [])))];
  const found =
    parentIds.length === 0
      ? []
      : await reader.get<WhatItem[]>(parentIds.map((id) => rowKeys.what(reader.keys, map.id, id)));
  const parents = new Map(parentIds.map((id, i) => [id, found[i]]));
  // Activities hidden under a deleted one are no longer on the map, so they can be added again.
  const standing = new Set(
    onMap.filter((item) => !isChild(item) || belongsToParent(item, parents.get(item.parentId))).map(({ id }) => id),
  );
  return entities.filter(({ id }) => !standing.has(id));
}

const isChild = (item: WhatItem | WhoItem): item is WhatItem & { parentId: string } =>
  'parentId' in item && item.parentId !== null;
