import type { Sent } from '#web/api/early.ts';
import { queryString } from '#web/api/queryString.ts';
import { knownSince, ownerOf } from '#web/app/known_maps/knownMaps.ts';
import type { Person } from '#web/app/session/useSession.ts';
import { readListParams } from '#web/features/story_maps/model/listParams.ts';

/** With what a story map is read when it is opened. */
export const openMapInput = (containerId: string) => ({ containerId, lists: false });

/** With what a story map that this browser has kept is brought up to date. */
export const changesInput = (containerId: string, since: number) => ({ containerId, since });

/** Where they live behind the API's address. */
const MAP = '/get_container';
const CHANGES = '/map_changes';
const LIST = '/story_map_list';

/**
 * The query with which the page at an address begins, as the client will make it; undefined for pages that begin with another one or none.
 * @param person as their token says
 * @param known the maps that this browser has kept (see `knownMaps`)
 */
export function firstCall(
  pathname: string,
  search: string,
  { uid, emailVerified, company, claims }: Pick<Person, 'uid' | 'emailVerified' | 'company' | 'claims'>,
  known: string | null,
): Sent | undefined {
  if (uid === undefined || !emailVerified) return undefined;
  const containerId = /^\/story_map\/([0-9A-Za-z]{20})(\/|$)/.exec(pathname)?.[1];
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
