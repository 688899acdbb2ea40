import type { ChangeRequestCard } from '#shared/model/changeRequest.ts';
import { pageOfRequests } from '#shared/rules/changeRequests.ts';
import type { Person } from '#shared/rules/permissions.ts';
import { notDeleted } from '../items.ts';
import type { Key, Range } from '../keys.ts';
import * as rowKeys from '../keys.ts';
import type { Reader } from '../reader.ts';
import { presentChangeRequest, type RequestPart, requestParts, sortedParts } from './changeRequest.ts';
import { mapsInLists, readMapsByRole } from './mapsInLists.ts';
import type { ListedMap } from './storyMap.ts';

type Pointer = Key & { requestId: string };
/** A list of change requests, and the story maps that its reader may open. */
export type LoadedRequests = { pointers: Pointer[]; maps: ListedMap[] };

/** Reads a list of change requests, and the maps in its reader's lists. One round. */
export async function readRequestList(reader: Reader, list: Range, uid: string): Promise<LoadedRequests> {
  const [pointers, maps] = await Promise.all([reader.range<Pointer>(list), readMapsByRole(reader, uid)]);
  return { pointers, maps };
}

/**
 * A page of a list as cards (rules change.13, change.14). Requests that were closed a moment ago are left out. One
 * round.
 */
export async function pageOfCards(reader: Reader, { pointers, maps }: LoadedRequests, page: number, person: Person) {
  const { items, ...shown } = pageOfRequests([...pointers].reverse(), page);
  const mayOpen = mapsInLists(person, maps);
  const cards = await Promise.all(
    items.map(async ({ requestId }) => {
      const { kind, objectId, own } = requestParts(requestId);
      const range = rowKeys.changeRequestParts(reader.keys, kind, objectId, own);
      return cardOf(await reader.range<RequestPart>(range), mayOpen);
    }),
  );
  return { docs: cards.filter((card) => card !== undefined), ...shown };
}

function cardOf(parts: readonly RequestPart[], mayOpen: (mapId: string) => boolean): ChangeRequestCard | undefined {
  const { request, members, maps } = sortedParts(parts);
  if (request === undefined || notDeleted(request) === undefined) return undefined;
  const visible = maps.filter(({ mapId }) => mayOpen(mapId));
  return {
    ...presentChangeRequest(request),
    members: Object.fromEntries(members.map(({ id, accepted }) => [id, accepted])),
    containers: Object.fromEntries(visible.map(({ mapId, name }) => [mapId, name])),
    otherContainers: maps.length - visible.length,
  };
}
