import type { RangeRow } from '../model/fieldMapping.ts';

/**
 * Whether ranges begin at 0 and follow on each other without gaps (rule mapping.4).
 * @param rows in their order
 */
export function rangesAreWhole(rows: readonly RangeRow[]): boolean {
  return (
    rows.length > 0 &&
    rows.every(({ above, below }, i) => above === (i === 0 ? 0 : rows[i - 1]?.below) && above < below)
  );
}

/**
 * The range that a number is in, the end of the last one included.
 * @returns undefined outside of all of them
 */
export function rangeOf(rows: readonly RangeRow[], value: number): RangeRow | undefined {
  const last = rows.at(-1);
  return rows.find(({ above, below }) => above <= value && value < below) ?? (value === last?.below ? last : undefined);
}
