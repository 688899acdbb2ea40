import type { AccessItem, UserItem } from '#lambdas/entities/people/access.ts';
import type { CompanyAccessRequestItem } from '#lambdas/entities/people/companyAccessRequest.ts';
import { erasePerson } from '#lambdas/entities/people/erasePerson.ts';
import { poolNamesOf } from '#lambdas/entities/people/signIns.ts';
import { userPool, type UserPoolGrants } from '#lambdas/ports/identity/userPool.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { erase_person } from '#shared/contract/people/erase_person.ts';
import * as errors from '#shared/errors.ts';
import { erasureError } from '#shared/rules/people/permissions.ts';

export const grants: TableGrants = {
  BatchGetItem: ['PEOPLE'],
  PutItem: ['COMPANY', 'PEOPLE', 'DUE'],
  UpdateItem: ['PEOPLE'],
  DeleteItem: ['ACCESS', 'PEOPLE'],
};

export const userPoolGrants: UserPoolGrants = ['AdminDeleteUser'];

/**
 * The pool comes first: an account that could still sign in would be registered anew with the address. They have no
 * access, so nothing is lost when the table refuses afterwards. A worker does the rest
 * (lambdas/events/erase_people/erase_people.ts).
 */
export const handler = implementCommand(erase_person, {
  load: ({ reader, input: { uid, email } }) =>
    reader.get<[AccessItem, UserItem, CompanyAccessRequestItem]>([
      rowKeys.access(reader.keys, email),
      rowKeys.user(reader.keys, uid),
      rowKeys.companyAccessRequest(reader.keys, email),
    ]),
  run: async ({ input: { uid }, loaded: [access, user, request], person, reader, writer }) => {
    if (access?.uid !== uid || user === undefined) throw new CallError(errors.emailNotRegistered);
    const error = erasureError(person, access);
    if (error !== undefined) throw new CallError(error);
    await Promise.all(poolNamesOf(access).map(userPool().deleteAccount));
    return writer.commit('company', erasePerson(reader.keys, person.company, { access, user, request }, person.uid));
  },
});
