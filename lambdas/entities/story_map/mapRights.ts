import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import * as access from '#shared/rules/access.ts';
import { type Person } from '#shared/rules/people/permissions.ts';
import { type MemberItem, roleOn, type StoryMapHead } from './storyMap.ts';

/** A story map that a person may view. */
export type ViewedMap = { head: StoryMapHead; mayEdit: boolean };

type StoredRights = { head: StoryMapHead | undefined; member: MemberItem | undefined };

/** Story maps with a person's membership, as stored. */
export type MapRights = readonly StoredRights[];

/** Reads what decides about a person's rights on a story map. One round. */
export async function readRightsOn(reader: Reader, uid: string, containerId: string): Promise<StoredRights> {
  const [head, member] = await reader.get<[StoryMapHead, MemberItem]>([
    rowKeys.storyMap(reader.keys, containerId),
    rowKeys.member(reader.keys, containerId, uid),
  ]);
  return { head, member };
}

/** Reads what decides about a person's rights on story maps. One round. */
export async function readMapRights(reader: Reader, uid: string, mapIds: Iterable<string>): Promise<MapRights> {
  const ids = [...new Set(mapIds)];
  const { keys } = reader;
  const [heads, members] = await Promise.all([
    reader.get<StoryMapHead[]>(ids.map((id) => rowKeys.storyMap(keys, id))),
    reader.get<MemberItem[]>(ids.map((id) => rowKeys.member(keys, id, uid))),
  ]);
  return ids.map((_, i) => ({ head: heads[i], member: members[i] }));
}

/** The story maps among some that a person may view, by id. */
export function viewedMaps(rights: MapRights, person: Person): Map<string, ViewedMap> {
  const viewed = new Map<string, ViewedMap>();
  for (const stored of rights) {
    const map = viewedMap(stored, person);
    if (map !== undefined) viewed.set(map.head.id, map);
  }
  return viewed;
}

/** A story map that a person may view; undefined otherwise. */
export function viewedMap({ head: stored, member }: StoredRights, person: Person): ViewedMap | undefined {
  const head = notDeleted(stored);
  if (head === undefined) return undefined;
  const question = { person, mapRole: roleOn(head, member, person.uid) };
  return access.mapView.allows(question) ? { head, mayEdit: access.mapEdit.allows(question) } : undefined;
}
