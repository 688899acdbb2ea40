import type { EpicHead } from '#shared/model/epic/epic.ts';
import type { EpicTotals } from '#shared/model/initiative/initiative.ts';
import type { Level } from '#shared/model/limits.ts';
import type { Release } from '#shared/model/release/release.ts';
import { currentEpicName, namedWhos } from '#shared/rules/epic/epics.ts';
import { totalsOfEpics } from '#shared/rules/releaseTotals.ts';
import { compareByPriority } from '#shared/rules/roadmap/roadmapEpics.ts';
import { daysOf, isDated } from '#shared/rules/roadmap/timeAxis.ts';
import type { Layout } from '#web/replica/story_map/types.ts';
import type { RoadmapFilter } from './params.ts';

/** A release as a column. */
export type Column = {
  id: string;
  /** The map of the release; `mapName` is null for the open map. */
  containerId: string;
  mapName: string | null;
  release: Release;
  isDated: boolean;
  /** The Activities in it. */
  whats: ReadonlySet<string>;
  /** What all its epics add up to, also those that a filter hides. */
  totals: EpicTotals;
};

/** An Activity as a row. */
export type Row = {
  id: string;
  name: string;
  level: Level;
  parentId: string | null;
  /** Whether its skeleton shows below it; null without one. */
  isOpen: boolean | null;
  /** The Activities whose epics the row shows: its own, and those of its skeleton while that is hidden. */
  holds: readonly string[];
  /** On other story maps only. */
  isOther: boolean;
};

/** An epic in a cell. */
export type Chip = {
  id: string;
  releaseId: string;
  whatId: string;
  /** Null while it has none. */
  name: string | null;
  priority: string | null;
  completed: boolean;
};

/** The roadmap of a map. `cells` are the epics by `cellKey`, in order; empty cells are missing. */
export type RoadmapBoard = {
  columns: readonly Column[];
  rows: readonly Row[];
  cells: ReadonlyMap<string, readonly Chip[]>;
};

/** A release with its map, and what it holds. */
export type Planned = {
  containerId: string;
  mapName: string | null;
  release: Release;
  whats: readonly string[];
  epics: readonly EpicHead[];
};

type Options = {
  layout: Layout;
  planned: readonly Planned[];
  /** The descriptions of Activities on other maps. */
  otherWhats: ReadonlyMap<string, string>;
  expanded: 'all' | readonly string[];
  filter: Pick<RoadmapFilter, 'hasEpicFilter' | 'whoFilter'>;
  /** The Whos linked to each Activity. */
  whosOfWhat: ReadonlyMap<string, ReadonlySet<string>>;
  /** The priorities in the company's order. */
  priorityOrder: readonly string[];
  /** The present name of a Who or an explore item. */
  nameOf: (objectId: string) => string | undefined;
};

/** The key of a cell. */
export const cellKey = (rowId: string, columnId: string): string => `${rowId}/${columnId}`;

