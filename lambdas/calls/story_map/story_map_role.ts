import { type MemberItem, roleOn, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { story_map_role } from '#shared/contract/story_map/story_map_role.ts';
import * as access from '#shared/rules/access.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP'] };

export const handler = implementQuery(story_map_role, {
  load: ({ reader, input: { containerId }, uid }) =>
    reader.get<[StoryMapHead, MemberItem]>([
      rowKeys.storyMap(reader.keys, containerId),
      rowKeys.member(reader.keys, containerId, uid),
    ]),
  run: async ({ loaded: [item, member], person }) => {
    const head = notDeleted(item);
    const role = head === undefined ? 'none' : roleOn(head, member, person.uid);
    return { role, canView: head !== undefined && access.mapView.allows({ person, mapRole: role }) };
  },
});
