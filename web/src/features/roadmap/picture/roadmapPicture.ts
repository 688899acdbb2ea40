import * as texts from '#shared/texts/roadmap/roadmap.ts';
import { light } from '#web/base/theme/tokens.ts';
import { drawHeading, HEADING_HEIGHT, MARGIN, MIN_WIDTH } from '#web/components/picture/heading.ts';
import { isRtl } from '#web/components/picture/isRtl.ts';
import { type Measure, Pen } from '#web/components/picture/pen.ts';
import type { Picture } from '#web/components/picture/picture.ts';
import { formatPeriod } from '#web/components/text/calendarDay.ts';
import { axisLabels } from '../board/axisLabels.ts';
import { cellKey, type RoadmapBoard } from '../model/board.ts';
import {
  CELL_PAD,
  CHIP_HEIGHT,
  chipTop,
  HEAD_HEIGHT,
  MONTHS_HEIGHT,
  NAME_WIDTH,
  type PlacedColumn,
  type PlacedRow,
  type RoadmapPlacing,
  ROW_HEIGHT,
} from '../model/placing.ts';

type About = {
  title: string;
  /** The day of the picture. */
  date: string;
  /** The priorities in the company's order. */
  priorities: readonly { id: string; name: string; color: string }[];
  measure: Measure;
};

/** The size of the mark of an Activity without epics, in px. */
const DOT = 6;
const DOT_COLOR = '#C1BCB3';

const { board: paper } = light;
const quiet = { size: 12, color: light.textQuiet };

/** The picture of a roadmap, drawn from the same places as the screen (rule roadmap.11). */
export function pictureOf(board: RoadmapBoard, placing: RoadmapPlacing, about: About): Picture {
  const { title, date, priorities, measure } = about;
  const pen = new Pen(measure);
  const [left, top] = [MARGIN, HEADING_HEIGHT];
  const size = { width: Math.max(placing.width + 2 * MARGIN, MIN_WIDTH), height: top + placing.height + MARGIN };
  const used = new Set([...board.cells.values()].flat().map(({ priority }) => priority));
  drawHeading(pen, { title, date, legend: priorities.filter(({ id }) => used.has(id)) }, size);

  const frame = { x: left, y: top, width: placing.width - MARGIN, height: placing.height - MARGIN };
  pen.rect(frame, paper.canvas, { stroke: light.border });
  pen.rect({ ...frame, height: placing.headHeight }, light.surface);
  drawAxis(pen, placing, frame);
  pen.text({ x: left + 16, y: top + placing.headHeight - 18, width: NAME_WIDTH - 32 }, texts.activities, {
    ...quiet,
    weight: 500,
  });
  for (const column of placing.columns) drawColumn(pen, placing, column, frame);
  const colors = new Map(priorities.map(({ id, color }) => [id, color]));
  for (const row of placing.rows) {
    drawRow(pen, row, frame);
    for (const column of placing.columns) drawCell(pen, board, { row, column, frame, colors });
  }
  pen.rect({ ...frame, x: left + NAME_WIDTH, width: 1 }, light.border);
  return { ...size, shapes: pen.shapes };
}

/** Where the grid of a roadmap stands in its picture. */
type Frame = { x: number; y: number; width: number; height: number };

/** The background of a release, with its name and dates above. */
function drawColumn(pen: Pen, placing: RoadmapPlacing, { column, left, width }: PlacedColumn, frame: Frame): void {
  const { release, mapName } = column;
  const x = frame.x + left;
  const [head, body] = [frame.y + placing.axisHeight, frame.y + placing.headHeight];
  const bodyHeight = frame.height - placing.headHeight;
  if (release.completed) pen.rect({ x, y: body, width, height: bodyHeight }, '#EFF4EC');
  pen.rect({ x, y: head, width: 1, height: HEAD_HEIGHT + bodyHeight }, light.border);
  const heading = { x: x + 12, y: head + 21, width: width - 24 };
  pen.text(heading, release.name, { size: 14, weight: 600, done: release.completed });
  const map = mapName === null ? [] : [texts.ofMap({ map: mapName })];
  const facts = [formatPeriod(release) ?? texts.undated, ...map].join(' · ');
  pen.text({ x: x + 12, y: head + 41, width: width - 24 }, facts, quiet);
}

