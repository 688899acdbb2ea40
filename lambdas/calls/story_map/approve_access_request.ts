import {
  accessRequestEntity,
  type AccessRequestItem,
  closeAccessRequest,
} from '#lambdas/entities/story_map/accessRequest.ts';
import * as mapLimits from '#lambdas/entities/story_map/limits.ts';
import { requireActive, requireOwnedBy, setMember } from '#lambdas/entities/story_map/member.ts';
import { memberEntity, type MemberItem, roleOn } from '#lambdas/entities/story_map/storyMap.ts';
import { readUsage, checkLimit } from '#lambdas/entities/story_map/usage.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { approve_access_request } from '#shared/contract/story_map/approve_access_request.ts';
import * as errors from '#shared/errors.ts';
import { hasAccess, roleAskedFor } from '#shared/rules/story_map/membership.ts';

export const grants: TableGrants = {
  Query: ['MAP'],
  PutItem: ['USER'],
  UpdateItem: ['MAP'],
  DeleteItem: ['USER'],
  ConditionCheckItem: ['ACCESS', 'MAP'],
};

export const handler = implementCommand(approve_access_request, {
  load: ({ reader, input: { containerId, userId } }) =>
    Promise.all([
      reader.get<[AccessRequestItem, MemberItem]>([
        rowKeys.accessRequest(reader.keys, containerId, userId),
        rowKeys.member(reader.keys, containerId, userId),
      ]),
      readUsage(reader, containerId, mapLimits.members),
    ]),
  run: async ({ input: { userId, access_type }, loaded: [[item, member], usage], storyMap, reader, writer }) => {
    const { keys } = reader;
    const hasIt = hasAccess(roleOn(storyMap, member, userId), access_type);
    const request = notDeleted(item);
    if (request?.access_type !== access_type) {
      // Another person approved it first.
      if (request === undefined && hasIt)
        return writer.unchanged([
          { entity: memberEntity, row: member },
          { entity: accessRequestEntity, row: item },
        ]);
      throw new CallError(errors.accessRequestDoesNotExist);
    }
    const closing = closeAccessRequest(request);
    if (hasIt) return writer.commit({ storyMap: storyMap.id }, closing);
    if (notDeleted(member) === undefined) checkLimit(mapLimits.members, usage);
    const joining = [setMember(keys, storyMap, userId, roleAskedFor(access_type), member)];
    const holding = [requireActive(keys, request.user_email), requireOwnedBy(keys, storyMap)];
    return writer.commit({ storyMap: storyMap.id }, [...joining, ...closing, ...holding]);
  },
});
