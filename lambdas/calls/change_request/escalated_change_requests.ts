import { pageOfCards, readRequestList } from '#lambdas/data/entities/changeRequestCards.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { escalated_change_requests } from '#shared/contract/change_request/escalated_change_requests.ts';

export const grants: TableGrants = { Query: ['ESCALATED', 'USER', 'WHAT', 'WHO'] };

export const handler = implementQuery(escalated_change_requests, {
  load: ({ reader, uid }) => readRequestList(reader, rowKeys.escalatedChanges(reader.keys), uid),
  run: ({ input: { page }, loaded, person, reader }) => pageOfCards(reader, loaded, page, person),
});
