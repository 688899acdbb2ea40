import { initiativeMemberEntity, type InitiativeMemberItem } from '#lambdas/entities/initiative/initiative.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { remove } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { remove_initiative_member } from '#shared/contract/initiative/remove_initiative_member.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { UpdateItem: ['INITIATIVE'] };

export const handler = implementCommand(remove_initiative_member, {
  subject: initiative,
  load: ({ reader, input: { initiativeId, uid } }) =>
    reader.get<[InitiativeMemberItem]>([rowKeys.initiativeMember(reader.keys, initiativeId, uid)]),
  run: async ({ loaded: [item], initiative: { id }, writer }) => {
    const member = notDeleted(item);
    if (member === undefined) throw new CallError(errors.noInitiativeMember);
    return writer.commit({ initiative: id }, [remove(initiativeMemberEntity, member)]);
  },
});
