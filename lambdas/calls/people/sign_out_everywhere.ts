import { type AccessItem, endSessions } from '#lambdas/entities/people/access.ts';
import { poolNamesOf } from '#lambdas/entities/people/signIns.ts';
import { userPool, type UserPoolGrants } from '#lambdas/ports/identity/userPool.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { sign_out_everywhere } from '#shared/contract/people/sign_out_everywhere.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { PutItem: ['COMPANY'], UpdateItem: ['ACCESS'] };

export const userPoolGrants: UserPoolGrants = ['AdminUserGlobalSignOut'];

/** The table comes first: it ends every session at the next call, even if the request to the pool fails. */
export const handler = implementCommand(sign_out_everywhere, {
  load: ({ reader, email }) => reader.get<[AccessItem]>([rowKeys.access(reader.keys, email)]),
  run: async ({ loaded: [access], writer }) => {
    if (typeof access?.sub !== 'string') throw new CallError(errors.notAuthenticated);
    const change = await writer.commit('company', endSessions(access));
    await Promise.all(poolNamesOf(access).map(userPool().endSessions));
    return change;
  },
});
