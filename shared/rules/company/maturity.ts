import type { MaturityLevel } from '#shared/model/limits.ts';
import type { MaturityLevels } from '#shared/model/what/details.ts';

/** The bands of an average maturity, each with the highest average in it (rule roadmap.14). */
const BANDS = [
  { band: 'low', upTo: 1 },
  { band: 'lowMed', upTo: 2 },
  { band: 'med', upTo: 3 },
  { band: 'medHigh', upTo: 4 },
  { band: 'high', upTo: Infinity },
] as const;
export type MaturityBand = (typeof BANDS)[number]['band'];

/** The band of an average maturity from 0 to 5. */
export function bandOfMaturity(average: number): MaturityBand {
  return BANDS.find(({ upTo }) => average <= upTo)?.band ?? 'high';
}

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
