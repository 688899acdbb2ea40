import type { CallOutput } from '#shared/contract/registry.ts';
import { averageMaturity } from '#shared/rules/company/maturity.ts';
import { DAY_MS, daysOf, placeOn, type TimeAxis } from '#shared/rules/roadmap/timeAxis.ts';
import type { Layout } from '#web/replica/story_map/types.ts';

/** A release that holds an Activity. `mapName` is null on the open map. */
export type HoldingRelease = {
  id: string;
  containerId: string;
  mapName: string | null;
  name: string;
  start: number;
  end: number;
  completed: boolean;
};

/** A release on the time axis of an Activity; `left` and `width` are parts of the axis. */
export type ActivityBar = { release: HoldingRelease; left: number; width: number; lane: number };

/** An Activity on the roadmap. The averages are null while nobody has judged it. */
export type ActivityRow = {
  id: string;
  /** Null for an Activity that is not on the map any more. */
  name: string | null;
  /** The Activity above one of the skeleton. */
  parent: string | null;
  current: number | null;
  future: number | null;
  bars: readonly ActivityBar[];
  lanes: number;
};

type Options = {
  whatIds: readonly string[];
  layout: Layout;
  containerId: string;
  hits: CallOutput<'releases_in_time_period'>['hits'];
  answer: CallOutput<'activity_roadmap'>;
  maturityItems: readonly { id: string; enabled: boolean }[];
  axis: TimeAxis;
};

/** The least width of a group of months, and of the name of a release, in px. */
const GROUP_WIDTH = 72;
const MIN_AXIS = 480;
export const LABEL_WIDTH = 128;

/** The least width of a time axis, in px. */
export const leastWidth = ({ groups }: TimeAxis): number => Math.max(MIN_AXIS, groups.length * GROUP_WIDTH);

/** The rows of an activity roadmap, in the order of the map (rules roadmap.13, roadmap.14). */
export function activityRows(options: Options): ActivityRow[] {
  const { layout, answer, maturityItems, axis } = options;
  const holding = releasesOf(options);
  const maturity = new Map(answer.maturities.map((each) => [each.whatId, each]));
  return inOrder(options.whatIds, layout).map((id) => {
    const card = layout.cards.get(id);
    const judged = maturity.get(id);
    const bars = placeBars(holding.get(id) ?? [], axis);
    return {
      id,
      name: card?.description ?? null,
      parent: (card?.parentId && layout.cards.get(card.parentId)?.description) ?? null,
      current: judged === undefined ? null : averageMaturity(judged.current, maturityItems),
      future: judged === undefined ? null : averageMaturity(judged.future, maturityItems),
      bars,
      lanes: Math.max(1, ...bars.map(({ lane }) => lane + 1)),
    };
  });
}

/** Ids of Activities in the order of the map, those that are not on it last. */
export function inOrder(whatIds: Iterable<string>, layout: Layout): string[] {
  const wanted = new Set(whatIds);
  const onMap = layout.backbone.flatMap((id) => [id, ...(layout.children.get(id) ?? [])]);
  return [...new Set([...onMap.filter((id) => wanted.has(id)), ...wanted])];
}

/** The releases of each Activity, in the order of their start. */
function releasesOf({ containerId, hits, answer }: Options): Map<string, HoldingRelease[]> {
  const names = new Map(answer.maps.map(({ id, name }) => [id, name]));
  const all = [
    ...hits.map(({ objectID, ...hit }) => ({ ...hit, id: objectID, containerId, mapName: null })),
    ...answer.releases.map((release) => ({ ...release, mapName: names.get(release.containerId) ?? '' })),
  ].sort((a, b) => daysOf(a).first - daysOf(b).first || daysOf(a).last - daysOf(b).last || (a.id < b.id ? -1 : 1));
  const found = new Map<string, HoldingRelease[]>();
  for (const { whats, ...release } of all)
    for (const whatId of whats) found.set(whatId, [...(found.get(whatId) ?? []), release]);
  return found;
}

/** Puts each release into the first lane in which neither its time nor its name overlaps another. */
function placeBars(releases: readonly HoldingRelease[], axis: TimeAxis): ActivityBar[] {
  const label = LABEL_WIDTH / leastWidth(axis);
  const ends: number[] = [];
  return releases.map((release) => {
    const { first, last } = daysOf(release);
    const left = Math.max(0, placeOn(axis, first));
    const width = Math.min(1, placeOn(axis, last + DAY_MS)) - left;
    const [from, to] = [Math.min(left, 1 - label), Math.max(left + width, Math.min(left, 1 - label) + label)];
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    return { release, left, width, lane };
  });
}
