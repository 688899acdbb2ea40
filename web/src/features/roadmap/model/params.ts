import { RELEASE_ORDERS, type ReleaseOrder } from '#shared/model/release/releaseOrder.ts';
import {
  DEFAULT_LAST_RELEASES,
  LAST_RELEASES,
  type LastReleases,
  MAX_ADDITIONAL_RELEASES,
  type ReleaseRef,
  ROADMAP_MONTHS,
} from '#shared/model/roadmap.ts';
import { TIMELINE_ZOOMS, type TimelineZoom } from '#shared/rules/roadmap/timelineAxis.ts';
import { monthsIn } from './months.ts';

/** The filter of a roadmap (rules roadmap.1, roadmap.2). */
export type RoadmapFilter = {
  lastReleasesLimit: LastReleases;
  lastReleasesOrderType: ReleaseOrder;
  /** Only Activities with epics. */
  hasEpicFilter: boolean;
  /** Ids of Whos; none shows all. */
  whoFilter: readonly string[];
  additionalReleases: readonly ReleaseRef[];
};

/** What the address of a roadmap holds. */
export type RoadmapParams = RoadmapFilter & {
  mode: 'view' | 'build';
  /** Activities by releases, or the releases over time. */
  view: RoadmapView;
  zoom: TimelineZoom;
  /** The least number of months on the time axis. */
  months: number;
  /** The expanded Activities. */
  expanded: 'all' | readonly string[];
};

/** The views of the roadmap of releases. */
export const ROADMAP_VIEWS = ['board', 'timeline'] as const;
type RoadmapView = (typeof ROADMAP_VIEWS)[number];

const NAMES = {
  mode: 'mode',
  view: 'view',
  zoom: 'zoom',
  last: 'last',
  order: 'order',
  epics: 'has_epic',
  who: 'who',
  add: 'add',
  months: 'months',
  open: 'open',
} as const;

const ALL = 'all';
/** A map and its releases. */
const REFS = /^[0-9A-Za-z]{20}(\.[0-9A-Za-z]{20})+$/;
/**
 * The longest query, in characters. CloudFront takes addresses of 8,192 bytes; the rest is for the path and for rows
 * that are expanded later.
 */
const MAX_QUERY = 7000;

/** The default filter. */
export const noFilter: RoadmapFilter = {
  lastReleasesLimit: DEFAULT_LAST_RELEASES,
  lastReleasesOrderType: 'created',
  hasEpicFilter: false,
  whoFilter: [],
  additionalReleases: [],
};

/** Reads the address; invalid entries get their default. */
export function readParams(search: URLSearchParams): RoadmapParams {
  const open = search.getAll(NAMES.open);
  return {
    mode: search.get(NAMES.mode) === 'build' ? 'build' : 'view',
    view: ROADMAP_VIEWS.find((view) => view === search.get(NAMES.view)) ?? 'board',
    zoom: TIMELINE_ZOOMS.find((zoom) => zoom === search.get(NAMES.zoom)) ?? 'fit',
    lastReleasesLimit: LAST_RELEASES.find((limit) => String(limit) === search.get(NAMES.last)) ?? DEFAULT_LAST_RELEASES,
    lastReleasesOrderType: RELEASE_ORDERS.find((order) => order === search.get(NAMES.order)) ?? 'created',
    hasEpicFilter: search.get(NAMES.epics) === 'yes',
    whoFilter: [...new Set(search.getAll(NAMES.who))],
    additionalReleases: refsIn(search.getAll(NAMES.add)),
    months: monthsIn(search.get(NAMES.months)),
    expanded: open.includes(ALL) ? ALL : open,
  };
}

/** The address's query for the params; leaves out defaults. */
export function writeParams(params: RoadmapParams): URLSearchParams {
  const search = new URLSearchParams();
  search.set(NAMES.mode, params.mode);
  if (params.view !== 'board') search.set(NAMES.view, params.view);
  if (params.zoom !== 'fit') search.set(NAMES.zoom, params.zoom);
  if (params.lastReleasesLimit !== DEFAULT_LAST_RELEASES) search.set(NAMES.last, String(params.lastReleasesLimit));
  if (params.lastReleasesOrderType !== 'created') search.set(NAMES.order, params.lastReleasesOrderType);
  if (params.hasEpicFilter) search.set(NAMES.epics, 'yes');
  for (const who of params.whoFilter) search.append(NAMES.who, who);
  for (const [containerId, ids] of byMap(params.additionalReleases))
    search.append(NAMES.add, [containerId, ...ids].join('.'));
  if (params.months !== ROADMAP_MONTHS.default) search.set(NAMES.months, String(params.months));
  for (const id of params.expanded === ALL ? [ALL] : params.expanded) search.append(NAMES.open, id);
  return search;
}

/**
 * What the address of a roadmap stands for: one that says no more than the mode shows what the user has chosen on this
 * map before.
 * @param kept that choice, as a query; null for none (see `roadmapKey`)
 */
export function shownSearch(search: URLSearchParams, kept: string | null): URLSearchParams {
  if (kept === null || [...search.keys()].some((name) => name !== NAMES.mode)) return search;
  const shown = new URLSearchParams(kept);
  const mode = search.get(NAMES.mode);
  if (mode === null) shown.delete(NAMES.mode);
  else shown.set(NAMES.mode, mode);
  return shown;
}

/** Whether a roadmap takes one more additional release: its address names each of them. */
export const takesMore = (params: RoadmapParams): boolean =>
  params.additionalReleases.length < MAX_ADDITIONAL_RELEASES && writeParams(params).toString().length < MAX_QUERY;

/** The input of the query of a roadmap. */
export function roadmapInput(
  containerId: string,
  { lastReleasesLimit, lastReleasesOrderType, additionalReleases }: RoadmapFilter,
) {
  return {
    containerId,
    lastReleasesLimit,
    lastReleasesOrderType,
    additionalReleases: additionalReleases.map((ref) => ({ ...ref })),
  };
}

/** How many parts of a filter differ from the default. */
export function countOfFilter(filter: RoadmapFilter): number {
  return [
    filter.lastReleasesLimit !== noFilter.lastReleasesLimit,
    filter.lastReleasesOrderType !== noFilter.lastReleasesOrderType,
    filter.hasEpicFilter,
    filter.whoFilter.length > 0,
    filter.additionalReleases.length > 0,
  ].filter(Boolean).length;
}

/** Releases from the address, each once. */
function refsIn(texts: readonly string[]): ReleaseRef[] {
  const refs = texts.flatMap((text) => {
    const [containerId = '', ...ids] = REFS.test(text) ? text.split('.') : [];
    return ids.map((releaseId) => ({ containerId, releaseId }));
  });
  return [...byMap(refs)]
    .flatMap(([containerId, ids]) => [...ids].map((releaseId) => ({ containerId, releaseId })))
    .slice(0, MAX_ADDITIONAL_RELEASES);
}

/** The ids of releases by their map: an address that repeats no map is half as long. */
function byMap(refs: readonly ReleaseRef[]): Map<string, Set<string>> {
  const maps = new Map<string, Set<string>>();
  for (const { containerId, releaseId } of refs)
    maps.set(containerId, (maps.get(containerId) ?? new Set()).add(releaseId));
  return maps;
}
