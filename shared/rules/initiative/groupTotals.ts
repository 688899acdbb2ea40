import type { Epic } from '#shared/model/epic/epic.ts';
import type { EpicTotals, HiddenTotals } from '#shared/model/initiative/initiative.ts';
import { MIN_HIDDEN_RELEASES } from '#shared/model/limits.ts';

/** What some epics add up to (rule initiative.18). */
export function totalsOf(epics: Iterable<Pick<Epic, 'completed' | 'size' | 'value'>>): EpicTotals {
  const totals = { epics: 0, done: 0, size: 0, value: 0 };
  for (const { completed, size, value } of epics) {
    totals.epics += 1;
    totals.done += Number(completed);
    totals.size += size ?? 0;
    totals.value += value ?? 0;
  }
  return totals;
}

/** What two sums add up to. */
export const addTotals = (a: EpicTotals, b: EpicTotals): EpicTotals => ({
  epics: a.epics + b.epics,
  done: a.done + b.done,
  size: a.size + b.size,
  value: a.value + b.value,
});

type HiddenRelease = { groupId: string; epics: readonly Pick<Epic, 'completed' | 'size' | 'value'>[] };

/**
 * What the hidden releases of each group add up to, of groups that have enough of them for a sum to tell nothing about
 * a single one (rule initiative.19).
 */
export function hiddenTotalsOf(hidden: readonly HiddenRelease[]): HiddenTotals[] {
  const byGroup = new Map<string, HiddenRelease[]>();
  for (const release of hidden) byGroup.set(release.groupId, [...(byGroup.get(release.groupId) ?? []), release]);
  return [...byGroup].flatMap(([groupId, releases]) =>
    releases.length < MIN_HIDDEN_RELEASES
      ? []
      : [{ groupId, releases: releases.length, ...totalsOf(releases.flatMap(({ epics }) => epics)) }],
  );
}
