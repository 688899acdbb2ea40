import { RELEASE_ORDERS, type ReleaseOrder } from '#shared/model/releaseOrder.ts';
import {
  DEFAULT_LAST_RELEASES,
  LAST_RELEASES,
  type LastReleases,
  MAX_ADDITIONAL_RELEASES,
  type ReleaseRef,
  ROADMAP_MONTHS,
} from '#shared/model/roadmap.ts';
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
  /** The least number of months on the time axis. */
  months: number;
  /** The expanded Activities. */
  expanded: 'all' | readonly string[];
};

const NAMES = {
  mode: 'mode',
  last: 'last',
  order: 'order',
  epics: 'has_epic',
  who: 'who',
  add: 'add',
  months: 'months',
  open: 'open',
} as const;

const ALL = 'all';
const REF = /^([0-9A-Za-z]{20})\.([0-9A-Za-z]{20})$/;

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
  if (params.lastReleasesLimit !== DEFAULT_LAST_RELEASES) search.set(NAMES.last, String(params.lastReleasesLimit));
  if (params.lastReleasesOrderType !== 'created') search.set(NAMES.order, params.lastReleasesOrderType);
  if (params.hasEpicFilter) search.set(NAMES.epics, 'yes');
  for (const who of params.whoFilter) search.append(NAMES.who, who);
  for (const { containerId, releaseId } of params.additionalReleases)
    search.append(NAMES.add, `${containerId}.${releaseId}`);
  if (params.months !== ROADMAP_MONTHS.default) search.set(NAMES.months, String(params.months));
  for (const id of params.expanded === ALL ? [ALL] : params.expanded) search.append(NAMES.open, id);
  return search;
}

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

function refsIn(texts: readonly string[]): ReleaseRef[] {
  const refs = [...new Set(texts)].flatMap((text) => {
    const [, containerId, releaseId] = REF.exec(text) ?? [];
    return containerId === undefined || releaseId === undefined ? [] : [{ containerId, releaseId }];
  });
  return refs.slice(0, MAX_ADDITIONAL_RELEASES);
}
