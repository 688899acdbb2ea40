import type { UserItem } from '#lambdas/entities/people/access.ts';
import {
  accessRequestEntity,
  type AccessRequestItem,
  closeAccessRequest,
} from '#lambdas/entities/story_map/accessRequest.ts';
import * as mapLimits from '#lambdas/entities/story_map/limits.ts';
import { requireActive, requireOwnedBy, setMember } from '#lambdas/entities/story_map/member.ts';
import { memberEntity, type MemberItem } from '#lambdas/entities/story_map/storyMap.ts';
import { readUsage, checkLimit } from '#lambdas/entities/story_map/usage.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { add_member } from '#shared/contract/story_map/add_member.ts';
import * as errors from '#shared/errors.ts';
import { hasAccess } from '#shared/rules/story_map/membership.ts';

export const grants: TableGrants = {
  BatchGetItem: ['PEOPLE'],
  Query: ['MAP'],
  PutItem: ['USER'],
  UpdateItem: ['MAP'],
  DeleteItem: ['USER'],
  ConditionCheckItem: ['ACCESS', 'MAP'],
};

export const handler = implementCommand(add_member, {
  load: ({ reader, input: { containerId, uid } }) =>
    Promise.all([
      reader.get<[UserItem, MemberItem, AccessRequestItem]>([
        rowKeys.user(reader.keys, uid),
        rowKeys.member(reader.keys, containerId, uid),
        rowKeys.accessRequest(reader.keys, containerId, uid),
      ]),
      readUsage(reader, containerId, mapLimits.members),
    ]),
  run: async ({ input: { uid, role }, loaded: [[user, member, request], usage], storyMap, person, reader, writer }) => {
    const { keys } = reader;
    if (uid === storyMap.owner) throw new CallError(errors.ownerNoMember);
    if (user === undefined) throw new CallError(errors.userDoesNotExist);
    if (notDeleted(member)?.role === role)
      return writer.unchanged([
        { entity: memberEntity, row: member },
        { entity: accessRequestEntity, row: request },
      ]);
    if (notDeleted(member) === undefined) checkLimit(mapLimits.members, usage);
    return writer.commit({ storyMap: storyMap.id }, [
      setMember(keys, storyMap, uid, role, member, notDeleted(member) === undefined ? person.uid : undefined),
      ...(request !== undefined && hasAccess(role, request.access_type) ? closeAccessRequest(request) : []),
      requireActive(keys, user.email),
      requireOwnedBy(keys, storyMap),
    ]);
  },
});
