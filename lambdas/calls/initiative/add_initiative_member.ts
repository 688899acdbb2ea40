import {
  addInitiativeMember,
  initiativeMemberEntity,
  requireInitiativeOf,
} from '#lambdas/entities/initiative/initiative.ts';
import { readInitiativeBoard } from '#lambdas/entities/initiative/initiativeBoard.ts';
import type { UserItem } from '#lambdas/entities/people/access.ts';
import { requireActive } from '#lambdas/entities/story_map/member.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { add_initiative_member } from '#shared/contract/initiative/add_initiative_member.ts';
import * as errors from '#shared/errors.ts';
import { MAX_INITIATIVE_MEMBERS } from '#shared/model/limits.ts';

export const grants: TableGrants = {
  BatchGetItem: ['PEOPLE'],
  Query: ['INITIATIVE'],
  ConditionCheckItem: ['ACCESS', 'INITIATIVE'],
};

export const handler = implementCommand(add_initiative_member, {
  subject: initiative,
  load: ({ reader, input: { initiativeId, uid } }) =>
    Promise.all([reader.get<[UserItem]>([rowKeys.user(reader.keys, uid)]), readInitiativeBoard(reader, initiativeId)]),
  run: async ({ input: { uid }, loaded: [[user], board], initiative: item, reader: { keys }, writer }) => {
    if (uid === item.owner) throw new CallError(errors.ownerNoInitiativeMember);
    if (user === undefined) throw new CallError(errors.userDoesNotExist);
    const member = board.members.find(({ id }) => id === uid);
    if (member !== undefined) return writer.unchanged([{ entity: initiativeMemberEntity, row: member }]);
    if (board.members.length >= MAX_INITIATIVE_MEMBERS) throw new CallError(errors.initiativeFull);
    return writer.commit({ initiative: item.id }, [
      addInitiativeMember(keys, item.id, uid, board.former('initiative_member', uid)),
      requireActive(keys, user.email),
      requireInitiativeOf(item),
    ]);
  },
});
