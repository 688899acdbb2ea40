import type { AccessItem } from '#lambdas/data/entities/access.ts';
import { closeCompanyRequest, type CompanyAccessRequestItem } from '#lambdas/data/entities/companyAccessRequest.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
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
