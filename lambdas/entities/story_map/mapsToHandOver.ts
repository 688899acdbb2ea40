import type { PersonPointer } from '#lambdas/entities/people/access.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { CallOutput } from '#shared/contract/registry.ts';
import { proposedOwner } from '#shared/rules/story_map/membership.ts';
import { pageOf } from '#shared/rules/story_map/storyMapList.ts';
import { type ListedMap, type MemberItem, presentStoryMap, type StoryMapHead } from './storyMap.ts';

/** The uids of people who cannot own a story map: they have no access, or have deleted their account. One round. */
export async function readPeopleWhoCannotOwn(reader: Reader): Promise<ReadonlySet<string>> {
  const lists = await Promise.all([
    reader.range<PersonPointer>(rowKeys.allWithoutAccess(reader.keys)),
    reader.range<PersonPointer>(rowKeys.allWithoutAccount(reader.keys)),
  ]);
  return new Set(lists.flat().map(({ uid }) => uid));
}

/**
 * A page of a list of story maps, each with the proposed next owner (rule share.13). A page is short, so the members of
 * all its maps are one round of a few queries.
 * @param mayOwn whether a person may own them
 */
export async function readMapsToHandOver(
  reader: Reader,
  listed: readonly ListedMap[],
  asked: number,
  mayOwn: (uid: string) => boolean,
): Promise<CallOutput<'proposed_owners'>> {
  const { page, totalPages, items } = pageOf(listed, asked);
  const mapIds = items.map(({ mapId: containerId }) => containerId);
  const [heads, members] = await Promise.all([
    reader.get<StoryMapHead[]>(mapIds.map((id) => rowKeys.storyMap(reader.keys, id))),
    Promise.all(mapIds.map((id) => reader.range<MemberItem>(rowKeys.members(reader.keys, id)))),
  ]);
  const docs = heads.flatMap((found, i) => {
    const head = notDeleted(found);
    if (head === undefined) return [];
    const editors = (members[i] ?? [])
      .filter((member) => notDeleted(member) !== undefined && member.role === 'editor')
      .map(({ id, editorSince }) => ({ uid: id, since: editorSince }));
    return [{ ...presentStoryMap(head), proposed: proposedOwner({ ...head, editors }, mayOwn) }];
  });
  return { docs, page, totalPages, total: listed.length };
}
