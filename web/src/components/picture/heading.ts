import * as texts from '#shared/texts/story_map/picture.ts';
import { light } from '#web/base/theme/tokens.ts';
import type { Pen } from './pen.ts';

/** The space around what a picture shows, in px. */
export const MARGIN = 24;
/** The height of title and legend above it. */
export const HEADING_HEIGHT = 84;
/** The least width that a heading needs. */
export const MIN_WIDTH = 560 + 2 * MARGIN;

/** A priority of a legend. */
type LegendEntry = { name: string; color: string };

/** What a picture says of itself. */
export type Heading = {
  title: string;
  /** The day of the picture. */
  date: string;
  /** The priorities that it shows. */
  legend: readonly LegendEntry[];
};

/** Draws the paper of a picture, its title and date, and the legend as far as it fits. */
export function drawHeading(
  pen: Pen,
  { title, date, legend }: Heading,
  { width, height }: { width: number; height: number },
): void {
  pen.rect({ x: 0, y: 0, width, height }, '#FFFFFF');
  pen.text({ x: MARGIN, y: 30, width: width - 2 * MARGIN }, title, { size: 20, weight: 600 });
  const quiet = { size: 12, color: light.textQuiet };
  pen.text({ x: MARGIN, y: 58, width: 220 }, texts.made({ date }), quiet);
  if (legend.length === 0) return;
  let x = MARGIN + 240;
  pen.text({ x, y: 58, width: 80 }, texts.legend, { ...quiet, weight: 600 });
  x += pen.measure(texts.legend, 12, 600) + 14;
  for (const { name, color } of legend) {
    const wide = pen.measure(name, 12, 400);
    if (x + 16 + wide > width - MARGIN) break;
    pen.rect({ x, y: 53, width: 10, height: 10 }, color, { radius: 3 });
    pen.text({ x: x + 16, y: 58, width: wide + 1 }, name, { size: 12 });
    x += wide + 34;
  }
}
