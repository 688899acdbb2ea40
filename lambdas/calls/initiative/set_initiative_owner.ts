import {
  initiativeEntity,
  type InitiativeMemberItem,
  setInitiativeOwner,
} from '#lambdas/entities/initiative/initiative.ts';
import type { UserItem } from '#lambdas/entities/people/access.ts';
import { requireActive } from '#lambdas/entities/story_map/member.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { set_initiative_owner } from '#shared/contract/initiative/set_initiative_owner.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = {
  BatchGetItem: ['PEOPLE'],
  Query: ['INITIATIVE'],
  UpdateItem: ['INITIATIVE'],
  ConditionCheckItem: ['ACCESS', 'INITIATIVE'],
};

export const handler = implementCommand(set_initiative_owner, {
  subject: initiative,
  load: async ({ reader, input: { initiativeId, newOwnerUid } }) => {
    const { keys } = reader;
    const [[user], members] = await Promise.all([
      reader.get<[UserItem]>([rowKeys.user(keys, newOwnerUid)]),
      reader.range<InitiativeMemberItem>(rowKeys.initiativeMembers(keys, initiativeId)),
    ]);
    return { user, members };
  },
  run: async ({ input: { newOwnerUid }, loaded: { user, members }, initiative: item, reader: { keys }, writer }) => {
    if (user === undefined) throw new CallError(errors.userDoesNotExist);
    if (newOwnerUid === item.owner) return writer.unchanged([{ entity: initiativeEntity, row: item }]);
    const memberOf = (uid: string) => members.find(({ id }) => id === uid);
    return writer.commit({ initiative: item.id }, [
      ...setInitiativeOwner(keys, item, newOwnerUid, { old: memberOf(item.owner), new: memberOf(newOwnerUid) }),
      requireActive(keys, user.email),
    ]);
  },
});
