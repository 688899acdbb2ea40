import { pageOfCards, readRequestList } from '#lambdas/data/entities/changeRequestCards.ts';
import { mapsInLists, readMapsByRole } from '#lambdas/data/entities/mapsInLists.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { change_requests } from '#shared/contract/change_request/change_requests.ts';

export const grants: TableGrants = { Query: ['USER', 'WHAT', 'WHO'] };

export const handler = implementQuery(change_requests, {
  load: ({ reader, input: { list }, uid }) =>
    Promise.all([readRequestList(reader, rowKeys.listedChanges(reader.keys, uid, list)), readMapsByRole(reader, uid)]),
  run: ({ input: { page }, loaded: [list, maps], person, reader }) =>
    pageOfCards(reader, list, page, mapsInLists(person, maps)),
});
