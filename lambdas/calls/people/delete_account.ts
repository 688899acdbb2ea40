import { type AccessItem, deleteAccount } from '#lambdas/entities/people/access.ts';
import { poolNamesOf } from '#lambdas/entities/people/signIns.ts';
import { userPool, type UserPoolGrants } from '#lambdas/ports/identity/userPool.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { delete_account } from '#shared/contract/people/delete_account.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { PutItem: ['COMPANY', 'PEOPLE'], UpdateItem: ['ACCESS'], DeleteItem: ['PEOPLE'] };

export const userPoolGrants: UserPoolGrants = ['AdminDeleteUser'];

/** The table comes first: if the pool fails, the account can sign in and be deleted again. */
export const handler = implementCommand(delete_account, {
  load: ({ reader, email }) => reader.get<[AccessItem]>([rowKeys.access(reader.keys, email)]),
  run: async ({ loaded: [access], writer }) => {
    if (typeof access?.sub !== 'string') throw new CallError(errors.notAuthenticated);
    const change = await writer.commit('company', [deleteAccount(access)]);
    await Promise.all(poolNamesOf(access).map(userPool().deleteAccount));
    return change;
  },
});
