import { light } from '#web/base/theme/tokens.ts';
import { isRtl } from './isRtl.ts';
import type { RectShape, Shape, TextShape } from './picture.ts';

/** The width of a text in the product's font, in px. */
export type Measure = (text: string, size: number, weight: number) => number;

type Font = { size?: number; weight?: number };
type Lines = Font & { lines?: number };
type Rect = Pick<RectShape, 'x' | 'y' | 'width' | 'height'>;

type TextLook = Partial<Pick<TextShape, 'size' | 'weight' | 'color'>> & {
  done?: boolean;
  /** Whether it runs from right to left; by default as its first letter says. */
  rtl?: boolean;
};

/** How much wider than the product's font those of other programs may be. */
const WIDER = 1.3;
/** The width of a check mark, as a part of the size of its text. */
const CHECK_WIDTH = 0.85;
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
   * Writes a text of one line, cut with an ellipsis where it is longer than `width`; after a check mark when `done`. A
   * text from right to left begins at the right end of its room.
   */
  text(
    { x, y, width }: { x: number; y: number; width: number },
    words: string,
    { size = 13, weight = 400, color = light.text, done = false, rtl = isRtl(words) }: TextLook = {},
  ): void {
    const room = done ? CHECK_ROOM * size : 0;
    const text = cut(words, width - room, (part) => this.measure(part, size, weight));
    if (text === '') return;
    const check = rtl ? x + width - CHECK_WIDTH * size : x;
    if (done) this.shapes.push({ kind: 'check', x: check, y, size, color: light.success });
    const fit = this.measure(text, size, weight);
    const tight = fit * WIDER > width - room ? { fit } : {};
    const begin = rtl ? { x: x + width - room, rtl } : { x: x + room };
    this.shapes.push({ kind: 'text', ...begin, y, text, size, weight, color, ...tight });
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

/** Letters of scripts without spaces, between which lines break, each with the punctuation that stays with it. */
const PARTS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}][\p{Pe}\p{Pf}\p{Po}ー]*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;

/**
 * A text in at most so many lines, broken as browsers do: at spaces, between ideographs, and within a word that is
 * longer than a line. The last line may be longer than `width`.
 */
export function wrap(text: string, width: number, max: number, widthOf: (text: string) => number): string[] {
  const done: string[] = [];
  let line = '';
  const isLast = () => done.length === max - 1;
  for (const word of text.split(/\s+/u))
    for (const [i, part] of (word.match(PARTS) ?? []).entries()) {
      const longer = `${line}${i === 0 && line !== '' ? ' ' : ''}${part}`;
      if (line === '' || isLast() || widthOf(longer) <= width) line = longer;
      else {
        done.push(line);
        line = part;
      }
      while (!isLast() && widthOf(line) > width) {
        const start = startOf(line, width, widthOf);
        done.push(start);
        line = line.slice(start.length);
      }
    }
  return [...done, line];
}

/** As many letters of a word as fit into a line, and at least one. Letters that are drawn as one stay together. */
function startOf(word: string, width: number, widthOf: (text: string) => number): string {
  let start = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)) {
    if (start !== '' && widthOf(start + segment) > width) break;
    start += segment;
  }
  return start;
}
