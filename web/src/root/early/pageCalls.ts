import type { Sent } from '#web/base/api/early.ts';
import { queryString } from '#web/base/api/queryString.ts';
import { calendarDayAt } from '#web/base/browser/today.ts';
import type { Person } from '#web/base/session/useSession.ts';
import { readPage } from '#web/components/page/pageNumber.ts';
import { readReleaseListParams } from '#web/features/release/model/listParams.ts';
import { activityInputs, readActivityParams } from '#web/features/roadmap/activity/params.ts';
import { readParams, roadmapInput, shownSearch } from '#web/features/roadmap/model/params.ts';
import { readListParams } from '#web/features/story_map/list/model/listParams.ts';
import { changesInput, openMapInput, slicesInput } from '#web/replica/story_map/inputs.ts';
import { knownSince, ownerOf } from '#web/replica/story_map/known/knownMaps.ts';

const get = (name: string, input: object = {}): Sent => ({ url: `/${name}${queryString(input)}` });
const post = (name: string, input: object): Sent => ({ url: `/${name}`, body: JSON.stringify(input) });

/** The map that an address opens, or undefined. */
export const openedMap = (pathname: string): string | undefined =>
  /^\/story_map\/([0-9A-Za-z]{20})(\/|$)/.exec(pathname)?.[1];

/** The initiative that an address opens, or undefined. */
const openedInitiative = (pathname: string): string | undefined =>
  /^\/initiative\/([0-9A-Za-z]{20})$/.exec(pathname)?.[1];

/**
 * The queries of the page at an address, exactly as the client will send them; none for pages that begin without one.
 * @param person the user according to their token
 * @param known the maps kept in this browser (see `knownMaps`)
 * @param keptRoadmap what the user has chosen on the roadmap of the opened map (see `roadmapKey`)
 */
export function pageCalls(
  pathname: string,
  search: string,
  { uid, emailVerified, company, claims }: Pick<Person, 'uid' | 'emailVerified' | 'company' | 'claims'>,
  known: string | null,
  keptRoadmap: string | null = null,
): Sent[] {
  if (uid === undefined || !emailVerified) return [];
  const containerId = openedMap(pathname);
  if (containerId !== undefined) {
    const since = knownSince(known, ownerOf({ company, uid }), containerId);
    const map =
      since === undefined
        ? post('get_container', openMapInput(containerId))
        : post('map_changes', changesInput(containerId, since));
    return [map, ...tabCalls(containerId, pathname.split('/').slice(3), search, keptRoadmap)];
  }
  const initiativeId = openedInitiative(pathname);
  if (initiativeId !== undefined) return [post('get_initiative', { initiativeId }), get('company_settings')];
  const params = new URLSearchParams(search);
  switch (pathname) {
    case '/story_maps': {
      const { listType, page } = readListParams(params, claims.global_story_map_viewer);
      return [get('story_map_list', { list_type: listType, page }), get('starred_story_maps')];
    }
    case '/story_map_hierarchy': {
      const root = params.get('root');
      return root === null ? [] : [get('container_children', { containerId: root })];
    }
    case '/initiative':
      return [get('initiative_list', { page: readPage(params) })];
    case '/change_requests':
      return params.size > 0 ? [] : [get('change_requests', { list: 'own', page: 1 }), get('company_users')];
    case '/admin':
      return params.size === 0 && (claims.admin || claims.super_admin) ? [get('company_settings')] : [];
    default:
      return [];
  }
}

/** The query of a tab that shows more than the map itself; its content waits for both. */
function tabCalls(
  containerId: string,
  [tab = '', second, third, whatId]: readonly string[],
  search: string,
  keptRoadmap: string | null,
): Sent[] {
  if (tab === 'map' && second === 'slices') return [post('release_slices', slicesInput(containerId))];
  if (tab === 'frame') {
    if (third === undefined) return [post('get_frame', { containerId })];
    if (second === 'problem') return [post('get_problem', { containerId, problemId: third })];
    return second === 'objective' ? [post('get_objective', { containerId, objectiveId: third })] : [];
  }
  if (tab === 'roadmap' && (second === undefined || second === 'release'))
    return [
      post(
        'release_roadmap',
        roadmapInput(containerId, readParams(shownSearch(new URLSearchParams(search), keptRoadmap))),
      ),
    ];
  if (tab === 'roadmap' && second === 'activity') {
    const params = readActivityParams(new URLSearchParams(search), calendarDayAt(Date.now()));
    const { own, others } = activityInputs(containerId, params);
    return params.whatIds.length === 0
      ? []
      : [get('search/releases_in_time_period', own), post('activity_roadmap', others), get('company_settings')];
  }
  if (tab === 'history') return [get('story_map_history', { containerId }), get('company_users')];
  if (tab !== 'releases') return [];
  const params = new URLSearchParams(search);
  if (second === undefined) return [post('release_list', { containerId, ...readReleaseListParams(params) })];
  if (third === undefined) return [post('get_release', { containerId, releaseId: second })];
  // The page of an expanded epic reads up to it.
  if (third !== 'what' || whatId === undefined || params.has('expandEpic')) return [];
  return [post('release_what', { containerId, releaseId: second, whatId })];
}
