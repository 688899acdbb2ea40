import { DAY_MS, daysOf, placeOn } from '#shared/rules/roadmap/timeAxis.ts';
import { timelineAxis, type TimelineZoom } from '#shared/rules/roadmap/timelineAxis.ts';
import { formatPeriod } from '#web/components/text/calendarDay.ts';
import type { Column } from './board.ts';
import type { PlacedAxis, PlacedGroup } from './placing.ts';

/* All positions of a timeline, in px. The style sheet uses the same sizes. */

export const AXIS_HEIGHT = 48;
/** The width and height of the diamond of a milestone. */
const DIAMOND = 20;
/** The space before the axis and behind it. */
const SIDE = 16;
/** The least width of a group of months that fits the releases. */
const GROUP_ROOM = 56;
/** A bar keeps an edge to take hold of, however short its time is. */
const MIN_BAR = 10;
/** Between a bar and the label beside it. */
const LABEL_GAP = 8;
/** The room of a label beside its letters: padding, the gap before the dates, and a mark of completion. */
const LABEL_ROOM = 48;

/** A dated release in its row. `side` is where its label stands. */
export type TimelineRow = {
  column: Column;
  left: number;
  width: number;
  /** Whether it takes a single day. */
  isMilestone: boolean;
  side: 'inside' | 'left' | 'right';
  labelWidth: number;
};

export type TimelinePlacing = {
  width: number;
  axis: PlacedAxis;
  groups: readonly PlacedGroup[];
  /** The place of today on the axis; null outside of it. */
  today: number | null;
  rows: readonly TimelineRow[];
  undated: readonly Column[];
};

type How = {
  zoom: TimelineZoom;
  /** The least number of months on an axis that fits all releases. */
  months: number;
  /** In milliseconds. */
  today: number;
  /** The width of the window. */
  window: number;
};

/** Places releases on one time axis, each in a row of its own, in the order of their first day. */
export function placeTimeline(columns: readonly Column[], { zoom, months, today, window }: How): TimelinePlacing {
  const dated = columns.filter(({ isDated }) => isDated);
  const room = window - 2 * SIDE;
  const time = timelineAxis(
    dated.map(({ release }) => release),
    zoom,
    { today, months, room },
    GROUP_ROOM,
  );
  const axis = { start: time.axis.start, end: time.axis.end, left: SIDE, width: time.width };
  const at = (moment: number) => axis.left + placeOn(axis, moment) * axis.width;
  const rows = dated.map((column): TimelineRow => {
    const { first, last } = daysOf(column.release);
    const isMilestone = first === last;
    const days = { left: at(first), width: at(last + DAY_MS) - at(first) };
    const bar = isMilestone
      ? { left: days.left + days.width / 2 - DIAMOND / 2, width: DIAMOND }
      : { left: days.left, width: Math.max(MIN_BAR, days.width) };
    const labelWidth = labelWidthOf(column);
    const isInside = !isMilestone && labelWidth <= bar.width;
    const isOver = bar.left + bar.width + LABEL_GAP + labelWidth > axis.left + axis.width;
    const hasRoomBefore = bar.left - LABEL_GAP - labelWidth >= 0;
    const side = isInside ? 'inside' : isOver && hasRoomBefore ? 'left' : 'right';
    return { column, ...bar, isMilestone, side, labelWidth };
  });
  const ends = rows.map(({ left, width, side, labelWidth }) =>
    side === 'right' ? left + width + LABEL_GAP + labelWidth : left + width,
  );
  return {
    width: Math.max(axis.left + axis.width + SIDE, ...ends),
    axis,
    groups: time.axis.groups.map((group) => ({ ...group, left: at(group.at), width: at(group.end) - at(group.at) })),
    today: today >= axis.start && today < axis.end ? at(today) : null,
    rows,
    undated: columns.filter(({ isDated }) => !isDated),
  };
}

/** The day that a timeline begins to show: today, or the nearest day of its releases. */
export function dayToShow({ rows }: TimelinePlacing, today: number): number {
  const days = rows.map(({ column }) => daysOf(column.release));
  const first = Math.min(...days.map((day) => day.first));
  const last = Math.max(...days.map((day) => day.last));
  return Math.min(Math.max(today, first), last);
}

/** Widths of letters, in px: of a name, of a script with wide letters, and of dates. */
const LETTER = 7.6;
const WIDE_LETTER = 14;
const DATE_LETTER = 6.6;
const FIRST_WIDE = 0x1100;

/** An upper bound of the width of a label: its name and its dates. Nothing is measured on the screen. */
function labelWidthOf({ release }: Column): number {
  const name = [...release.name].reduce(
    (sum, letter) => sum + ((letter.codePointAt(0) ?? 0) < FIRST_WIDE ? LETTER : WIDE_LETTER),
    0,
  );
  return Math.min(name, MAX_NAME) + (formatPeriod(release) ?? '').length * DATE_LETTER + LABEL_ROOM;
}
/** A longer name ends with an ellipsis beside its bar. */
const MAX_NAME = 320;
