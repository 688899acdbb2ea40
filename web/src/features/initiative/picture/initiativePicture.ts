import * as texts from '#shared/texts/initiatives.ts';
import { light } from '#web/base/theme/tokens.ts';
import { drawHeading, HEADING_HEIGHT, MARGIN, MIN_WIDTH } from '#web/components/picture/heading.ts';
import { isRtl } from '#web/components/picture/isRtl.ts';
import { type Measure, Pen } from '#web/components/picture/pen.ts';
import type { Picture } from '#web/components/picture/picture.ts';
import { formatPeriod } from '#web/components/text/calendarDay.ts';
import {
  type BoardGroup,
  type CellEpic,
  cellKey,
  type GroupedRelease,
  type InitiativeBoard,
  whatName,
} from '#web/replica/initiative/board.ts';
import { failuresOf, wordsForFailure } from '../model/failures.ts';
import { nameOfEpic } from '../model/InitiativeActions.ts';
import { wordsForTotals } from '../model/totals.ts';

type About = {
  title: string;
  /** The day of the picture. */
  date: string;
  /** The priorities in the company's order. */
  priorities: readonly { id: string; name: string; color: string }[];
  measure: Measure;
};

const HEAD_WIDTH = 280;
const HEAD_TEXT = HEAD_WIDTH - 32;
/** Beside the check mark of a completed release. */
const CHECK_ROOM = 18;
const COLUMN_WIDTH = 220;
const HEADS_HEIGHT = 56;
const PAD = 12;
const CHIP_HEIGHT = 30;
const CHIP_STEP = 36;
/** The height of a line of a release, the space below the last one, and the heights of a group's name and totals. */
const LINE_HEIGHT = 17;
const RELEASE_GAP = 6;
const NAME_HEIGHT = 26;
const TOTALS_HEIGHT = 20;

const { board: paper } = light;
const quiet = { size: 12, color: light.textQuiet };

/** The picture of an initiative: Activities across, groups down, with what its user may view (rule initiative.16). */
export function pictureOf(board: InitiativeBoard, about: About): Picture {
  const { title, date, priorities, measure } = about;
  const pen = new Pen(measure);
  const rows = placed(pen, board);
  const inner = HEAD_WIDTH + board.whats.length * COLUMN_WIDTH;
  const height = HEADS_HEIGHT + rows.reduce((sum, row) => sum + row.height, 0);
  const size = { width: Math.max(inner + 2 * MARGIN, MIN_WIDTH), height: HEADING_HEIGHT + height + MARGIN };
  const used = new Set([...board.cells.values()].flat().map(({ priority }) => priority));
  drawHeading(pen, { title, date, legend: priorities.filter(({ id }) => used.has(id)) }, size);
  const colors = new Map(priorities.map(({ id, color }) => [id, color]));
  const [x, top] = [MARGIN, HEADING_HEIGHT];
  pen.rect({ x, y: top, width: inner, height }, paper.canvas, { stroke: light.border });
  pen.rect({ x, y: top, width: inner, height: HEADS_HEIGHT }, light.surface);
  pen.text({ x: x + 16, y: top + HEADS_HEIGHT / 2, width: HEAD_TEXT }, texts.releases, { ...quiet, weight: 500 });
  board.whats.forEach((what, i) => drawWhat(pen, whatName(what), x + HEAD_WIDTH + i * COLUMN_WIDTH, top));
  let y = top + HEADS_HEIGHT;
  for (const { group, releases, height: rowHeight } of rows) {
    pen.rect({ x, y, width: HEAD_WIDTH, height: rowHeight }, light.surface);
    pen.rect({ x, y, width: inner, height: 1 }, light.border);
    drawGroup(pen, group, releases, x, y);
    board.whats.forEach(({ id }, i) => {
      const left = x + HEAD_WIDTH + i * COLUMN_WIDTH;
      pen.rect({ x: left, y, width: 1, height: rowHeight }, light.border);
      drawEpics(pen, board.cells.get(cellKey(group.id, id)) ?? [], colors, left, y);
    });
    y += rowHeight;
  }
  return { ...size, shapes: pen.shapes };
}

type Viewed = Extract<GroupedRelease, { error: null }>;
/** A line of a release. */
type Line = { text: string; look: Parameters<Pen['text']>[2] };
type PlacedGroup = { group: BoardGroup; releases: readonly (readonly Line[])[]; height: number };

