import { light } from '#web/app/theme/tokens.ts';
import type { RectShape, Shape, TextShape } from './picture.ts';

/** The width of a text in the product's font, in px. */
export type Measure = (text: string, size: number, weight: number) => number;

type Font = { size?: number; weight?: number };
type Lines = Font & { lines?: number };
type Rect = Pick<RectShape, 'x' | 'y' | 'width' | 'height'>;

type TextLook = Partial<Pick<TextShape, 'size' | 'weight' | 'color'>> & { done?: boolean };

/** The room of a check mark before a text, as a part of its size. */
const CHECK_ROOM = 1.3;

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

  /**
   * Writes a text of one line, cut with an ellipsis where it is longer than `width`; after a check mark when `done`.
   */
  text(
    { x, y, width }: { x: number; y: number; width: number },
    words: string,
    { size = 13, weight = 400, color = light.text, done = false }: TextLook = {},
  ): void {
    const room = done ? CHECK_ROOM * size : 0;
    const text = cut(words, width - room, (part) => this.measure(part, size, weight));
    if (text === '') return;
    if (done) this.shapes.push({ kind: 'check', x, y, size, color: light.success });
    this.shapes.push({ kind: 'text', x: x + room, y, text, size, weight, color });
  }

  /** Breaks a text into at most so many lines of a width, two by default; the last one may still be too long. */
  wrap(words: string, width: number, { size = 13, weight = 400, lines = 2 }: Lines = {}): string[] {
    return wrap(words, width, lines, (part) => this.measure(part, size, weight));
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

/** A text in at most so many lines, broken at spaces; the last one may be longer than `width`. */
export function wrap(text: string, width: number, max: number, widthOf: (text: string) => number): string[] {
  const [first = '', ...words] = text.split(/\s+/u);
  const done: string[] = [];
  let line = first;
  for (const word of words) {
    const longer = `${line} ${word}`;
    if (done.length === max - 1 || widthOf(longer) <= width) line = longer;
    else {
      done.push(line);
      line = word;
    }
  }
  return [...done, line];
}
