import { type AccessItem, personOf, type UserItem } from '#lambdas/entities/people/access.ts';
import { type MemberItem, roleOn, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import * as access from '#shared/rules/access.ts';

/**
 * Those of some people who may view a story map now: they have access to the application, and a role on the map or to
 * all of them. Two rounds; none without people.
 */
export async function viewersAmong(
  reader: Reader,
  company: CompanyDomain,
  containerId: string,
  uids: readonly string[],
): Promise<string[]> {
  if (uids.length === 0) return [];
  const { keys } = reader;
  const [[head], members, users] = await Promise.all([
    reader.get<[StoryMapHead]>([rowKeys.storyMap(keys, containerId)]),
    reader.get<MemberItem[]>(uids.map((uid) => rowKeys.member(keys, containerId, uid))),
    reader.get<UserItem[]>(uids.map((uid) => rowKeys.user(keys, uid))),
  ]);
  const map = notDeleted(head);
  if (map === undefined) return [];
  const known = users.flatMap((user) => user ?? []);
  const rights = await reader.get<AccessItem[]>(known.map(({ email }) => rowKeys.access(keys, email)));
  const byUid = new Map(rights.flatMap((row) => (row === undefined ? [] : [[row.uid, row]])));
  return uids.filter((uid, i) => {
    const own = byUid.get(uid);
    if (own?.active !== true) return false;
    return access.mapView.allows({ person: personOf(own, company), mapRole: roleOn(map, members[i], uid) });
  });
}
