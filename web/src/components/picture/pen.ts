import { light } from '#web/app/theme/tokens.ts';
import type { RectShape, Shape, TextShape } from './picture.ts';

/** The width of a text in the product's font, in px. */
export type Measure = (text: string, size: number, weight: number) => number;

type Font = { size?: number; weight?: number };
type Rect = Pick<RectShape, 'x' | 'y' | 'width' | 'height'>;

/** Draws the shapes of a picture, in the colours of the light theme. */
export class Pen {
  readonly shapes: Shape[] = [];
  readonly measure: Measure;

  constructor(measure: Measure) {
    this.measure = measure;
  }

  rect(at: Rect, fill: string, more: Pick<RectShape, 'stroke' | 'radius'> = {}): void {
    this.shapes.push({ kind: 'rect', ...at, fill, ...more });
  }

  /** Writes a text of one line, cut with an ellipsis where it is longer than `width`. */
  text(
    at: { x: number; y: number; width: number },
    words: string,
    { size = 13, weight = 400, color = light.text }: Partial<Pick<TextShape, 'size' | 'weight' | 'color'>> = {},
  ): void {
    const text = cut(words, at.width, (part) => this.measure(part, size, weight));
    if (text !== '') this.shapes.push({ kind: 'text', x: at.x, y: at.y, text, size, weight, color });
  }

  /** Breaks a text into at most two lines of a width; the second one may still be too long. */
  wrap(words: string, width: number, { size = 13, weight = 400 }: Font = {}): string[] {
    return wrap(words, width, (part) => this.measure(part, size, weight));
  }
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

function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(text) <= width) return [text];
  const words = text.split(' ');
  let count = 0;
  while (count + 1 < words.length && widthOf(words.slice(0, count + 1).join(' ')) <= width) count += 1;
  return count === 0 ? [text] : [words.slice(0, count).join(' '), words.slice(count).join(' ')];
}
