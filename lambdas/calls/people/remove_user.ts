import { type AccessItem, removeUser } from '#lambdas/entities/people/access.ts';
import { closeCompanyRequest, type CompanyAccessRequestItem } from '#lambdas/entities/people/companyAccessRequest.ts';
import { poolNamesOf } from '#lambdas/entities/people/signIns.ts';
import { userPool, type UserPoolGrants } from '#lambdas/ports/identity/userPool.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { remove_user } from '#shared/contract/people/remove_user.ts';
import * as errors from '#shared/errors.ts';
import { accessChangeError } from '#shared/rules/people/permissions.ts';

export const grants: TableGrants = {
  BatchGetItem: ['PEOPLE'],
  PutItem: ['COMPANY', 'PEOPLE'],
  UpdateItem: ['ACCESS', 'PEOPLE'],
  DeleteItem: ['PEOPLE'],
};

export const userPoolGrants: UserPoolGrants = ['AdminDeleteUser'];

/**
 * The table comes first: an account that the pool failed to delete has no access, and is listed again when it signs in.
 */
export const handler = implementCommand(remove_user, {
  load: ({ reader, input: { email } }) =>
    reader.get<[AccessItem, CompanyAccessRequestItem]>([
      rowKeys.access(reader.keys, email),
      rowKeys.companyAccessRequest(reader.keys, email),
    ]),
  run: async ({ loaded: [access, request], person, writer }) => {
    if (access === undefined || (!access.active && access.sub === null)) throw new CallError(errors.emailNotRegistered);
    const error = accessChangeError(person, access);
    if (error !== undefined) throw new CallError(error);
    const steps = [removeUser(access), ...closeCompanyRequest(request)];
    const change = await writer.commit('company', steps);
    await Promise.all(poolNamesOf(access).map(userPool().deleteAccount));
    return change;
  },
});
