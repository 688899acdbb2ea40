import type { Sent } from '#web/api/early.ts';
import { queryString } from '#web/api/queryString.ts';
import type { Person } from '#web/app/session/useSession.ts';
import { readListParams } from '#web/features/story_maps/model/listParams.ts';

/** With what a story map is read when it is opened. */
export const openMapInput = (containerId: string) => ({ containerId, lists: false });

/** Where the two live behind the API's address. */
const MAP = '/get_container';
const LIST = '/story_map_list';

/**
 * The query with which the page at an address begins, as the client will make it; undefined for pages that begin with another one or none.
 * @param person as their token says
 */
export function firstCall(
  pathname: string,
  search: string,
  { uid, emailVerified, claims }: Pick<Person, 'uid' | 'emailVerified' | 'claims'>,
): Sent | undefined {
  if (uid === undefined || !emailVerified) return undefined;
  const containerId = /^\/story_map\/([0-9A-Za-z]{20})(\/|$)/.exec(pathname)?.[1];
  if (containerId !== undefined) return { url: MAP, body: JSON.stringify(openMapInput(containerId)) };
  if (pathname !== '/story_maps') return undefined;
  const { listType, page } = readListParams(new URLSearchParams(search), claims.global_story_map_viewer);
  return { url: LIST + queryString({ list_type: listType, page }) };
}
