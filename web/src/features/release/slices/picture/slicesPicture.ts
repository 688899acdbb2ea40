import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as texts from '#shared/texts/story_map/slices.ts';
import { light } from '#web/base/theme/tokens.ts';
import { drawCard } from '#web/components/picture/drawCard.ts';
import { drawHeading, HEADING_HEIGHT, MARGIN, MIN_WIDTH } from '#web/components/picture/heading.ts';
import { type Measure, Pen } from '#web/components/picture/pen.ts';
import type { Picture } from '#web/components/picture/picture.ts';
import { formatPeriod } from '#web/components/text/calendarDay.ts';
import { NO_RELEASE } from '#web/replica/release/placeWhat.ts';
import type { Layout } from '#web/replica/story_map/types.ts';
import type { Lane, SliceBoard } from '../model/board.ts';
import { CARD_HEIGHT, CARD_WIDTH, leftOf, type PlacedLane, placeLanes, topOf } from '../model/placing.ts';
import { epicsDoneOf, noteOf } from '../model/words.ts';

type About = {
  title: string;
  /** The day of the picture. */
  date: string;
  measure: Measure;
};

/** The height of the name of a step above its column. */
const STEP = 40;
const { board: paper } = light;

/** The picture of the slices of a story map, at the places of the screen (rule release.28). */
export function slicesPictureOf(board: SliceBoard, layout: Layout, { title, date, measure }: About): Picture {
  const pen = new Pen(measure);
  const placing = placeLanes(board, false);
  const last = placing.lanes.at(-1);
  const [left, top] = [MARGIN, HEADING_HEIGHT];
  const width = Math.max(placing.width, MIN_WIDTH - 2 * MARGIN);
  const height = last === undefined ? 0 : last.top + last.height;
  const size = { width: width + 2 * MARGIN, height: top + height + MARGIN };
  drawHeading(pen, { title, date, legend: [] }, size);
  pen.rect({ x: left, y: top, width, height }, paper.canvas, { stroke: light.border });
  board.columns.forEach((id, column) => {
    const at = { x: left + leftOf(column), y: top + 8, width: CARD_WIDTH, height: STEP };
    drawCard(pen, { ...at, text: layout.cards.get(id)?.description ?? '', note: '', isBackbone: true });
  });
  for (const placed of placing.lanes) {
    const y = top + placed.top;
    pen.rect({ x: left, y, width, height: placed.head }, light.surface, { stroke: light.border });
    drawLaneHead(pen, placed, { x: left + 16, y: y + placed.head / 2, width: width - 32 });
    drawCards(pen, placed, { board, layout, left, top: y });
  }
  return { ...size, shapes: pen.shapes };
}

/** The part of a lane's head that a long name takes at most. */
const NAME_SHARE = 0.6;

/** The name of a release, with its dates and sums. */
function drawLaneHead(pen: Pen, { lane }: PlacedLane, at: { x: number; y: number; width: number }): void {
  const name = lane.release?.name ?? texts.none;
  const font = { size: 15, weight: 600 };
  const room = NAME_SHARE * at.width;
  // Its facts follow it.
  pen.text({ ...at, width: room }, name, { ...font, rtl: false });
  const beside = Math.min(pen.measure(name, font.size, font.weight), room) + 24;
  pen.text({ ...at, x: at.x + beside, width: at.width - beside }, factsOf(lane).join(' · '), {
    color: light.textQuiet,
  });
}

function factsOf({ release, totals }: Lane): string[] {
  const period = release === undefined ? null : formatPeriod(release);
  return [
    ...(period === null ? [] : [period]),
    texts.whats({ count: totals.whats }),
    ...(totals.epics === 0 ? [] : [epicsDoneOf(totals)]),
    ...sizeOf(release?.capacity ?? null, totals.size),
  ];
}

const sizeOf = (capacity: number | null, size: number): string[] =>
  capacity !== null ? [releaseTexts.sizeOfCapacity({ size, capacity })] : size === 0 ? [] : [texts.size({ size })];

type Room = { board: SliceBoard; layout: Layout; left: number; top: number };

function drawCards(pen: Pen, placed: PlacedLane, { board, layout, left, top }: Room): void {
  const { lane } = placed;
  lane.stacks.forEach((stack, column) =>
    stack.forEach((id, index) => {
      const card = layout.cards.get(id);
      const part = lane.parts.get(id);
      drawCard(pen, {
        x: left + leftOf(column),
        y: top + topOf(placed, index),
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
        text: card?.description ?? '',
        note: noteOf(part, lane.id === NO_RELEASE ? board.completedIn.get(id) : undefined) ?? '',
        isBackbone: card?.level === 0,
        isDone: part?.completed ?? false,
      });
    }),
  );
}
