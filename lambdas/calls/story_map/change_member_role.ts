import {
  accessRequestEntity,
  type AccessRequestItem,
  closeAccessRequest,
} from '#lambdas/entities/story_map/accessRequest.ts';
import { setMember } from '#lambdas/entities/story_map/member.ts';
import { memberEntity, type MemberItem } from '#lambdas/entities/story_map/storyMap.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { change_member_role } from '#shared/contract/story_map/change_member_role.ts';
import * as errors from '#shared/errors.ts';
import { hasAccess } from '#shared/rules/story_map/membership.ts';

export const grants: TableGrants = { PutItem: ['USER'], UpdateItem: ['MAP'], DeleteItem: ['USER'] };

export const handler = implementCommand(change_member_role, {
  load: ({ reader, input: { containerId, uid } }) =>
    reader.get<[MemberItem, AccessRequestItem]>([
      rowKeys.member(reader.keys, containerId, uid),
      rowKeys.accessRequest(reader.keys, containerId, uid),
    ]),
  run: async ({ input: { uid, role }, loaded: [item, request], storyMap, reader, writer }) => {
    const member = notDeleted(item);
    if (member === undefined) throw new CallError(errors.memberDoesNotExist);
    if (member.role === role)
      return writer.unchanged([
        { entity: memberEntity, row: member },
        { entity: accessRequestEntity, row: request },
      ]);
    return writer.commit({ storyMap: storyMap.id }, [
      setMember(reader.keys, storyMap, uid, role, member),
      ...(request !== undefined && hasAccess(role, request.access_type) ? closeAccessRequest(request) : []),
    ]);
  },
});
