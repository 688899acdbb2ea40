import { type AccessItem, endSessions } from '#lambdas/entities/people/access.ts';
import { hasPassword, poolNameOf } from '#lambdas/entities/people/signIns.ts';
import { userPool, type UserPoolGrants } from '#lambdas/ports/identity/userPool.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { reset_second_factor } from '#shared/contract/people/reset_second_factor.ts';
import * as errors from '#shared/errors.ts';
import { accessChangeError } from '#shared/rules/people/permissions.ts';

export const grants: TableGrants = { PutItem: ['COMPANY'], UpdateItem: ['ACCESS'] };

export const userPoolGrants: UserPoolGrants = [
  'AdminUserGlobalSignOut',
  'AdminSetUserMFAPreference',
  'AdminResetUserPassword',
];

/**
 * The table comes first, as in `sign_out_everywhere`. The mail replaces the lost app as proof that the next sign-in is
 * by the owner of the address (rule access.22).
 */
export const handler = implementCommand(reset_second_factor, {
  load: ({ reader, input }) => reader.get<[AccessItem]>([rowKeys.access(reader.keys, input.email)]),
  run: async ({ loaded: [known], person, writer }) => {
    if (typeof known?.sub !== 'string') throw new CallError(errors.emailNotRegistered);
    const error = accessChangeError(person, known);
    if (error !== undefined) throw new CallError(error);
    if (!hasPassword(known)) throw new CallError(errors.noPassword);
    const change = await writer.commit('company', endSessions(known));
    await userPool().resetSecondFactor(poolNameOf(known, known.sub));
    return change;
  },
});
