import type { AccessItem } from '#lambdas/entities/people/access.ts';
import { closeCompanyRequest, type CompanyAccessRequestItem } from '#lambdas/entities/people/companyAccessRequest.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { decline_company_access_request } from '#shared/contract/people/decline_company_access_request.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { PutItem: ['COMPANY'], BatchGetItem: ['PEOPLE'], UpdateItem: ['PEOPLE'] };

export const handler = implementCommand(decline_company_access_request, {
  load: ({ reader, input: { email } }) =>
    reader.get<[AccessItem, CompanyAccessRequestItem]>([
      rowKeys.access(reader.keys, email),
      rowKeys.companyAccessRequest(reader.keys, email),
    ]),
  run: async ({ loaded: [access, request], writer }) => {
    const steps = closeCompanyRequest(request);
    // A person who was granted access meanwhile has their answer.
    if (access?.active !== false || steps.length === 0) throw new CallError(errors.accessRequestDoesNotExist);
    return writer.commit('company', steps);
  },
});
