import { DAY_MS } from '#shared/rules/roadmap/timeAxis.ts';
import * as dateTexts from '#shared/texts/dates.ts';
import type { PlacedGroup } from '../model/placing.ts';

/** The room that labels need, in px. */
const MONTH = 32;
const MONTHS = 60;
const MONTH_AND_YEAR = 68;
const MONTHS_AND_YEAR = 108;
const DAY_AND_YEAR = 92;
const DAY_AND_MONTH = 56;

/** A label of a time axis; it may reach over the groups after its own, which then have none. */
export type AxisLabel = { text: string; left: number; width: number };

/**
 * The names of the groups of a time axis, as many as fit beside each other: 'Mar 2026', 'Jan–Mar 2026' or 'Mar'. The first one
 * and those of a January always name the year. Weeks have the name of their Monday, groups of years that of their first one.
 */
export function axisLabels(groups: readonly PlacedGroup[]): AxisLabel[] {
  const labels: AxisLabel[] = [];
  const axisEnd = endOf(groups.at(-1));
  let free = -Infinity;
  groups.forEach((group, i) => {
    const namesYear = i === 0 || monthOf(group.at) === 0;
    const [text, room] = labelOf(group, namesYear);
    const nextYear = groups.slice(i + 1).find(({ at }) => monthOf(at) === 0)?.left ?? axisEnd;
    // A label without a year gives way to the next one with it.
    const limit = namesYear ? axisEnd : nextYear;
    if (group.left < free - ROUNDING || group.left + room > limit + ROUNDING) return;
    free = group.left + room;
    labels.push({ text, left: group.left, width: Math.max(room, group.width) });
  });
  return labels;
}

const WEEK_MS = 7 * DAY_MS;
/** The shortest year. */
const YEAR_MS = 365 * DAY_MS;
/** Half a pixel: places are fractions. */
const ROUNDING = 0.5;

/** The name of a group, and the room that it needs. */
function labelOf({ at, end, width }: PlacedGroup, namesYear: boolean): [string, number] {
  const [first, last] = [dateTexts.months[monthOf(at)] ?? '', dateTexts.months[monthOf(end - 1)] ?? ''];
  const year = new Date(at).getUTCFullYear();
  if (end - at === WEEK_MS) {
    const day = `${new Date(at).getUTCDate()} ${first}`;
    return namesYear || width >= DAY_AND_YEAR ? [`${day} ${year}`, DAY_AND_YEAR] : [day, DAY_AND_MONTH];
  }
  if (end - at >= YEAR_MS) return [String(year), MONTH];
  const isRange = first !== last;
  if (isRange && width >= MONTHS_AND_YEAR) return [`${first}–${last} ${year}`, MONTHS_AND_YEAR];
  if (namesYear || (!isRange && width >= MONTH_AND_YEAR + 16)) return [`${first} ${year}`, MONTH_AND_YEAR];
  return isRange && width >= MONTHS ? [`${first}–${last}`, MONTHS] : [first, MONTH];
}

const monthOf = (at: number): number => new Date(at).getUTCMonth();
const endOf = (group: { left: number; width: number } | undefined): number =>
  group === undefined ? 0 : group.left + group.width;
