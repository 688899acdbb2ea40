import type { MaturityLevels } from '../model/details.ts';
import { MATURITY_LEVELS, type MaturityLevel } from '../model/limits.ts';

/** The level of one maturity item: 0, none, as long as nobody has judged it. */
export function levelOf(levels: MaturityLevels, itemId: string): MaturityLevel {
  return levels[itemId]?.level ?? MATURITY_LEVELS[0];
}

/**
 * The average maturity over the active items of the company (foundation §9), from 0 to 5. Items that are not enabled do not count, also when they were
 * judged once.
 * @returns null when no item is active, as there is nothing to take an average of
 */
export function averageMaturity(
  levels: MaturityLevels,
  items: readonly { id: string; enabled: boolean }[],
): number | null {
  const active = items.filter((item) => item.enabled);
  if (active.length === 0) return null;
  return active.reduce((sum, item) => sum + levelOf(levels, item.id), 0) / active.length;
}
