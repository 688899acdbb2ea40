import { DAY_MS, daysOf, placeOn, type TimeAxis, timeAxis } from '#shared/rules/roadmap/timeAxis.ts';
import { cellKey, type Column, type RoadmapBoard, type Row } from './board.ts';

/* All positions of a roadmap, in px at a zoom of 1, for the screen and for its picture. Chips have one height, so
   nothing is measured; the style sheet uses the same sizes. */

export const NAME_WIDTH = 240;
export const COLUMN_WIDTH = 220;
export const CHIP_HEIGHT = 30;
export const CHIP_GAP = 4;
export const CELL_PAD = 8;
/** The row with the months. */
export const MONTHS_HEIGHT = 26;
/** The line below the bars that names today. */
const TODAY_HEIGHT = 16;
/** The names and dates of the releases. */
export const HEAD_HEIGHT = 60;
/** The lowest row, which has room for a name of two lines. */
export const ROW_HEIGHT = 46;
/** The line that adds an epic. */
const ADD_HEIGHT = 28;
/** The space before the releases without dates. */
const UNDATED_GAP = 20;
/** The axis needs room for the names of months. */
const MIN_AXIS = 2 * COLUMN_WIDTH;
/** The least width of a month of an axis whose groups are months. */
const MIN_MONTH = 36;
const BAR_GAP = 3;
const END = 24;
/** The heights of bars, for few, more and many rows of them. */
const BAR_HEIGHTS = [
  { rows: 4, height: 20 },
  { rows: 10, height: 12 },
  { rows: Infinity, height: 6 },
] as const;
/** Bars keep an edge to take hold of, however short their time is. */
const MIN_BAR = 10;

export type PlacedColumn = { column: Column; left: number; width: number };
export type PlacedRow = { row: Row; top: number; height: number };
/** A release on the time axis. */
export type PlacedBar = { column: Column; left: number; width: number; top: number; height: number };
/** A time axis on a canvas, in px. */
export type PlacedAxis = Pick<TimeAxis, 'start' | 'end'> & { left: number; width: number };
export type PlacedGroup = { at: number; end: number; left: number; width: number };

export type RoadmapPlacing = {
  width: number;
  height: number;
  /** The height of the time axis with its bars; 0 without dated releases. */
  axisHeight: number;
  /** The height of everything above the rows. */
  headHeight: number;
  axis: (TimeAxis & { left: number; width: number }) | null;
  groups: readonly PlacedGroup[];
  bars: readonly PlacedBar[];
  /** The place of today on the axis; null outside of it. */
  today: number | null;
  columns: readonly PlacedColumn[];
  /** The left edge of the releases without dates; null when there are none. */
  undated: number | null;
  rows: readonly PlacedRow[];
};

type How = {
  /** The least number of months on the axis. */
  months: number;
  /** In milliseconds. */
  today: number;
  /** Whether cells have room to add an epic. */
  adds: boolean;
  /** The width of the window, which the axis fills; 0 for as little as the releases need. */
  window?: number;
};

/** Places a roadmap: its time axis, the columns below it, and the rows, each as high as its fullest cell. */
export function placeRoadmap(
  { columns, rows, cells }: RoadmapBoard,
  { months, today, adds, window = 0 }: How,
): RoadmapPlacing {
  const dated = columns.filter(({ isDated }) => isDated);
  const time = timeAxis(
    dated.map(({ release }) => release),
    months,
    today,
  );
  const undatedWidth = (columns.length - dated.length) * COLUMN_WIDTH;
  const free = window - NAME_WIDTH - END - (undatedWidth === 0 ? 0 : UNDATED_GAP + undatedWidth);
  const needed = Math.max(MIN_AXIS, dated.length * COLUMN_WIDTH, window === 0 ? 0 : time.groups.length * MIN_MONTH);
  const axisWidth = dated.length === 0 ? 0 : Math.max(needed, free);
  const axis = dated.length === 0 ? null : { ...time, left: NAME_WIDTH, width: axisWidth };
  const columnWidth = dated.length === 0 ? COLUMN_WIDTH : axisWidth / dated.length;
  const undated = NAME_WIDTH + axisWidth + (axis === null ? 0 : UNDATED_GAP);
  const placedColumns = [
    ...dated.map((column, i) => ({ column, left: NAME_WIDTH + i * columnWidth, width: columnWidth })),
    ...columns
      .filter(({ isDated }) => !isDated)
      .map((column, i) => ({ column, left: undated + i * COLUMN_WIDTH, width: COLUMN_WIDTH })),
  ];
  const at = (time: number) => (axis === null ? 0 : axis.left + placeOn(axis, time) * axis.width);
  const { bars, height: barsHeight } = placeBars(dated, at);
  const isTodayOn = axis !== null && today >= axis.start && today < axis.end;
  const axisHeight = axis === null ? 0 : MONTHS_HEIGHT + barsHeight + (isTodayOn ? TODAY_HEIGHT : 0);
  const headHeight = axisHeight + HEAD_HEIGHT;
  let top = headHeight;
  const placedRows = rows.map((row) => {
    const fullest = Math.max(0, ...columns.map(({ id }) => cells.get(cellKey(row.id, id))?.length ?? 0));
    const chips = fullest * (CHIP_HEIGHT + CHIP_GAP) - CHIP_GAP;
    const height = Math.max(ROW_HEIGHT, 2 * CELL_PAD + (adds ? chips + CHIP_GAP + ADD_HEIGHT : chips));
    const placed = { row, top, height };
    top += height;
    return placed;
  });
  const last = placedColumns.at(-1);
  return {
    width: (last === undefined ? NAME_WIDTH : last.left + last.width) + END,
    height: top + END,
    axisHeight,
    headHeight,
    axis,
    groups: axis?.groups.map((group) => ({ ...group, left: at(group.at), width: at(group.end) - at(group.at) })) ?? [],
    bars,
    today: isTodayOn ? at(today) : null,
    columns: placedColumns,
    undated: placedColumns.length > dated.length ? undated : null,
    rows: placedRows,
  };
}

/** Puts each bar into the first row in which it overlaps none. */
function placeBars(columns: readonly Column[], at: (time: number) => number): { bars: PlacedBar[]; height: number } {
  const ends: number[] = [];
  const spans = columns.map((column) => {
    const { first, last } = daysOf(column.release);
    const left = at(first);
    const width = Math.max(MIN_BAR, at(last + DAY_MS) - left);
    const free = ends.findIndex((end) => end <= left);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = left + width;
    return { column, left, width, lane };
  });
  const height = BAR_HEIGHTS.find(({ rows }) => ends.length <= rows)?.height ?? 6;
  const bars = spans.map(({ lane, ...bar }) => ({
    ...bar,
    top: MONTHS_HEIGHT + 6 + lane * (height + BAR_GAP),
    height,
  }));
  return { bars, height: ends.length * (height + BAR_GAP) + 10 };
}

/** The upper edge of a chip within its row. */
export const chipTop = (index: number): number => CELL_PAD + index * (CHIP_HEIGHT + CHIP_GAP);

/** The rows that a range of the canvas touches. */
export function rowsIn({ rows }: RoadmapPlacing, { from, to }: { from: number; to: number }): readonly PlacedRow[] {
  return rows.filter(({ top, height }) => top + height > from && top < to);
}

/** The columns that a range of the canvas touches. */
export function columnsIn(
  { columns }: RoadmapPlacing,
  { from, to }: { from: number; to: number },
): readonly PlacedColumn[] {
  return columns.filter(({ left, width }) => left + width > from && left < to);
}
