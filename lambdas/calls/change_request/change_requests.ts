import { pageOfCards, readRequestList } from '#lambdas/data/entities/changeRequestCards.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { change_requests } from '#shared/contract/change_request/change_requests.ts';

export const grants: TableGrants = { Query: ['USER', 'WHAT', 'WHO'] };

export const handler = implementQuery(change_requests, {
  load: ({ reader, input: { list }, uid }) =>
    readRequestList(reader, rowKeys.listedChanges(reader.keys, uid, list), uid),
  run: ({ input: { page }, loaded, person, reader }) => pageOfCards(reader, loaded, page, person),
});
