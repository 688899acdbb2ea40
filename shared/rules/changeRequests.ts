import type { RequestAnswer } from '../model/changeRequest.ts';
import { CHANGE_REQUEST_PAGE_SIZE } from '../model/limits.ts';

/** How many people are asked, null until all of them have been, and how many of them agree. */
export type Answers = { asked: number | null; agreed?: number | undefined };

/**
 * Whether everybody who is asked agrees, so that the request is applied (rule change.15). Nobody left to ask counts.
 */
export function isAgreed({ asked, agreed = 0 }: Answers): boolean {
  return asked !== null && agreed >= asked;
}

/** The counts of a request after a person's answer. */
export function answersAfter(
  { asked, agreed = 0 }: Answers,
  was: RequestAnswer,
  accepted: boolean,
): { asked: number | null; agreed: number } {
  return { asked, agreed: agreed - (was === true ? 1 : 0) + (accepted ? 1 : 0) };
}

/** A story map that a request affects: it still exists and uses the text. */
export type AffectedMap = { owner: string; editors: readonly string[] };

/**
 * Who is asked now (rule change.16): those of the people who were asked who are still owner or editor of an affected
 * map, and the owner of each map that nobody is asked for any more.
 * @param hasAccess whether a person has access to the application
 */
export function peopleAskedNow(
  asked: readonly string[],
  maps: readonly AffectedMap[],
  hasAccess: (uid: string) => boolean,
): { gone: string[]; joined: string[] } {
  const mayAnswer = new Set(maps.flatMap(({ owner, editors }) => [owner, ...editors]).filter(hasAccess));
  const left = new Set(asked.filter((uid) => mayAnswer.has(uid)));
  const joined = maps
    .filter(({ owner, editors }) => ![owner, ...editors].some((uid) => left.has(uid)))
    .flatMap(({ owner }) => (hasAccess(owner) ? [owner] : []));
  return { gone: asked.filter((uid) => !left.has(uid)), joined: [...new Set(joined)] };
}

/** An open request, by the story map and the person it comes from. */
export type OpenRequest = { requestId: string; mapId: string; owner: string };

/**
 * The open requests that others have made on a person's story maps (rule change.21).
 * @param editable the story maps that the person owns or edits
 * @param listed the ids of the requests that are in the person's other lists
 */
export function requestsOfMaps<Request extends OpenRequest>(
  open: readonly Request[],
  uid: string,
  editable: ReadonlySet<string>,
  listed: ReadonlySet<string>,
): Request[] {
  return open.filter(
    ({ requestId, mapId: containerId, owner }) => owner !== uid && editable.has(containerId) && !listed.has(requestId),
  );
}

/** One page of a list of change requests (rule change.13). Pages count from 1; a page past the end is the last one. */
export function pageOfRequests<Listed>(
  newestFirst: readonly Listed[],
  asked: number,
): { page: number; totalPages: number; total: number; items: Listed[] } {
  const totalPages = Math.max(1, Math.ceil(newestFirst.length / CHANGE_REQUEST_PAGE_SIZE));
  const page = Math.min(asked, totalPages);
  const from = (page - 1) * CHANGE_REQUEST_PAGE_SIZE;
  const items = newestFirst.slice(from, from + CHANGE_REQUEST_PAGE_SIZE);
  return { page, totalPages, total: newestFirst.length, items };
}
