import type { MaturityLevels } from '../model/details.ts';
import type { MaturityLevel } from '../model/limits.ts';

/** The level of one maturity item, or null as long as nobody has judged it. */
export function levelOf(levels: MaturityLevels, itemId: string): MaturityLevel | null {
  return levels[itemId]?.level ?? null;
}

/**
 * The average maturity over the active items of the company that somebody has judged (rule detail.7), from 0 to 5. Items that are not enabled do not
 * count, also when they were judged once.
 * @returns null when there is nothing to take an average of
 */
export function averageMaturity(
  levels: MaturityLevels,
  items: readonly { id: string; enabled: boolean }[],
): number | null {
  const judged = items
    .filter((item) => item.enabled)
    .map((item) => levelOf(levels, item.id))
    .filter((level) => level !== null);
  if (judged.length === 0) return null;
  return judged.reduce<number>((sum, level) => sum + level, 0) / judged.length;
}
