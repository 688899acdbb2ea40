import type { Epic } from '#shared/model/epic/epic.ts';
import type { EpicTotals } from '#shared/model/initiative/initiative.ts';
import type { ReleaseWhat } from '#shared/model/release/release.ts';

/** What some epics add up to (rule release.29). */
export function totalsOfEpics(epics: Iterable<Pick<Epic, 'completed' | 'startedAt' | 'size' | 'value'>>): EpicTotals {
  const totals = { epics: 0, done: 0, doing: 0, size: 0, value: 0 };
  for (const { completed, startedAt, size, value } of epics) {
    totals.epics += 1;
    totals.done += Number(completed);
    totals.doing += Number(!completed && startedAt !== null);
    totals.size += size ?? 0;
    totals.value += value ?? 0;
  }
  return totals;
}

/** What the epics of some Activities in releases add up to, by the counts that each of them keeps (rule release.29). */
export function totalsOfParts(
  parts: Iterable<Pick<ReleaseWhat, 'epics' | 'epicsDone' | 'epicsDoing' | 'size' | 'value'>>,
): EpicTotals {
  const totals = { epics: 0, done: 0, doing: 0, size: 0, value: 0 };
  for (const { epics, epicsDone, epicsDoing, size, value } of parts) {
    totals.epics += epics;
    totals.done += epicsDone;
    totals.doing += epicsDoing;
    totals.size += size;
    totals.value += value;
  }
  return totals;
}

/** What two sums add up to. */
export const addTotals = (a: EpicTotals, b: EpicTotals): EpicTotals => ({
  epics: a.epics + b.epics,
  done: a.done + b.done,
  doing: a.doing + b.doing,
  size: a.size + b.size,
  value: a.value + b.value,
});

/** Whether the sizes of a release's epics add up to more than it takes (rule release.36). */
export const isOverCapacity = (size: number, capacity: number | null): boolean => capacity !== null && size > capacity;

/** A step of the backbone with the sub-activities below it, by their ids. */
type Step = { id: string; children: readonly string[] };

/**
 * How much of a map is planned (rule release.30): what counts are its sub-activities, and steps without any. One is
 * planned when it, or the step above it, is in a release, completed or not.
 * @param isInRelease whether an Activity is in any release
 */
export function plannedOf(
  steps: Iterable<Step>,
  isInRelease: (whatId: string) => boolean,
): { count: number; planned: number } {
  const sums = { count: 0, planned: 0 };
  for (const { id, children } of steps) {
    const counted = children.length === 0 ? [id] : children;
    sums.count += counted.length;
    sums.planned += isInRelease(id) ? counted.length : counted.filter(isInRelease).length;
  }
  return sums;
}

/**
 * Which of the sought Activities a release holds, in the order in which they are sought: those in it, and steps of
 * which it has a sub-activity (rule release.31).
 * @param inRelease the Activities in the release
 * @param parentOf the step above a sub-activity
 */
export function heldWhats(
  sought: readonly string[],
  inRelease: Iterable<string>,
  parentOf: (whatId: string) => string | undefined,
): string[] {
  const held = new Set<string | undefined>();
  for (const id of inRelease) held.add(id).add(parentOf(id));
  return sought.filter((id) => held.has(id));
}
