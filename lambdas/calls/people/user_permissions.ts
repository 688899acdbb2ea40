import { presentClaims, type UserItem } from '#lambdas/entities/people/access.ts';
import { accessOf } from '#lambdas/entities/people/accessOf.ts';
import { type MapByRole, readMapsByRole } from '#lambdas/entities/story_map/mapsInLists.ts';
import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { user_permissions } from '#shared/contract/people/user_permissions.ts';
import { pageOf } from '#shared/rules/story_map/storyMapList.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP', 'PEOPLE'], Query: ['USER'] };

/** The number of a person's story maps by role. */
function countsByRole(listed: readonly MapByRole[]) {
  const countOf = (wanted: MapByRole['role']) => listed.filter(({ role }) => role === wanted).length;
  return {
    ownerContainerCount: countOf('owner'),
    editContainerCount: countOf('editor'),
    viewContainerCount: countOf('viewer'),
  };
}

export const handler = implementQuery(user_permissions, {
  load: async ({ reader, input: { uid } }) => {
    const [[user], listed] = await Promise.all([
      reader.get<[UserItem]>([rowKeys.user(reader.keys, uid)]),
      readMapsByRole(reader, uid),
    ]);
    return { user, listed };
  },
  run: async ({ input, loaded: { user, listed }, reader }) => {
    const { page, totalPages, items } = pageOf(listed, input.page);
    const [access, heads] = await Promise.all([
      accessOf(reader, user),
      reader.get<StoryMapHead[]>(items.map(({ mapId: containerId }) => rowKeys.storyMap(reader.keys, containerId))),
    ]);
    const docs = items.flatMap(({ role }, i) => {
      const head = notDeleted(heads[i]);
      return head === undefined ? [] : [{ id: head.id, name: head.name, role }];
    });
    return { claims: presentClaims(access), ...countsByRole(listed), docs, page, totalPages, total: listed.length };
  },
});
