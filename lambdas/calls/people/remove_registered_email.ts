import { type AccessItem, removeAccess } from '#lambdas/entities/people/access.ts';
import { poolNamesOf } from '#lambdas/entities/people/signIns.ts';
import { userPool, type UserPoolGrants } from '#lambdas/ports/identity/userPool.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { remove_registered_email } from '#shared/contract/people/remove_registered_email.ts';
import * as errors from '#shared/errors.ts';
import { accessChangeError } from '#shared/rules/people/permissions.ts';

export const grants: TableGrants = { PutItem: ['COMPANY', 'PEOPLE'], UpdateItem: ['ACCESS'] };

export const userPoolGrants: UserPoolGrants = ['AdminUserGlobalSignOut'];

export const handler = implementCommand(remove_registered_email, {
  load: ({ reader, input }) => reader.get<[AccessItem]>([rowKeys.access(reader.keys, input.email)]),
  run: async ({ loaded: [known], person, writer }) => {
    if (known?.active !== true) throw new CallError(errors.emailNotRegistered);
    const error = accessChangeError(person, known);
    if (error !== undefined) throw new CallError(error);
    const change = await writer.commit('company', [removeAccess(known)]);
    await Promise.all(poolNamesOf(known).map(userPool().endSessions));
    return change;
  },
});
