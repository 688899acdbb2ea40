import type { AccessItem } from '#lambdas/entities/people/access.ts';
import { accessOfFound, findUser } from '#lambdas/entities/people/accessOf.ts';
import { transferSuperAdmin } from '#lambdas/entities/people/accessRoles.ts';
import { poolNamesOf } from '#lambdas/entities/people/signIns.ts';
import { userPool, type UserPoolGrants } from '#lambdas/ports/identity/userPool.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { transfer_super_admin } from '#shared/contract/people/transfer_super_admin.ts';
import * as errors from '#shared/errors.ts';
import { transferError } from '#shared/rules/people/permissions.ts';

export const grants: TableGrants = { BatchGetItem: ['PEOPLE'], PutItem: ['COMPANY'], UpdateItem: ['ACCESS'] };

export const userPoolGrants: UserPoolGrants = ['AdminUserGlobalSignOut'];

/** The table comes first, as in `sign_out_everywhere`. */
export const handler = implementCommand(transfer_super_admin, {
  load: ({ reader, input, email }) =>
    Promise.all([findUser(reader, input), reader.get<[AccessItem]>([rowKeys.access(reader.keys, email)])]),
  run: async ({ loaded: [found, [own]], person, reader, writer }) => {
    if (typeof own?.sub !== 'string') throw new CallError(errors.notAuthenticated);
    const target = await accessOfFound(reader, found);
    const error = transferError(person, target);
    if (error !== undefined) throw new CallError(error);
    const change = await writer.commit('company', transferSuperAdmin(own, target));
    await Promise.all(poolNamesOf(own).map(userPool().endSessions));
    return change;
  },
});
