import {
  type ListedRequest,
  pageOfCards,
  readRequestList,
} from '#lambdas/entities/change_request/changeRequestCards.ts';
import { mapsInLists, readMapsByRole } from '#lambdas/entities/story_map/mapsInLists.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { change_requests } from '#shared/contract/change_request/change_requests.ts';
import type { PersonalRequestList, RequestList } from '#shared/model/changeRequest.ts';
import { type OpenRequest, requestsOfMaps } from '#shared/rules/changeRequests.ts';

export const grants: TableGrants = { Query: ['USER', 'REQUESTS', 'WHAT', 'WHO'] };

export const handler = implementQuery(change_requests, {
  load: ({ reader, input: { list }, uid }) => Promise.all([readLists(reader, uid, list), readMapsByRole(reader, uid)]),
  run: ({ input: { page }, loaded: [{ list, open, listed }, maps], person, reader }) => {
    const editable = new Set(maps.flatMap(({ mapId: containerId, role }) => (role === 'viewer' ? [] : [containerId])));
    const shown = [...list, ...requestsOfMaps(open, person.uid, editable, listed)];
    return pageOfCards(reader, shown, page, mapsInLists(person, maps));
  },
});

/** Reads a list of a person. For the requests of their maps that is all open ones, and which of them they are asked. */
async function readLists(reader: Reader, uid: string, name: RequestList) {
  const personal = (list: PersonalRequestList) =>
    readRequestList(reader, rowKeys.listedChanges(reader.keys, uid, list));
  if (name !== 'maps') return { list: await personal(name), open: [], listed: new Set<string>() };
  const [open, ...asked] = await Promise.all([
    reader.range<ListedRequest & OpenRequest>(rowKeys.openChanges(reader.keys)),
    personal('awaiting'),
    personal('answered'),
  ]);
  return { list: [], open, listed: new Set(asked.flat().map(({ requestId }) => requestId)) };
}
