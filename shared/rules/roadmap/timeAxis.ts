/** A group of months on a time axis, from `at` up to but excluding `end`, in milliseconds. */
type AxisGroup = { at: number; end: number };

/** The time axis of a roadmap: whole groups of months, in UTC, since dates of releases are calendar days. */
export type TimeAxis = {
  start: number;
  /** Excluded. */
  end: number;
  months: number;
  /** The number of months in a group. */
  grouping: number;
  groups: readonly AxisGroup[];
};

/** The days of a release in milliseconds; 0 is no date. */
export type Days = { start: number; end: number };

export const DAY_MS = 86_400_000;

/** The most groups of half a year or more. A stored release may have a year such as 9999. */
const MAX_GROUPS = 120;

/** How many months are a group on an axis of so many months (rule roadmap.4). */
export function groupingOf(months: number): number {
  if (months <= 24) return 1;
  if (months <= 48) return 3;
  if (months <= 6 * MAX_GROUPS) return 6;
  let grouping = 12;
  while (months > grouping * MAX_GROUPS) grouping *= 10;
  return grouping;
}

/** Whether a release has a place on a time axis. */
export const isDated = ({ start, end }: Days): boolean => start > 0 || end > 0;

/** The first and the last day of a dated release; one with a single date has just that day. */
export const daysOf = ({ start, end }: Days): { first: number; last: number } => ({
  first: start || end,
  last: end || start,
});

/**
 * The time axis of some releases: from the first of them on, as many months as asked for, and more if the releases take
 * longer. It begins and ends with whole groups.
 * @param months the least number of months
 * @param today where the axis begins when no release has a date
 */
export function timeAxis(releases: readonly Days[], months: number, today: number): TimeAxis {
  const dated = releases.filter(isDated).map(daysOf);
  const first = monthOf(dated.length === 0 ? today : Math.min(...dated.map((days) => days.first)));
  const last = dated.length === 0 ? first : monthOf(Math.max(...dated.map((days) => days.last)));
  let grouping = groupingOf(Math.max(months, last - first + 1));
  // Whole groups may take the axis over the next limit.
  for (;;) {
    const from = Math.floor(first / grouping) * grouping;
    const to = Math.ceil(Math.max(last + 1, from + months) / grouping) * grouping;
    const next = groupingOf(to - from);
    if (next <= grouping) return axisOf(from, to, grouping);
    grouping = next;
  }
}

function axisOf(from: number, to: number, grouping: number): TimeAxis {
  const groups: AxisGroup[] = [];
  for (let month = from; month < to; month += grouping)
    groups.push({ at: startOfMonth(month), end: startOfMonth(month + grouping) });
  return { start: startOfMonth(from), end: startOfMonth(to), months: to - from, grouping, groups };
}

/** The place of a moment on an axis: 0 at its start, 1 at its end. */
export const placeOn = ({ start, end }: Pick<TimeAxis, 'start' | 'end'>, at: number): number =>
  (at - start) / (end - start);

/** The day at a place on an axis. */
export function dayAt({ start, end }: Pick<TimeAxis, 'start' | 'end'>, place: number): number {
  return Math.round((start + place * (end - start)) / DAY_MS) * DAY_MS;
}

/** The month of a moment, counted from the year 0. */
export function monthOf(at: number): number {
  const date = new Date(at);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The first moment of a month that is counted from the year 0. */
export const startOfMonth = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12);
