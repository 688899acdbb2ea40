import type { CallOutput } from '#shared/contract/registry.ts';
import type { Epic } from '#shared/model/epic/epic.ts';
import type {
  EpicTotals,
  HiddenTotals,
  InitiativeRelease,
  ReleaseError,
  ReleaseGroup,
} from '#shared/model/initiative/initiative.ts';
import type { Release } from '#shared/model/release/release.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import { columnOf } from '#shared/rules/initiative/columns.ts';
import { addTotals, totalsOfEpics } from '#shared/rules/releaseTotals.ts';
import { compareByPriority } from '#shared/rules/roadmap/roadmapEpics.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/initiatives.ts';

/** A story map of the initiative that the user may view. */
export type InitiativeMap = CallOutput<'get_initiative'>['containers'][number];

/** A release in a group: its content, or why the user sees none (rule initiative.5). */
export type GroupedRelease = { id: string; containerId: string } & (
  | { error: ReleaseError | 'loading'; lastName?: string | null }
  | { error: null; release: Release; mapName: string }
);

/** An epic in a cell. */
export type CellEpic = {
  id: string;
  containerId: string;
  releaseId: string;
  whatId: string;
  /** The Activity of the initiative below which it is shown. */
  columnId: string;
  /** Null while it has none. */
  name: string | null;
  priority: string | null;
  completed: boolean;
  startedAt: string | null;
  size: number | null;
  value: number | null;
};

/**
 * What all epics of a group's releases add up to (rule initiative.18). `hidden` of its releases are counted that the user
 * may not view, and `elsewhere` of its epics that stand below no Activity of the initiative.
 */
export type GroupTotals = EpicTotals & { hidden: number; elsewhere: number };

export type BoardGroup = {
  id: string;
  name: string | null;
  releases: readonly GroupedRelease[];
  totals: GroupTotals;
};

/** An Activity; `description` is null when it no longer exists, undefined while it is not known yet. */
export type BoardWhat = { id: string; description: string | null | undefined };

/** What an initiative shows: Activities across, groups down, and the epics in each cell. Empty cells are missing. */
export type InitiativeBoard = {
  whats: readonly BoardWhat[];
  groups: readonly BoardGroup[];
  /** By `cellKey`, in the order of roadmaps. */
  cells: ReadonlyMap<string, readonly CellEpic[]>;
  /** Whether epics have come whose Activities stood in none of the releases when it was read. */
  hasStrangers: boolean;
};

/** The hidden releases of a group when it was read, sorted, and their sums where they may be shown. */
export type HiddenReleases = { releaseIds: readonly string[]; totals: HiddenTotals | undefined };

export type BoardInput = {
  /** In order. */
  whatIds: readonly string[];
  groups: readonly ReleaseGroup[];
  initiativeReleases: Iterable<InitiativeRelease>;
  releases: ReadonlyMap<string, Release>;
  /** The Activities above those that were in the releases when it was read, by `whatOnMap`. */
  parents: ReadonlyMap<string, string | null>;
  epics: Iterable<Epic>;
  descriptions: ReadonlyMap<string, string | null>;
  errors: ReadonlyMap<string, ReleaseError>;
  /** The last names of missing releases, as far as they are known. */
  lastNames: ReadonlyMap<string, string | null>;
  /** By group. */
  hidden: ReadonlyMap<string, HiddenReleases>;
  maps: ReadonlyMap<string, InitiativeMap>;
  /** The present name of an epic. */
  nameOf: (epic: Epic) => string | null;
  /** The priorities in the company's order. */
  priorityOrder: readonly string[];
};

export const cellKey = (groupId: string, whatId: string): string => `${groupId}/${whatId}`;

/** An Activity on a story map. */
export const whatOnMap = (containerId: string, whatId: string): string => `${containerId}/${whatId}`;

/** Arranges the contents of an initiative. Releases of a group are by start, those without one last, then by name. */
export function initiativeBoard(input: BoardInput): InitiativeBoard {
  const { whatIds, groups, releases, descriptions, errors, maps } = input;
  const inGroup = new Map<string, GroupedRelease[]>();
  const placeOf = new Map<string, InitiativeRelease>();
  for (const item of input.initiativeReleases) {
    placeOf.set(item.id, item);
    const { id, containerId, groupId } = item;
    const release = releases.get(id);
    const known: GroupedRelease =
      release === undefined
        ? { id, containerId, error: errors.get(id) ?? 'loading', lastName: input.lastNames.get(id) ?? null }
        : { id, containerId, error: null, release, mapName: maps.get(containerId)?.name ?? '' };
    inGroup.set(groupId, [...(inGroup.get(groupId) ?? []), known]);
  }
  const { cells, elsewhere, hasStrangers } = cellsOf(input, placeOf);
  return {
    whats: whatIds.map((id) => ({ id, description: descriptions.get(id) })),
    groups: groups.map(({ id, name }) => {
      const inIt = (inGroup.get(id) ?? []).sort(compareReleases);
      const epicsInIt = whatIds.flatMap((whatId) => cells.get(cellKey(id, whatId)) ?? []);
      return {
        id,
        name,
        releases: inIt,
        totals: groupTotals(epicsInIt, elsewhere.get(id) ?? [], inIt, input.hidden.get(id)),
      };
    }),
    cells,
    hasStrangers,
  };
}

