import { fill } from '#shared/texts/fill.ts';
import { roadmapTexts as texts } from '#shared/texts/roadmap.ts';
import { light } from '#web/app/theme/tokens.ts';
import { formatPeriod } from '#web/map/releases/calendarDay.ts';
import { axisLabel } from '../board/axisLabels.ts';
import { cellKey, type RoadmapBoard } from '../model/board.ts';
import {
  CELL_PAD,
  CHIP_HEIGHT,
  chipTop,
  HEAD_HEIGHT,
  MONTHS_HEIGHT,
  NAME_WIDTH,
  type RoadmapPlacing,
} from '../model/placing.ts';

/** A text of a picture; `weight` and `size` (px) are those of the product's font. */
export type TextShape = {
  kind: 'text';
  x: number;
  /** The middle of its line. */
  y: number;
  text: string;
  size: number;
  weight: number;
  color: string;
};
export type RectShape = {
  kind: 'rect';
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  stroke?: string;
  radius?: number;
};
export type Shape = TextShape | RectShape;

/** A picture as shapes in the order in which they are drawn, in px. */
export type Picture = { width: number; height: number; shapes: readonly Shape[] };

/** The width of a text in the product's font, in px. */
export type Measure = (text: string, size: number, weight: number) => number;

type About = {
  title: string;
  /** The day of the picture. */
  date: string;
  /** The priorities in the company's order. */
  priorities: readonly { id: string; name: string; color: string }[];
  measure: Measure;
};

/** The product's font, in pictures as on the page. */
export const PICTURE_FONT = "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif";

const MARGIN = 24;
/** The title and the legend. */
const TITLE_HEIGHT = 84;
const { board: paper } = light;

/** The picture of a roadmap, drawn from the same places as the screen (rule roadmap.11). */
export function pictureOf(board: RoadmapBoard, placing: RoadmapPlacing, about: About): Picture {
  const { measure } = about;
  const shapes: Shape[] = [];
  const top = TITLE_HEIGHT;
  const rect = (
    x: number,
    y: number,
    width: number,
    height: number,
    fillColor: string,
    more: Partial<RectShape> = {},
  ) => shapes.push({ kind: 'rect', x, y, width, height, fill: fillColor, ...more });
  const text = (
    x: number,
    y: number,
    words: string,
    { width, size = 13, weight = 400, color = light.text }: Partial<TextShape> & { width: number },
  ) => {
    const shown = cut(words, width, (part) => measure(part, size, weight));
    if (shown !== '') shapes.push({ kind: 'text', x, y, text: shown, size, weight, color });
  };
  const width = Math.max(placing.width, 560) + 2 * MARGIN;
  const height = top + placing.height + MARGIN;
  rect(0, 0, width, height, '#FFFFFF');
  text(MARGIN, 30, about.title, { width: width - 2 * MARGIN - 180, size: 20, weight: 600 });
  text(MARGIN, 58, fill(texts.picture.made, { date: about.date }), { width: 220, size: 12, color: light.textQuiet });
  const colors = drawLegend(board, about, { from: MARGIN + 240, to: width - MARGIN }, rect, text);

  const left = MARGIN;
  rect(left, top, placing.width - MARGIN, placing.height - MARGIN, paper.canvas, { stroke: light.border });
  rect(left, top, placing.width - MARGIN, placing.headHeight, light.surface);
  drawAxis(placing, { left, top }, rect, text);
  text(left + 16, top + placing.headHeight - 18, texts.activities, {
    width: NAME_WIDTH - 32,
    size: 12,
    weight: 500,
    color: light.textQuiet,
  });
  const bodyHeight = placing.height - MARGIN - placing.headHeight;
  for (const { column, left: x, width: columnWidth } of placing.columns) {
    const { release, mapName } = column;
    if (release.completed) rect(left + x, top + placing.headHeight, columnWidth, bodyHeight, '#EFF4EC');
    rect(left + x, top + placing.axisHeight, 1, HEAD_HEIGHT + bodyHeight, light.border);
    const room = columnWidth - 24;
    const head = top + placing.axisHeight;
    text(left + x + 12, head + 21, release.completed ? `✓ ${release.name}` : release.name, {
      width: room,
      size: 14,
      weight: 600,
    });
    const facts = [
      formatPeriod(release) ?? texts.undated,
      mapName === null ? null : fill(texts.ofMap, { map: mapName }),
    ];
    text(left + x + 12, head + 41, facts.filter((fact) => fact !== null).join(' · '), {
      width: room,
      size: 12,
      color: light.textQuiet,
    });
  }
  for (const { row, top: y, height: rowHeight } of placing.rows) {
    const isBackbone = row.level === 0 && !row.isOther;
    rect(left, top + y, NAME_WIDTH, rowHeight, isBackbone ? '#FCF6E1' : row.isOther ? light.subtle : light.surface);
    const indent = row.parentId === null ? 16 : 36;
    const weight = isBackbone ? 550 : 400;
    const room = NAME_WIDTH - indent - 16;
    const lines = wrap(row.name, room, (part) => measure(part, 13, weight));
    lines.forEach((line, i) => text(left + indent, top + y + 22 + i * 17, line, { width: room, weight }));
    rect(left, top + y + rowHeight - 1, placing.width - MARGIN, 1, light.border);
    for (const { column, left: x, width: columnWidth } of placing.columns) {
      const chips = board.cells.get(cellKey(row.id, column.id)) ?? [];
      chips.forEach((chip, i) => {
        const [chipX, chipY] = [left + x + CELL_PAD, top + y + chipTop(i)];
        const chipWidth = columnWidth - 2 * CELL_PAD;
        rect(chipX, chipY, chipWidth, CHIP_HEIGHT, paper.skeleton, { stroke: paper.skeletonEdge, radius: 6 });
        const color = chip.priority === null ? undefined : colors.get(chip.priority);
        if (color !== undefined) rect(chipX, chipY + 3, 4, CHIP_HEIGHT - 6, color, { radius: 2 });
        text(chipX + 12, chipY + CHIP_HEIGHT / 2, `${chip.completed ? '✓ ' : ''}${chip.name ?? texts.unnamed}`, {
          width: chipWidth - 22,
          color: chip.completed || chip.name === null ? paper.cardTextQuiet : paper.cardText,
        });
      });
    }
  }
  rect(left + NAME_WIDTH, top, 1, placing.height - MARGIN, light.border);
  return { width, height, shapes };
}

type Rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fillColor: string,
  more?: Partial<RectShape>,
) => unknown;
type Text = (x: number, y: number, words: string, how: Partial<TextShape> & { width: number }) => void;

/** The priorities of the shown epics, as far as they fit. @returns the colours of all priorities */
function drawLegend(
  { cells }: RoadmapBoard,
  { priorities, measure }: About,
  room: { from: number; to: number },
  rect: Rect,
  text: Text,
): ReadonlyMap<string, string> {
  const used = new Set([...cells.values()].flat().map(({ priority }) => priority));
  let x = room.from;
  const shown = priorities.filter(({ id }) => used.has(id));
  if (shown.length > 0) {
    text(x, 58, texts.picture.legend, { width: 80, size: 12, weight: 600, color: light.textQuiet });
    x += measure(texts.picture.legend, 12, 600) + 14;
  }
  for (const { name, color } of shown) {
    const width = measure(name, 12, 400);
    if (x + 16 + width > room.to) break;
    rect(x, 53, 10, 10, color, { radius: 3 });
    text(x + 16, 58, name, { width: width + 1, size: 12 });
    x += width + 34;
  }
  return new Map(priorities.map(({ id, color }) => [id, color]));
}

function drawAxis(placing: RoadmapPlacing, at: { left: number; top: number }, rect: Rect, text: Text): void {
  const { groups, bars, today, axisHeight, undated } = placing;
  groups.forEach((group, i) => {
    const x = at.left + group.left;
    if (i > 0) rect(x, at.top, 1, axisHeight, light.border);
    text(x + 8, at.top + MONTHS_HEIGHT / 2, axisLabel(group, i === 0), {
      width: group.width - 8,
      size: 12,
      color: light.textQuiet,
    });
  });
  for (const { column, left, width, top, height } of bars) {
    const { release, mapName } = column;
    const fillColor = release.completed ? light.successTint : mapName === null ? light.accentTint : light.subtle;
    rect(at.left + left, at.top + top, width, height, fillColor, {
      stroke: release.completed ? light.success : light.accent,
      radius: Math.min(5, height / 2),
    });
    if (height >= 16)
      text(at.left + left + 8, at.top + top + height / 2, release.name, { width: width - 14, size: 11, weight: 550 });
  }
  if (today !== null) {
    rect(at.left + today, at.top, 2, axisHeight, light.danger);
    rect(at.left + today, at.top + axisHeight - 20, 44, 16, light.danger, { radius: 3 });
    text(at.left + today + 6, at.top + axisHeight - 12, texts.today, {
      width: 40,
      size: 11,
      weight: 600,
      color: light.onDanger,
    });
  }
  if (undated !== null && axisHeight > 0)
    text(at.left + undated + 12, at.top + axisHeight - 16, texts.undated, {
      width: 180,
      size: 12,
      weight: 500,
      color: light.textQuiet,
    });
  if (axisHeight > 0) rect(at.left, at.top + axisHeight, placing.width - MARGIN, 1, light.border);
  rect(at.left, at.top + placing.headHeight, placing.width - MARGIN, 1, light.border);
}

/** A text, cut with an ellipsis where it does not fit. */
export function cut(text: string, width: number, widthOf: (text: string) => number): string {
  if (width <= 0) return '';
  if (widthOf(text) <= width) return text;
  const letters = [...text];
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (widthOf(`${letters.slice(0, middle).join('').trimEnd()}…`) <= width) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? '' : `${letters.slice(0, low).join('').trimEnd()}…`;
}

/** A text in at most two lines; the second one may still be too long. */
function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(text) <= width) return [text];
  const words = text.split(' ');
  let count = 0;
  while (count + 1 < words.length && widthOf(words.slice(0, count + 1).join(' ')) <= width) count += 1;
  return count === 0 ? [text] : [words.slice(0, count).join(' '), words.slice(count).join(' ')];
}
