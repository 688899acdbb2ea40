import type { RangeRow } from '#shared/model/integration/fieldMapping.ts';
import { DEFAULT_RANGE_END } from '#shared/model/limits.ts';

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

/** The ranges with another one at the end, as long as the last one. */
export function addRange(rows: readonly RangeRow[], option: string): RangeRow[] {
  const last = rows.at(-1) ?? { above: 0, below: 0 };
  const length = last.below - last.above;
  return [...rows, { above: last.below, below: last.below + (length > 0 ? length : DEFAULT_RANGE_END), option }];
}

/** The ranges after one has got another end, where the next one begins. */
export function changeRangeEnd(rows: readonly RangeRow[], index: number, below: number): RangeRow[] {
  return rows.map((row, i) => (i === index ? { ...row, below } : i === index + 1 ? { ...row, above: below } : row));
}

/** The ranges without one, whose part the next one takes; that of the last one is gone. */
export function removeRange(rows: readonly RangeRow[], index: number): RangeRow[] {
  const above = rows[index]?.above ?? 0;
  return rows.flatMap((row, i) => (i === index ? [] : [i === index + 1 ? { ...row, above } : row]));
}