/** The sums over what the user views, and over hidden releases while these are the counted ones (rule initiative.19). */
function groupTotals(
  inCells: readonly CellEpic[],
  elsewhere: readonly Epic[],
  releases: readonly GroupedRelease[],
  known: HiddenReleases | undefined,
): GroupTotals {
  const viewed = totalsOfEpics([...inCells, ...elsewhere]);
  const rest = { hidden: 0, elsewhere: elsewhere.length };
  if (known?.totals === undefined || isRegrouped(releases, known)) return { ...viewed, ...rest };
  return { ...addTotals(viewed, known.totals), ...rest, hidden: known.totals.releases };
}

/** Whether a group holds other hidden releases than when it was read, so that their sums have to be read again. */
export const isRegrouped = (releases: readonly GroupedRelease[], known: HiddenReleases | undefined): boolean =>
  hiddenIn(releases).join() !== (known?.releaseIds ?? []).join();

/** The releases that the user may not view, sorted by id. */
export const hiddenIn = (releases: readonly { id: string; error: GroupedRelease['error'] }[]): string[] =>
  releases.flatMap(({ id, error }) => (error === 'permission-denied' ? [id] : [])).sort();

/** The epics by cell, and by group those that stand below no Activity of the initiative. */
function cellsOf(
  { whatIds, parents, epics, priorityOrder, nameOf }: BoardInput,
  placeOf: ReadonlyMap<string, InitiativeRelease>,
): Pick<InitiativeBoard, 'cells' | 'hasStrangers'> & { elsewhere: ReadonlyMap<string, readonly Epic[]> } {
  const columns = new Set(whatIds);
  const cells = new Map<string, CellEpic[]>();
  const elsewhere = new Map<string, Epic[]>();
  let hasStrangers = false;
  for (const epic of epics) {
    const place = placeOf.get(epic.releaseId);
    if (place === undefined) continue;
    const { id, releaseId, whatId, priority, completed, startedAt, size, value } = epic;
    const { containerId, groupId } = place;
    const parentId = parents.get(whatOnMap(containerId, whatId));
    const columnId = columnOf({ whatId, parentId: parentId ?? null }, columns);
    if (columnId === undefined) {
      hasStrangers ||= parentId === undefined;
      const others = elsewhere.get(groupId) ?? [];
      others.push(epic);
      elsewhere.set(groupId, others);
      continue;
    }
    const key = cellKey(groupId, columnId);
    const cell = cells.get(key) ?? [];
    cell.push({
      id,
      containerId,
      releaseId,
      whatId,
      columnId,
      name: nameOf(epic),
      priority,
      completed,
      startedAt,
      size,
      value,
    });
    cells.set(key, cell);
  }
  const compare = compareByPriority(priorityOrder);
  for (const cell of cells.values()) cell.sort(compare);
  return { cells, elsewhere, hasStrangers };
}

function compareReleases(a: GroupedRelease, b: GroupedRelease): number {
  if (a.error !== null || b.error !== null)
    return Number(a.error !== null) - Number(b.error !== null) || (a.id < b.id ? -1 : 1);
  const startOf = ({ start }: Release) => (start === 0 ? Number.MAX_SAFE_INTEGER : start);
  return startOf(a.release) - startOf(b.release) || compareNames(a.release.name, b.release.name);
}

/** Whether a group has a release whose content the user sees, or soon will: nothing can come into the others. */
export const takesEpics = ({ releases }: BoardGroup): boolean =>
  releases.some(({ error }) => error === null || error === 'loading');

/** The name of an Activity. */
export const whatName = ({ description }: Pick<BoardWhat, 'description'>): string =>
  description === undefined ? commonTexts.loading : (description ?? texts.unknownWhat);

/** The name of a group: its own, or those of the releases in it that the user may view; null when there are none. */
export function groupName({ name, releases }: BoardGroup): string | null {
  const names = releases.flatMap((release) => (release.error === null ? [release.release.name] : []));
  return name ?? (names.length === 0 ? null : names.join(', '));
}
