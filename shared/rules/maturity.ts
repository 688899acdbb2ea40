import type { MaturityLevels } from '../model/details.ts';
import type { MaturityLevel } from '../model/limits.ts';

/** The level of one maturity item, or null while nobody has judged it. */
export function levelOf(levels: MaturityLevels, itemId: string): MaturityLevel | null {
  return levels[itemId]?.level ?? null;
}

/**
 * The average maturity over the judged active items of the company (rule detail.7), from 0 to 5. Inactive items do not
 * count, even if they were judged once.
 * @returns null without any
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