/** The name of an Activity, and the line below it. */
function drawRow(pen: Pen, { row, top, height }: PlacedRow, frame: Frame): void {
  const y = frame.y + top;
  const isBackbone = row.level === 0 && !row.isOther;
  const fillColor = isBackbone ? '#FCF6E1' : row.isOther ? light.subtle : light.surface;
  pen.rect({ x: frame.x, y, width: NAME_WIDTH, height }, fillColor);
  const indent = row.parentId === null ? 16 : 36;
  const weight = isBackbone ? 550 : 400;
  const width = NAME_WIDTH - indent - 16;
  const lines = pen.wrap(row.name, width, { weight });
  const middle = y + ROW_HEIGHT / 2 - ((lines.length - 1) * 17) / 2;
  const look = { weight, rtl: isRtl(row.name) };
  lines.forEach((line, i) => pen.text({ x: frame.x + indent, y: middle + i * 17, width }, line, look));
  pen.rect({ x: frame.x, y: y + height - 1, width: frame.width, height: 1 }, light.border);
}

type Cell = { row: PlacedRow; column: PlacedColumn; frame: Frame; colors: ReadonlyMap<string, string> };

/** The epics of an Activity in a release. */
function drawCell(pen: Pen, board: RoadmapBoard, { row, column, frame, colors }: Cell): void {
  const width = column.width - 2 * CELL_PAD;
  const x = frame.x + column.left + CELL_PAD;
  const chips = board.cells.get(cellKey(row.row.id, column.column.id)) ?? [];
  // A dot says that the Activity is in the release, without epics.
  if (chips.length === 0 && row.row.holds.some((id) => column.column.whats.has(id)))
    pen.rect(
      {
        x: frame.x + column.left + column.width / 2 - DOT / 2,
        y: frame.y + row.top + row.height / 2 - DOT / 2,
        width: DOT,
        height: DOT,
      },
      DOT_COLOR,
      { radius: DOT / 2 },
    );
  chips.forEach((chip, i) => {
    const y = frame.y + row.top + chipTop(i);
    pen.rect({ x, y, width, height: CHIP_HEIGHT }, paper.skeleton, { stroke: paper.skeletonEdge, radius: 6 });
    const color = chip.priority === null ? undefined : colors.get(chip.priority);
    if (color !== undefined) pen.rect({ x, y: y + 3, width: 4, height: CHIP_HEIGHT - 6 }, color, { radius: 2 });
    pen.text({ x: x + 12, y: y + CHIP_HEIGHT / 2, width: width - 22 }, chip.name ?? texts.unnamed, {
      color: chip.completed || chip.name === null ? paper.cardTextQuiet : paper.cardText,
      done: chip.completed,
    });
  });
}

/** Months, bars of the releases, and today. */
function drawAxis(pen: Pen, placing: RoadmapPlacing, frame: Frame): void {
  const { groups, bars, today, axisHeight, undated } = placing;
  const labels = axisLabels(groups);
  groups.slice(1).forEach(({ left: line }) => {
    const skipped = labels.some(({ left }) => left === line) ? 0 : MONTHS_HEIGHT;
    pen.rect({ x: frame.x + line, y: frame.y + skipped, width: 1, height: axisHeight - skipped }, light.border);
  });
  for (const { text, left, width } of labels) {
    const at = { x: frame.x + left + 8, y: frame.y + MONTHS_HEIGHT / 2, width: width - 8 };
    pen.text(at, text, quiet);
  }
  for (const { column, left, width, top, height } of bars) {
    const { release, mapName } = column;
    const fillColor = release.completed ? light.successTint : mapName === null ? light.accentTint : light.subtle;
    const at = { x: frame.x + left, y: frame.y + top, width, height };
    pen.rect(at, fillColor, {
      stroke: release.completed ? light.success : light.accent,
      radius: Math.min(5, height / 2),
    });
    if (height >= 16)
      pen.text({ x: at.x + 8, y: at.y + height / 2, width: width - 14 }, release.name, { size: 11, weight: 550 });
  }
  const bottom = frame.y + axisHeight;
  if (today !== null) {
    const x = frame.x + today;
    pen.rect({ x, y: frame.y, width: 2, height: axisHeight }, light.danger);
    pen.rect({ x, y: bottom - 20, width: 44, height: 16 }, light.danger, { radius: 3 });
    pen.text({ x: x + 6, y: bottom - 12, width: 40 }, texts.today, { size: 11, weight: 600, color: light.onDanger });
  }
  if (undated !== null && axisHeight > 0)
    pen.text({ x: frame.x + undated + 12, y: bottom - 16, width: 180 }, texts.undated, { ...quiet, weight: 500 });
  if (axisHeight > 0) pen.rect({ ...frame, y: bottom, height: 1 }, light.border);
  pen.rect({ ...frame, y: frame.y + placing.headHeight, height: 1 }, light.border);
}
