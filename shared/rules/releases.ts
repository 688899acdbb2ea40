import type { Release, ReleaseWhat } from '#shared/model/release/release.ts';
import type { Direction, ReleaseOrder } from '#shared/model/release/releaseOrder.ts';
import type { KnownError } from '../CallError.ts';
import * as errors from '../errors.ts';
import { BACKBONE, type Level, RELEASE_PAGE_SIZE } from '../model/limits.ts';
import { pageAt } from './pages.ts';

/**
 * Why the contents of a release cannot be edited, if so: it is deleted, or completed (rule release.6). Only reopening
 * is always possible.
 */
export function releaseEditError(release: Pick<Release, 'completed'> | undefined): KnownError | undefined {
  if (release === undefined) return errors.releaseDoesNotExist;
  return release.completed ? errors.releaseCompleted : undefined;
}

/** The number of Activities of each level in a release. */
export type LevelsOfRelease = { backbones: number; skeletons: number };

/**
 * Whether Activities of a level can go into a release: a release holds Activities of one level only (rule release.7).
 */
export function levelMixError({ backbones, skeletons }: LevelsOfRelease, level: Level): KnownError | undefined {
  return (level === BACKBONE ? skeletons : backbones) > 0 ? errors.releaseWhatLevelMix : undefined;
}

/** Whether an Activity in a release holds explore information: items or epics (rule release.10). */
export function isExplored({ exploreObjects, epics }: Pick<ReleaseWhat, 'exploreObjects' | 'epics'>): boolean {
  return exploreObjects > 0 || epics > 0;
}

/** Whether a release can have this period; 0 is no date, and either or both may be none (rule release.4). */
export function periodError({ start, end }: Pick<Release, 'start' | 'end'>): KnownError | undefined {
  return start > 0 && end > 0 && start > end ? errors.startAfterEnd : undefined;
}

type Dated = Pick<Release, 'id' | 'created' | 'start' | 'end'>;

/**
 * The order of releases (rule release.3). Releases without the date come last in both directions; ties are sorted by
 * creation, the last one first.
 */
export function compareReleases(order: ReleaseOrder, direction: Direction): (a: Dated, b: Dated) => number {
  return (a, b) => {
    const [one, other] = [a[order], b[order]];
    if ((one === 0) !== (other === 0)) return one === 0 ? 1 : -1;
    const difference = direction === 'asc' ? one - other : other - one;
    return difference || b.created - a.created || (a.id < b.id ? -1 : 1);
  };
}

/** The order of releases in slices: by start, releases without a start last; ties by creation, oldest first. */
export function compareSlices(a: Dated, b: Dated): number {
  if ((a.start === 0) !== (b.start === 0)) return a.start === 0 ? 1 : -1;
  return a.start - b.start || a.created - b.created || (a.id < b.id ? -1 : 1);
}

/** One page of a list of releases (rule release.2). Pages count from 1; a page past the end is the last one. */
export function pageOfReleases<Listed extends Dated & Pick<Release, 'completed'>>(
  releases: readonly Listed[],
  how: { order: ReleaseOrder; direction: Direction; includesCompleted: boolean; page: number },
): { page: number; totalPages: number; total: number; items: Listed[] } {
  const listed = releases
    .filter(({ completed }) => how.includesCompleted || !completed)
    .sort(compareReleases(how.order, how.direction));
  return { ...pageAt(listed, how.page, RELEASE_PAGE_SIZE), total: listed.length };
}

/**
 * Whether a release overlaps a period. A release with a single date lasts just that moment; a release without dates
 * overlaps nothing.
 */
export function isInTime(release: Pick<Release, 'start' | 'end'>, time: { start: number; end: number }): boolean {
  const [first, last] = [release.start || release.end, release.end || release.start];
  return first > 0 && first <= time.end && last >= time.start;
}

/** Whether an Activity is done in a release: it has epics there, and all of them are done (rule release.12). */
export function isWhatDone({ epics, epicsDone }: { epics: number; epicsDone: number }): boolean {
  return epics > 0 && epicsDone >= epics;
}

type Counts = { [Field in keyof ReleaseWhat as ReleaseWhat[Field] extends number ? Field : never]: 0 };

/** The counters and sums of an Activity that has just come into a release (rule release.12). */
export const NOTHING_COUNTED: Omit<Counts, 'version' | 'level'> = {
  exploreObjects: 0,
  epics: 0,
  epicsDone: 0,
  epicsDoing: 0,
  cost: 0,
  size: 0,
  value: 0,
};
