import * as dateTexts from '#shared/texts/dates.ts';
import type { PlacedGroup } from '../model/placing.ts';

/** Groups narrower than this show no year, or the first month alone, in px. */
const WITH_YEAR = 84;
const WITH_LAST = 60;

/**
 * The name of a group of months, as much of it as fits: 'Mar 2026', 'Jan–Mar 2026', 'Mar' or, at the beginning of a year
 * or of the axis, the year.
 */
export function axisLabel({ at, end, width }: PlacedGroup, isFirst: boolean): string {
  const [from, to] = [new Date(at), new Date(end - 1)];
  const first = dateTexts.months[from.getUTCMonth()] ?? '';
  const last = dateTexts.months[to.getUTCMonth()] ?? '';
  const isNamed = isFirst || from.getUTCMonth() === 0;
  const months = first === last || width < WITH_LAST ? first : `${first}–${last}`;
  const year = String(from.getUTCFullYear());
  if (first !== last ? width >= WITH_YEAR + 24 : width >= WITH_YEAR) return `${months} ${year}`;
  if (isNamed && width >= 32) return width >= WITH_LAST ? `${first} ${year}` : year;
  return width >= 28 ? months : '';
}
