import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { light } from '#web/base/theme/tokens.ts';
import { BESIDE_TEXT, drawCard } from '#web/components/picture/drawCard.ts';
import { drawHeading, HEADING_HEIGHT, MARGIN, MIN_WIDTH } from '#web/components/picture/heading.ts';
import { type Measure, Pen } from '#web/components/picture/pen.ts';
import type { Picture } from '#web/components/picture/picture.ts';
import type { Card, CardId, Layout } from '#web/replica/story_map/types.ts';
import { DEFAULT_MARKS, hasMarks } from '../marks/marks.ts';
import { CardHeights } from '../window/CardHeights.ts';

/* The measures of the board (see `board.module.css`), in px. */
const COLUMN = 200;
const COLUMN_GAP = 12;
const BELOW_BACKBONE = 12;
const CARD_GAP = 8;
/** The line with the purpose of the map. */
const PURPOSE = 28;

type About = {
  title: string;
  why: string;
  /** The day of the picture. */
  date: string;
  /** The priorities in the company's order. */
  priorities: readonly { id: string; name: string; color: string }[];
  /** The Whos of a card, in short; '' for none. */
  whosOf: (id: CardId) => string;
  measure: Measure;
};

/** The picture of a story map: its backbone with the skeleton below, at the places of the board (rule what.38). */
export function mapPictureOf(layout: Layout, about: About): Picture {
  const { title, why, date, priorities, whosOf, measure } = about;
  const pen = new Pen(measure);
  const isMarked = (card: Card) => hasMarks(card, DEFAULT_MARKS, (id) => whosOf(id) !== '');
  const heights = new CardHeights(layout, isMarked, undefined, COLUMN - BESIDE_TEXT);
  const head = heights.backbone();
  const top = HEADING_HEIGHT + (why === '' ? 0 : PURPOSE);
  const columns = layout.backbone.map((id) => [id, ...(layout.children.get(id) ?? [])]);
  const shown = columns.flat().flatMap((id) => layout.cards.get(id) ?? []);
  let bottom = top;
  const draws: (() => void)[] = [];
  columns.forEach(([backbone, ...children], i) => {
    const x = MARGIN + i * (COLUMN + COLUMN_GAP);
    let y = top;
    const place = (id: CardId | undefined, height: number) => {
      const card = id === undefined ? undefined : layout.cards.get(id);
      if (card === undefined) return;
      const at = { x, y, width: COLUMN, height };
      const color = priorities.find((priority) => priority.id === card.priorityId)?.color;
      const about = {
        text: card.description,
        note: noteOf(card, whosOf(card.id)),
        isBackbone: card.level === 0,
        color,
      };
      draws.push(() => drawCard(pen, { ...at, ...about }));
      y += height;
    };
    place(backbone, head);
    y += BELOW_BACKBONE - CARD_GAP;
    for (const id of children) {
      y += CARD_GAP;
      place(id, heights.of(id, true));
    }
    bottom = Math.max(bottom, y);
  });
  const used = new Set(shown.map(({ priorityId }) => priorityId));
  const size = {
    width: Math.max(MIN_WIDTH, 2 * MARGIN + columns.length * (COLUMN + COLUMN_GAP) - COLUMN_GAP),
    height: Math.ceil(bottom) + MARGIN,
  };
  drawHeading(pen, { title, date, legend: priorities.filter(({ id }) => used.has(id)) }, size);
  if (why !== '')
    pen.text({ x: MARGIN, y: HEADING_HEIGHT + 6, width: size.width - 2 * MARGIN }, storyMapTexts.purpose({ why }), {
      color: light.textQuiet,
    });
  for (const draw of draws) draw();
  return { ...size, shapes: pen.shapes };
}

/** What the badges of a card say. */
const noteOf = ({ rank, size }: Card, whos: string): string =>
  [
    ...(rank === null ? [] : [storyMapTexts.rank({ rank })]),
    ...(size === null ? [] : [storyMapTexts.size({ size })]),
    ...(whos === '' ? [] : [whos]),
  ].join(' · ');
