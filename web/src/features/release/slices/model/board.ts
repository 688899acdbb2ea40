import type { EpicTotals } from '#shared/model/initiative/initiative.ts';
import type { Level } from '#shared/model/limits.ts';
import type { Release, ReleaseWhat } from '#shared/model/release/release.ts';
import { compareSlices } from '#shared/rules/releases.ts';
import { plannedOf, totalsOfParts } from '#shared/rules/releaseTotals.ts';
import { paths } from '#web/base/paths.ts';
import { NO_RELEASE } from '#web/replica/release/placeWhat.ts';
import type { CardId, Layout } from '#web/replica/story_map/types.ts';

/** The id of a release, or `NO_RELEASE` for the lane of Activities in no open release. */
export type LaneId = string;

/** A card in a lane: the same Activity can be in several lanes. */
export type SliceCard = { lane: LaneId; card: CardId };

/** The name of a card in a lane. */
export const keyOf = ({ lane, card }: SliceCard): string => `${lane}/${card}`;

/** The card of a name. */
export function cardOf(key: string): SliceCard {
  const [lane = '', card = ''] = key.split('/');
  return { lane, card };
}

/** The page of an Activity in a release, or, outside any release, of its card on the map. */
export const hrefOf = (containerId: string, { lane, card }: SliceCard): string =>
  lane === NO_RELEASE ? paths.mapActivity(containerId, card) : paths.releaseWhat(containerId, lane, card);

/** The sums of a lane: its Activities, and their epics. */
type Totals = EpicTotals & { whats: number };

/** An open release with its Activities, or the lane of Activities in no open release. */
export type Lane = {
  id: LaneId;
  /** Undefined for `NO_RELEASE`. */
  release: Release | undefined;
  /** The one level of its Activities (rule release.7); undefined while there are none, and for `NO_RELEASE`. */
  level: Level | undefined;
  /** The Activities in the release. */
  parts: ReadonlyMap<CardId, ReleaseWhat>;
  /** Its cards by column, in map order. */
  stacks: readonly (readonly CardId[])[];
  totals: Totals;
};

/** The Slices of a map. */
export type SliceBoard = {
  /** The steps of the backbone; a single nameless one when all cards are in one column. */
  columns: readonly CardId[];
  /** The open releases by start, then the lane of Activities in none of them. */
  lanes: readonly Lane[];
  /** The names of the completed releases of Activities. */
  completedIn: ReadonlyMap<CardId, string>;
  /** The saved cards in map order. */
  positions: ReadonlyMap<CardId, Position>;
  /** How many Activities count, and how many of them are planned (rule release.30). */
  count: number;
  planned: number;
};

type Options = {
  layout: Layout;
  releases: Iterable<Release>;
  releaseWhats: Iterable<ReleaseWhat>;
  /** All cards in one column, for narrow screens. */
  single: boolean;
  /** Whether a card shows; the filter may hide it, which leaves the sums as they are. */
  isShown?: (id: CardId) => boolean;
};

/** The position of a card: its column, and its place in map order. */
type Position = { column: number; order: number };

/** The lanes of a map and the cards in them (rule release.21). Leaves out unsaved cards. */
export function sliceBoard({ layout, releases, releaseWhats, single, isShown = () => true }: Options): SliceBoard {
  const { columns, positions } = positionsOf(layout, single);
  const all = [...releases];
  const open = all.filter(({ completed }) => !completed).sort(compareSlices);
  const completed = new Map(all.flatMap(({ id, name, completed: is }) => (is ? [[id, name] as const] : [])));
  const parts = new Map(open.map(({ id }) => [id, new Map<CardId, ReleaseWhat>()]));
  const completedIn = new Map<CardId, string>();
  const inOpen = new Set<CardId>();
  for (const part of releaseWhats) {
    if (!positions.has(part.whatId)) continue;
    const name = completed.get(part.releaseId);
    if (name !== undefined) completedIn.set(part.whatId, name);
    const own = parts.get(part.releaseId);
    if (own === undefined) continue;
    own.set(part.whatId, part);
    inOpen.add(part.whatId);
  }
  const stack = (cards: Iterable<CardId>) => stacksOf([...cards].filter(isShown), positions, columns.length);
  const nowhere = [...positions.keys()].filter((id) => !inOpen.has(id));
  return {
    columns,
    lanes: [
      ...open.map((release): Lane => {
        const own = parts.get(release.id) ?? new Map<CardId, ReleaseWhat>();
        const [first] = own.values();
        const stacks = stack(own.keys());
        return {
          id: release.id,
          release,
          level: first?.level,
          parts: own,
          stacks,
          totals: { whats: own.size, ...totalsOfParts(own.values()) },
        };
      }),
      {
        id: NO_RELEASE,
        release: undefined,
        level: undefined,
        parts: new Map(),
        stacks: stack(nowhere),
        totals: { whats: nowhere.length, ...totalsOfParts([]) },
      },
    ],
    completedIn,
    positions,
    ...plannedOf(stepsOf(layout), (id) => inOpen.has(id) || completedIn.has(id)),
  };
}

/** The lane with an id. */
export function laneOf({ lanes }: SliceBoard, id: LaneId): Lane | undefined {
  return lanes.find((lane) => lane.id === id);
}

/** The current or future index of a card in its column of a lane. */
export function indexIn({ positions }: SliceBoard, lane: Lane, card: CardId): { column: number; index: number } {
  const { column = 0, order = 0 } = positions.get(card) ?? {};
  const index = (lane.stacks[column] ?? []).filter((other) => (positions.get(other)?.order ?? 0) < order).length;
  return { column, index };
}

/** The saved steps of the backbone, each with the saved cards below it. */
function stepsOf({ backbone, children, cards }: Layout): { id: CardId; children: CardId[] }[] {
  const isSaved = (id: CardId) => cards.get(id)?.unsaved === false;
  return backbone.filter(isSaved).map((id) => ({ id, children: (children.get(id) ?? []).filter(isSaved) }));
}

function positionsOf(layout: Layout, single: boolean) {
  const steps = stepsOf(layout);
  const positions = new Map<CardId, Position>();
  steps.forEach((step, index) => {
    for (const id of [step.id, ...step.children])
      positions.set(id, { column: single ? 0 : index, order: positions.size });
  });
  return { columns: single ? [''] : steps.map(({ id }) => id), positions };
}

function stacksOf(cards: Iterable<CardId>, positions: ReadonlyMap<CardId, Position>, columns: number): CardId[][] {
  const stacks = Array.from({ length: columns }, (): CardId[] => []);
  const orderOf = (id: CardId) => positions.get(id)?.order ?? 0;
  for (const id of cards) stacks[positions.get(id)?.column ?? 0]?.push(id);
  for (const stack of stacks) stack.sort((a, b) => orderOf(a) - orderOf(b));
  return stacks;
}
