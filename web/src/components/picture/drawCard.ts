import { light } from '#web/base/theme/tokens.ts';
import { isRtl } from '#web/components/picture/isRtl.ts';
import type { Pen } from '#web/components/picture/pen.ts';

const { board: paper } = light;
const LINE = 17.5;
const PAD = 10;
const EDGE = 14;
/** Beside a text: more than on the board, so that another font has room. */
export const BESIDE_TEXT = 44;

/** A card of a picture, with its text and a smaller line at its lower edge. */
export type PictureCard = {
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
  note: string;
  isBackbone: boolean;
  isDone?: boolean;
  /** Of its priority. */
  color?: string | undefined;
};

/** Draws a card as the screen does. */
export function drawCard(pen: Pen, card: PictureCard): void {
  const { x, y, width, height, text, note, isBackbone, isDone = false, color } = card;
  const [fill, stroke] = isBackbone ? [paper.backbone, paper.backboneEdge] : [paper.skeleton, paper.skeletonEdge];
  pen.rect({ x, y, width, height }, fill, { stroke, radius: 8 });
  if (color !== undefined) pen.rect({ x, y: y + 4, width: 4, height: height - 8 }, color, { radius: 2 });
  const room = height - 2 * PAD - (note === '' ? 0 : LINE);
  const font = {
    weight: isBackbone ? 550 : 400,
    color: isDone ? paper.cardTextQuiet : paper.cardText,
    rtl: isRtl(text),
  };
  const inner = width - BESIDE_TEXT;
  pen
    .wrap(text, inner, { ...font, lines: Math.max(1, Math.floor((room + 1) / LINE)) })
    .forEach((line, i) => pen.text({ x: x + EDGE, y: y + PAD + (i + 0.5) * LINE, width: inner }, line, font));
  pen.text({ x: x + EDGE, y: y + height - PAD - 5, width: width - EDGE - PAD }, note, {
    size: 11,
    color: paper.cardTextQuiet,
  });
}
