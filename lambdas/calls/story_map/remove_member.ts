import { type AccessRequestItem, closeAccessRequest } from '#lambdas/entities/story_map/accessRequest.ts';
import { removeMember } from '#lambdas/entities/story_map/member.ts';
import type { MemberItem } from '#lambdas/entities/story_map/storyMap.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { remove_member } from '#shared/contract/story_map/remove_member.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'], DeleteItem: ['USER'] };

export const handler = implementCommand(remove_member, {
  load: ({ reader, input: { containerId, uid } }) =>
    reader.get<[MemberItem, AccessRequestItem]>([
      rowKeys.member(reader.keys, containerId, uid),
      rowKeys.accessRequest(reader.keys, containerId, uid),
    ]),
  run: async ({ loaded: [item, request], storyMap, writer }) => {
    const member = notDeleted(item);
    if (member === undefined) throw new CallError(errors.memberDoesNotExist);
    // Withdraws a viewer's request for the editor role too.
    const steps = [removeMember(storyMap, member), ...closeAccessRequest(request)];
    return writer.commit({ storyMap: storyMap.id }, steps);
  },
});
