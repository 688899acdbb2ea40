import type { CompanyAccessRequestItem } from '#lambdas/entities/people/companyAccessRequest.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { asked_for_access } from '#shared/contract/people/asked_for_access.ts';

export const grants: TableGrants = { BatchGetItem: ['PEOPLE'] };

export const handler = implementQuery(asked_for_access, {
  load: ({ reader, email }) =>
    reader.get<[CompanyAccessRequestItem]>([rowKeys.companyAccessRequest(reader.keys, email)]),
  run: async ({ loaded: [request], person }) => {
    // A request that does not wait any more was either granted or declined.
    if (request === undefined || person.active) return { date: null, declined: false };
    return { date: request.date, declined: notDeleted(request) === undefined };
  },
});
