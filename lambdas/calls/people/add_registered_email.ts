import { accessEntity, type AccessItem, createPerson, grantAccess, rolesOf } from '#lambdas/entities/people/access.ts';
import { closeCompanyRequest, type CompanyAccessRequestItem } from '#lambdas/entities/people/companyAccessRequest.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { add_registered_email } from '#shared/contract/people/add_registered_email.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { accessChangeError, signUpPermissionsError } from '#shared/rules/people/permissions.ts';
import * as errorTexts from '#shared/texts/errors.ts';

export const grants: TableGrants = {
  PutItem: ['COMPANY', 'PEOPLE', 'ACCESS'],
  BatchGetItem: ['PEOPLE'],
  UpdateItem: ['ACCESS', 'PEOPLE'],
  DeleteItem: ['PEOPLE'],
};

export const handler = implementCommand(add_registered_email, {
  load: ({ reader, input }) =>
    reader.get<[AccessItem, CompanyAccessRequestItem]>([
      rowKeys.access(reader.keys, input.email),
      rowKeys.companyAccessRequest(reader.keys, input.email),
    ]),
  run: async ({ input: { email, signUpPermissions }, loaded: [known, request], person, reader, writer }) => {
    if (companyOfEmail(email) !== person.company) {
      throw new CallError(errors.domainMismatch, {
        message: errorTexts.domainMismatch({ domain: person.company }),
      });
    }
    const roles = rolesOf(signUpPermissions);
    const error = signUpPermissionsError(person, roles);
    if (error !== undefined) throw new CallError(error);
    if (known === undefined) {
      const uid = newId();
      const created = createPerson(reader.keys, {
        uid,
        email,
        active: true,
        superAdmin: false,
        sub: null,
        username: null,
        letInBy: person.uid,
        roles,
      });
      return writer.commit('company', created, { uid });
    }
    if (known.active) return writer.unchanged([{ entity: accessEntity, row: known }], { uid: known.uid });
    const accessRefusal = accessChangeError(person, known);
    if (accessRefusal !== undefined) throw new CallError(accessRefusal);
    const steps = [grantAccess(known, person.uid, roles), ...closeCompanyRequest(request)];
    return writer.commit('company', steps, { uid: known.uid });
  },
});
