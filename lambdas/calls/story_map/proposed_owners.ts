import type { PersonPointer, UserItem } from '#lambdas/data/entities/access.ts';
import {
  type ListedMap,
  type MemberItem,
  presentStoryMap,
  type StoryMapHead,
} from '#lambdas/data/entities/storyMap.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { CallError } from '#shared/CallError.ts';
import { proposed_owners } from '#shared/contract/story_map/proposed_owners.ts';
import * as errors from '#shared/errors.ts';
import { proposedOwner } from '#shared/rules/membership.ts';
import { pageOf } from '#shared/rules/storyMapList.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP', 'PEOPLE'], Query: ['MAP', 'PEOPLE', 'USER'] };

export const handler = implementQuery(proposed_owners, {
  load: async ({ reader, input: { uid } }) => {
    const [[user], listed, ...unable] = await Promise.all([
      reader.get<[UserItem]>([rowKeys.user(reader.keys, uid)]),
      reader.range<ListedMap>(rowKeys.listedMaps(reader.keys, uid, 'owner')),
      reader.range<PersonPointer>(rowKeys.allWithoutAccess(reader.keys)),
      reader.range<PersonPointer>(rowKeys.allWithoutAccount(reader.keys)),
    ]);
    return { user, listed, unable: new Set(unable.flat().map((person) => person.uid)) };
  },
  run: async ({ input, loaded: { user, listed, unable }, reader }) => {
    if (user === undefined) throw new CallError(errors.userDoesNotExist);
    const { page, totalPages, items } = pageOf(listed, input.page);
    const mapIds = items.map(({ mapId }) => mapId);
    // A page is short, so the members of all its maps are one round of a few queries.
    const [heads, members] = await Promise.all([
      reader.get<StoryMapHead[]>(mapIds.map((id) => rowKeys.storyMap(reader.keys, id))),
      Promise.all(mapIds.map((id) => reader.range<MemberItem>(rowKeys.members(reader.keys, id)))),
    ]);
    const mayOwn = (uid: string) => uid !== input.uid && !unable.has(uid);
    const docs = heads.flatMap((found, i) => {
      const head = notDeleted(found);
      if (head === undefined) return [];
      const editors = (members[i] ?? [])
        .filter((member) => notDeleted(member) !== undefined && member.role === 'editor')
        .map(({ id, editorSince }) => ({ uid: id, since: editorSince }));
      return [{ ...presentStoryMap(head), proposed: proposedOwner({ ...head, editors }, mayOwn) }];
    });
    return { docs, page, totalPages, total: listed.length };
  },
});
