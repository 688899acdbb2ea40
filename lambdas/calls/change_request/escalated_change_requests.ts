import { pageOfCards, readRequestList } from '#lambdas/entities/change_request/changeRequestCards.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { escalated_change_requests } from '#shared/contract/change_request/escalated_change_requests.ts';

export const grants: TableGrants = { Query: ['ESCALATED', 'WHAT', 'WHO'] };

/** Names all story maps: administrators see every one of the company (rule company.17). */
export const handler = implementQuery(escalated_change_requests, {
  load: ({ reader }) => readRequestList(reader, rowKeys.escalatedChanges(reader.keys)),
  run: ({ input: { page }, loaded, reader }) => pageOfCards(reader, loaded, page, () => true),
});
