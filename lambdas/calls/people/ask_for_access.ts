import {
  requestCompanyAccess,
  type CompanyAccessRequestItem,
  hasAskedRecently,
} from '#lambdas/entities/people/companyAccessRequest.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { ask_for_access } from '#shared/contract/people/ask_for_access.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { BatchGetItem: ['PEOPLE'], PutItem: ['COMPANY', 'PEOPLE'], UpdateItem: ['PEOPLE'] };

export const handler = implementCommand(ask_for_access, {
  load: ({ reader, email }) =>
    reader.get<[CompanyAccessRequestItem]>([rowKeys.companyAccessRequest(reader.keys, email)]),
  run: async ({ input, loaded: [former], person, reader, writer }) => {
    if (input.email !== person.email) throw new CallError(errors.permissionDenied);
    if (person.active) return writer.unchanged([], { date: null });
    const now = Date.now();
    if (former !== undefined && hasAskedRecently(former, now))
      return writer.unchanged([], { date: notDeleted(former)?.date ?? null });
    return writer.commit('company', [requestCompanyAccess(reader.keys, person, former, now)], { date: now });
  },
});
