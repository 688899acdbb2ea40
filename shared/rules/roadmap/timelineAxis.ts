import { DAY_MS, type Days, daysOf, isDated, monthOf, startOfMonth, type TimeAxis, timeAxis } from './timeAxis.ts';

/** What the width of a timeline stands for: all of its releases, or a time that fills about a sixth of a window. */
export const TIMELINE_ZOOMS = ['fit', 'week', 'month', 'quarter', 'year'] as const;
export type TimelineZoom = (typeof TIMELINE_ZOOMS)[number];

/** The part of a time axis that a timeline uses. */
export type TimelineAxis = Pick<TimeAxis, 'start' | 'end' | 'groups'>;

/** The width of a day, in px at 100 %. */
const PX_PER_DAY = { week: 24, month: 5, quarter: 1.75, year: 0.5 } as const;
/** How many months a group has. */
const MONTHS = { month: 1, quarter: 3, year: 12 } as const;
/** The most groups. A release may end in the year 9999: its timeline takes the next larger unit. */
const MAX_GROUPS = 600;
/** 1 January 1970 was a Thursday: days since the Monday before. */
const MONDAY = 3;

/** What an axis is made from. */
type Axis = {
  /** In milliseconds. */
  today: number;
  /** The least number of months on an axis that fits all releases. */
  months: number;
  /** The room of the axis, in px. */
  room: number;
};

/**
 * The axis of a timeline in whole weeks, months, quarters or years, and its width in px. It holds all dated releases and,
 * unless it fits them, today; it is at least as wide as its room.
 * @param groupRoom the least width of a group of an axis that fits the releases, in px
 */
export function timelineAxis(
  releases: readonly Days[],
  zoom: TimelineZoom,
  { today, months, room }: Axis,
  groupRoom: number,
): { axis: TimelineAxis; width: number } {
  const dated = releases.filter(isDated).map(daysOf);
  const first = Math.min(today, ...dated.map((days) => days.first));
  const last = Math.max(today, ...dated.map((days) => days.last));
  for (const unit of unitsFrom(zoom)) {
    const least = first + (room / PX_PER_DAY[unit]) * DAY_MS;
    if ((Math.max(last, least) - first) / DAY_MS > MAX_GROUPS * DAYS[unit]) continue;
    const groups = groupsOf(unit, first, Math.max(last + DAY_MS, least));
    const [start, end] = [groups[0]?.at ?? first, groups.at(-1)?.end ?? last];
    return { axis: { start, end, groups }, width: ((end - start) / DAY_MS) * PX_PER_DAY[unit] };
  }
  const axis = timeAxis(releases, months, today);
  return { axis, width: Math.max(room, axis.groups.length * groupRoom) };
}

type Unit = Exclude<TimelineZoom, 'fit'>;
const UNITS: readonly Unit[] = ['week', 'month', 'quarter', 'year'];
/** The shortest length of each unit, in days. */
const DAYS = { week: 7, month: 28, quarter: 90, year: 365 } as const;

const unitsFrom = (zoom: TimelineZoom): readonly Unit[] => (zoom === 'fit' ? [] : UNITS.slice(UNITS.indexOf(zoom)));

/** Whole units from the one that holds a moment, up to another moment. */
function groupsOf(unit: Unit, from: number, to: number): { at: number; end: number }[] {
  const next =
    unit === 'week' ? weekOf : (at: number, by: number) => startOfMonth(monthAt(at, MONTHS[unit]) + by * MONTHS[unit]);
  const groups: { at: number; end: number }[] = [];
  for (let at = next(from, 0); at < to; at = next(at, 1)) groups.push({ at, end: next(at, 1) });
  return groups;
}

/** The first month of the group of months that holds a moment. */
const monthAt = (at: number, size: number): number => Math.floor(monthOf(at) / size) * size;

/** The Monday of the week that holds a moment, so many weeks later. */
function weekOf(at: number, by: number): number {
  const day = Math.floor(at / DAY_MS);
  const since = (((day + MONDAY) % 7) + 7) % 7;
  return (day - since + by * 7) * DAY_MS;
}
