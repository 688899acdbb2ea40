import type { Span } from '#web/board/view/ReadyArea.ts';
import type { Lane, LaneId, SliceBoard } from './board.ts';

/* All cards have the same size, so positions are computed without measuring. In px at a zoom of 1; the style sheet
   uses the same sizes. */

export const CARD_WIDTH = 200;
export const CARD_HEIGHT = 72;
const COLUMN_GAP = 12;
const CARD_GAP = 8;
/** The row with the names of the columns. */
export const HEADS = 56;
const LANE_HEAD = 40;
/** The head of a lane on narrow screens, which has two lines. */
const TALL_HEAD = 60;
/** The padding above and below the cards of a lane. */
const LANE_PAD = 12;
/** The space left of the first column. */
export const EDGE = 16;
/** The space below the last lane. */
const END = 72;

/** A lane with its place on the canvas; `head` is the height of its head. */
export type PlacedLane = { lane: Lane; top: number; height: number; head: number };

/** The positions of all lanes, and the size of the canvas. */
export type Placing = { width: number; height: number; lanes: readonly PlacedLane[] };

/** Stacks the lanes, each as high as its highest column. @param single without a row of column names */
export function placeLanes({ columns, lanes }: SliceBoard, single: boolean): Placing {
  let top = single ? 0 : HEADS;
  const head = single ? TALL_HEAD : LANE_HEAD;
  const placed = lanes.map((lane): PlacedLane => {
    const rows = Math.max(1, ...lane.stacks.map((stack) => stack.length));
    const height = head + 2 * LANE_PAD + rows * CARD_HEIGHT + (rows - 1) * CARD_GAP;
    const here = { lane, top, height, head };
    top += height;
    return here;
  });
  return { width: leftOf(columns.length) - COLUMN_GAP + EDGE, height: top + END, lanes: placed };
}

/** The left edge of a column. */
export const leftOf = (column: number): number => EDGE + column * (CARD_WIDTH + COLUMN_GAP);

/** The upper edge of a card within its lane. */
export const topOf = ({ head }: PlacedLane, index: number): number =>
  head + LANE_PAD + index * (CARD_HEIGHT + CARD_GAP);

/** The middle of the gap above a card, within its lane. */
export const gapAbove = (placed: PlacedLane, index: number): number => topOf(placed, index) - CARD_GAP / 2;

/** A range of indexes; `to` is excluded. */
export type Range = { from: number; to: number };

/** The columns that a span of the canvas touches. */
export function columnsIn(count: number, { from, to }: Span): Range {
  const step = CARD_WIDTH + COLUMN_GAP;
  return within(count, Math.floor((from - EDGE + COLUMN_GAP) / step), Math.ceil((to - EDGE) / step));
}

/** The cards of a column that a span of the canvas touches. */
export function cardsIn(placed: PlacedLane, count: number, { from, to }: Span): Range {
  const step = CARD_HEIGHT + CARD_GAP;
  const start = placed.top + topOf(placed, 0);
  return within(count, Math.floor((from - start + CARD_GAP) / step), Math.ceil((to - start) / step));
}

/** The lanes that a span of the canvas touches, and those in use. */
export function lanesIn(
  { lanes }: Placing,
  { from, to }: Span,
  isInUse: (id: LaneId) => boolean,
): readonly PlacedLane[] {
  return lanes.filter(({ lane, top, height }) => (top + height > from && top < to) || isInUse(lane.id));
}

function within(count: number, from: number, to: number): Range {
  return { from: Math.min(Math.max(from, 0), count), to: Math.min(Math.max(to, 0), count) };
}