/** The groups, each with the lines of its releases and the height that these and its epics take. */
function placed(pen: Pen, { whats, groups, cells }: InitiativeBoard): PlacedGroup[] {
  return groups.map((group) => {
    const weight = group.name === null ? 600 : 400;
    const releases = [
      ...group.releases.flatMap((release) => (release.error === null ? [linesOf(pen, release, weight)] : [])),
      ...failuresOf(group.releases).map((failure) => [{ text: wordsForFailure(failure), look: quiet }]),
    ];
    const most = Math.max(0, ...whats.map(({ id }) => cells.get(cellKey(group.id, id))?.length ?? 0));
    const lines = (group.name === null ? 0 : NAME_HEIGHT) + (group.totals.epics === 0 ? 0 : TOTALS_HEIGHT);
    const about = releases.reduce((sum, { length }) => sum + length * LINE_HEIGHT + RELEASE_GAP, lines);
    return { group, releases, height: 2 * PAD + Math.max(about, most * CHIP_STEP) };
  });
}

function drawWhat(pen: Pen, name: string, x: number, y: number): void {
  const box = { x: x + 6, y: y + 6, width: COLUMN_WIDTH - 12, height: HEADS_HEIGHT - 12 };
  pen.rect(box, paper.backbone, { stroke: paper.backboneEdge, radius: 8 });
  const lines = pen.wrap(name, box.width - 24, { weight: 550 });
  const first = box.y + box.height / 2 - ((lines.length - 1) * 17) / 2;
  lines.forEach((line, i) =>
    pen.text({ x: box.x + 12, y: first + i * 17, width: box.width - 24 }, line, {
      ...{ weight: 550, color: paper.cardText, rtl: isRtl(name) },
    }),
  );
}

/** The name of a group, its releases, of which a hidden one only says so, and its totals. */
function drawGroup(
  pen: Pen,
  { name, totals }: BoardGroup,
  releases: PlacedGroup['releases'],
  x: number,
  top: number,
): void {
  const width = HEAD_TEXT;
  let y = top + PAD;
  if (name !== null) {
    pen.text({ x: x + 16, y: y + 9, width }, name, { size: 14, weight: 600 });
    y += NAME_HEIGHT;
  }
  for (const lines of releases) {
    lines.forEach(({ text, look }, i) => pen.text({ x: x + 16, y: y + 9 + i * LINE_HEIGHT, width }, text, look));
    y += lines.length * LINE_HEIGHT + RELEASE_GAP;
  }
  if (totals.epics > 0) pen.text({ x: x + 16, y: y + 9, width }, wordsForTotals(totals), quiet);
}

/** The name of a release and its facts, each in two lines at most. */
function linesOf(pen: Pen, { release, mapName }: Viewed, weight: number): Line[] {
  const done = release.completed;
  const facts = `${formatPeriod(release) ?? texts.undated} · ${texts.ofMap({ map: mapName })}`;
  const names = pen.wrap(release.name, done ? HEAD_TEXT - CHECK_ROOM : HEAD_TEXT, { weight });
  return [
    ...names.map((text, i) => ({ text, look: { weight, done: done && i === 0 } })),
    ...pen.wrap(facts, HEAD_TEXT, { size: quiet.size }).map((text) => ({ text, look: quiet })),
  ];
}

function drawEpics(
  pen: Pen,
  epics: readonly CellEpic[],
  colors: ReadonlyMap<string, string>,
  left: number,
  top: number,
): void {
  const [x, width] = [left + 8, COLUMN_WIDTH - 16];
  epics.forEach((epic, i) => {
    const y = top + PAD + i * CHIP_STEP;
    pen.rect({ x, y, width, height: CHIP_HEIGHT }, paper.skeleton, { stroke: paper.skeletonEdge, radius: 6 });
    const color = epic.priority === null ? undefined : colors.get(epic.priority);
    if (color !== undefined) pen.rect({ x, y: y + 3, width: 4, height: CHIP_HEIGHT - 6 }, color, { radius: 2 });
    const isQuiet = epic.completed || epic.name === null;
    pen.text({ x: x + 12, y: y + CHIP_HEIGHT / 2, width: width - 22 }, nameOfEpic(epic), {
      color: isQuiet ? paper.cardTextQuiet : paper.cardText,
      done: epic.completed,
    });
  });
}
