import {
  type AccessRequestItem,
  createAccessRequest,
  changeRequestedRole,
} from '#lambdas/entities/story_map/accessRequest.ts';
import { type MemberItem, roleOn, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { request_container_access } from '#shared/contract/story_map/request_container_access.ts';
import { hasAccess } from '#shared/rules/story_map/membership.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP'], PutItem: ['USER', 'MAP'], UpdateItem: ['MAP'] };

export const handler = implementCommand(request_container_access, {
  load: ({ reader, input: { containerId }, uid }) =>
    reader.get<[StoryMapHead, MemberItem, AccessRequestItem]>([
      rowKeys.storyMap(reader.keys, containerId),
      rowKeys.member(reader.keys, containerId, uid),
      rowKeys.accessRequest(reader.keys, containerId, uid),
    ]),
  run: async ({ input: { access_type }, loaded: [item, member, known], person, reader, writer }) => {
    const head = notDeleted(item);
    // The answer is the same for everybody, so it reveals neither whether the map exists nor the caller's role.
    if (head === undefined || hasAccess(roleOn(head, member, person.uid), access_type)) return writer.unchanged([]);
    const waiting = notDeleted(known);
    if (waiting?.access_type === access_type) return writer.unchanged([]);
    const steps =
      waiting !== undefined
        ? [changeRequestedRole(waiting, access_type)]
        : createAccessRequest(reader.keys, head, person, access_type, { former: known, date: Date.now() });
    return writer.commit({ storyMap: head.id }, steps, {}, { isShown: false });
  },
});
