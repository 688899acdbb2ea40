/** A font in CSS notation, at a zoom of 1. */
export type Font = `${number} ${number}px`;

const FAMILY = "'Inter Variable', sans-serif";
/** The average width of a letter, as a fraction of the font size. */
const LETTER = 0.52;

let context: OffscreenCanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();
let loaded = 0;
/** The maximum number of cached words. */
const MAX_WIDTHS = 5_000;

/** Calls back whenever a font of the page arrives. @returns stops it */
export function onFontLoaded(listener: () => void): () => void {
  if (!('fonts' in document)) return () => {};
  const measureAgain = () => {
    widths.clear();
    loaded += 1;
    listener();
  };
  document.fonts.addEventListener('loadingdone', measureAgain);
  return () => document.fonts.removeEventListener('loadingdone', measureAgain);
}

/** How often a font has arrived. */
export const fontsLoaded = (): number => loaded;

/** Estimates the number of lines of a text from its length, without measuring. */
export function roughLinesOf(text: string, width: number, font: Font): number {
  return Math.max(1, Math.ceil((text.length * pxOf(font) * LETTER) / width));
}

/** The number of lines of a text, from the measured widths of its words. Causes no page layout. */
export function linesOf(text: string, width: number, font: Font): number {
  context ??= typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null) return roughLinesOf(text, width, font);
  context.font = `${font} ${FAMILY}`;
  const space = widthOf(' ', font, context);
  let lines = 1;
  let line = 0;
  for (const word of text.split(/\s+/u)) {
    const wide = widthOf(word, font, context);
    const next = line === 0 ? wide : line + space + wide;
    if (next <= width) line = next;
    else {
      if (line > 0) lines += 1;
      // A word wider than a line breaks.
      lines += Math.ceil(wide / width) - 1;
      line = wide % width;
    }
  }
  return lines;
}

function widthOf(word: string, font: Font, on: OffscreenCanvasRenderingContext2D): number {
  const key = `${font} ${word}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (widths.size >= MAX_WIDTHS) widths.clear();
  const { width } = on.measureText(word);
  widths.set(key, width);
  return width;
}

function pxOf(font: Font): number {
  return Number(/ (\d+)px/u.exec(font)?.[1] ?? 0);
}
