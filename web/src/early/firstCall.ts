import type { Sent } from '#web/api/early.ts';
import { queryString } from '#web/api/queryString.ts';
import { knownSince, ownerOf } from '#web/app/known_maps/knownMaps.ts';
import type { Person } from '#web/app/session/useSession.ts';
import { readListParams } from '#web/features/story_maps/model/listParams.ts';

/** The input of the call that opens a story map. */
export const openMapInput = (containerId: string) => ({ containerId, lists: false });

/** The input of the call that brings a kept story map up to date. */
export const changesInput = (containerId: string, since: number) => ({ containerId, since });

/** Their paths below the API's address. */
const MAP = '/get_container';
const CHANGES = '/map_changes';
const LIST = '/story_map_list';

/** The map that an address opens, or undefined. */
export const openedMap = (pathname: string): string | undefined =>
  /^\/story_map\/([0-9A-Za-z]{20})(\/|$)/.exec(pathname)?.[1];

/**
 * The first query of the page at an address, exactly as the client will send it; undefined for pages with another first
 * query or none.
 * @param person the user according to their token
 * @param known the maps kept in this browser (see `knownMaps`)
 */
export function firstCall(
  pathname: string,
  search: string,
  { uid, emailVerified, company, claims }: Pick<Person, 'uid' | 'emailVerified' | 'company' | 'claims'>,
  known: string | null,
): Sent | undefined {
  if (uid === undefined || !emailVerified) return undefined;
  const containerId = openedMap(pathname);
  if (containerId !== undefined) {
    const since = knownSince(known, ownerOf({ company, uid }), containerId);
    return since === undefined
      ? { url: MAP, body: JSON.stringify(openMapInput(containerId)) }
      : { url: CHANGES, body: JSON.stringify(changesInput(containerId, since)) };
  }
  if (pathname !== '/story_maps') return undefined;
  const { listType, page } = readListParams(new URLSearchParams(search), claims.global_story_map_viewer);
  return { url: LIST + queryString({ list_type: listType, page }) };
}
