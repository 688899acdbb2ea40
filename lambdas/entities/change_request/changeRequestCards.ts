import { notDeleted } from '#lambdas/store/items.ts';
import type { Key, Range } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { ChangeRequestCard } from '#shared/model/changeRequest.ts';
import { pageOfRequests } from '#shared/rules/changeRequests.ts';
import { presentChangeRequest, type RequestPart, requestParts, sortedParts } from './changeRequest.ts';

/** An entry of a list of change requests. */
export type ListedRequest = Key & { requestId: string };

/** Reads a list of change requests. One round. */
export const readRequestList = (reader: Reader, list: Range): Promise<ListedRequest[]> =>
  reader.range<ListedRequest>(list);

/**
 * A page of a list as cards (rules change.13, change.14). Requests that were closed a moment ago are left out. One
 * round.
 * @param mayName whether its reader may know the name of a story map
 */
export async function pageOfCards(
  reader: Reader,
  list: readonly ListedRequest[],
  page: number,
  mayName: (containerId: string) => boolean,
) {
  const { items, ...shown } = pageOfRequests([...list].reverse(), page);
  const cards = await Promise.all(
    items.map(async ({ requestId }) => {
      const { kind, objectId, own } = requestParts(requestId);
      const range = rowKeys.changeRequestParts(reader.keys, kind, objectId, own);
      return cardOf(await reader.range<RequestPart>(range), mayName);
    }),
  );
  return { docs: cards.filter((card) => card !== undefined), ...shown };
}

function cardOf(
  parts: readonly RequestPart[],
  mayName: (containerId: string) => boolean,
): ChangeRequestCard | undefined {
  const { request, members, maps } = sortedParts(parts);
  if (request === undefined || notDeleted(request) === undefined) return undefined;
  const visible = maps.filter(({ mapId: containerId }) => mayName(containerId));
  return {
    ...presentChangeRequest(request),
    members: Object.fromEntries(members.map(({ id, accepted }) => [id, accepted])),
    containers: Object.fromEntries(visible.map(({ mapId: containerId, name }) => [containerId, name])),
    otherContainers: maps.length - visible.length,
  };
}