/** The columns, rows and cells of a roadmap (rules roadmap.4 to roadmap.7). */
export function roadmapBoard(options: Options): RoadmapBoard {
  const { planned, filter, whosOfWhat, priorityOrder, nameOf } = options;
  const columns = [...planned].sort(compareColumns).map(columnOf);
  const wanted = new Set(filter.whoFilter);
  const isLinked = (whatId: string) => [...(whosOfWhat.get(whatId) ?? [])].some((who) => wanted.has(who));
  const isShown = (epic: EpicHead) =>
    wanted.size === 0 || isLinked(epic.whatId) || namedWhos(epic).some((who) => wanted.has(who));
  const compare = compareByPriority(priorityOrder);
  const epicsOf = new Map<string, EpicHead[]>();
  for (const { release, epics } of planned)
    for (const epic of epics) {
      if (!isShown(epic)) continue;
      const key = cellKey(epic.whatId, release.id);
      const cell = epicsOf.get(key);
      if (cell === undefined) epicsOf.set(key, [epic]);
      else cell.push(epic);
    }
  const cells = new Map<string, readonly Chip[]>();
  const rows = rowsOf(options).filter((row) => {
    let count = 0;
    for (const { id } of columns) {
      const epics = row.holds.flatMap((whatId) => epicsOf.get(cellKey(whatId, id)) ?? []);
      count += epics.length;
      if (epics.length > 0)
        cells.set(
          cellKey(row.id, id),
          epics.sort(compare).map((epic) => chipOf(epic, nameOf)),
        );
    }
    const children = row.isOpen === true ? childrenOf(options.layout, row.id) : [];
    const isBelow = (found: (whatId: string) => boolean) => [...row.holds, ...children].some(found);
    const hasEpic = count > 0 || isBelow((whatId) => columns.some(({ id }) => epicsOf.has(cellKey(whatId, id))));
    return (!filter.hasEpicFilter || hasEpic) && (wanted.size === 0 || hasEpic || isBelow(isLinked));
  });
  return { columns, rows, cells };
}

/** The Activities with a skeleton, for 'Expand all'. */
export const expandable = (layout: Layout): string[] =>
  layout.backbone.filter((id) => childrenOf(layout, id).length > 0);

/** Releases over time: by their first day, then their last; those without dates come last, by creation. */
function compareColumns({ release: a }: Planned, { release: b }: Planned): number {
  if (isDated(a) !== isDated(b)) return isDated(a) ? -1 : 1;
  const [one, other] = [daysOf(a), daysOf(b)];
  return one.first - other.first || one.last - other.last || a.created - b.created || (a.id < b.id ? -1 : 1);
}

const columnOf = ({ containerId, mapName, release, whats, epics }: Planned): Column => ({
  id: release.id,
  containerId,
  mapName,
  release,
  isDated: isDated(release),
  whats: new Set(whats),
  totals: totalsOfEpics(epics),
});

const chipOf = (epic: EpicHead, nameOf: Options['nameOf']): Chip => ({
  id: epic.id,
  releaseId: epic.releaseId,
  whatId: epic.whatId,
  name: currentEpicName(epic, nameOf),
  priority: epic.priority,
  completed: epic.completed,
});

/** The saved Activities under another one. */
const childrenOf = ({ children, cards }: Layout, id: string): string[] =>
  (children.get(id) ?? []).filter((child) => cards.get(child)?.unsaved === false);

function rowsOf({ layout, expanded, planned, otherWhats }: Options): Row[] {
  const { backbone, cards } = layout;
  const rows = backbone.flatMap((id): Row[] => {
    const card = cards.get(id);
    if (card === undefined || card.unsaved) return [];
    const children = childrenOf(layout, id);
    const isOpen = children.length === 0 ? null : expanded === 'all' || expanded.includes(id);
    const own = { parentId: card.parentId, isOther: false };
    return [
      {
        ...own,
        id,
        name: card.description,
        level: card.level,
        isOpen,
        holds: isOpen === true ? [id] : [id, ...children],
      },
      ...(isOpen === true ? children : []).map((child) => ({
        id: child,
        name: cards.get(child)?.description ?? '',
        level: cards.get(child)?.level ?? card.level,
        parentId: id,
        isOpen: null,
        holds: [child],
        isOther: false,
      })),
    ];
  });
  const others = new Set(planned.flatMap(({ mapName, whats }) => (mapName === null ? [] : whats)));
  for (const { mapName, whats } of planned) if (mapName === null) whats.forEach((id) => others.delete(id));
  return [
    ...rows,
    ...[...others]
      .filter((id) => !cards.has(id) && otherWhats.has(id))
      .map((id): Row => ({
        id,
        name: otherWhats.get(id) ?? '',
        level: 0,
        parentId: null,
        isOpen: null,
        holds: [id],
        isOther: true,
      })),
  ];
}
