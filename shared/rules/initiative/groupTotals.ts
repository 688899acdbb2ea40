import type { Epic } from '#shared/model/epic/epic.ts';
import type { HiddenTotals } from '#shared/model/initiative/initiative.ts';
import { MIN_HIDDEN_RELEASES } from '#shared/model/limits.ts';
import { totalsOfEpics } from '#shared/rules/releaseTotals.ts';

type HiddenRelease = { groupId: string; epics: readonly Pick<Epic, 'completed' | 'startedAt' | 'size' | 'value'>[] };

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
      : [{ groupId, releases: releases.length, ...totalsOfEpics(releases.flatMap(({ epics }) => epics)) }],
  );
}
