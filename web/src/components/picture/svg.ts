import { checkPoints, type Picture, PICTURE_FONT, type Shape } from './picture.ts';

/** A picture as an SVG document. Its texts stay texts. */
export function svgOf({ width, height, shapes }: Picture, title: string): string {
  const size = `width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="${escaped(PICTURE_FONT)}">`,
    `<title>${escaped(title)}</title>`,
    ...shapes.map(elementOf),
    '</svg>',
    '',
  ].join('\n');
}

/** A weight as SVG 1.1 has them: programs take 550 for a normal one. */
const hundred = (weight: number): number => Math.round(weight / 100) * 100;

/** How far the baseline is below the middle of a line, as a part of the size. Not all programs know other lines. */
const BASELINE = 0.364;

/** Marks of a text from right to left: programs that leave out `direction` follow them, and the anchor. */
const RTL_BEGIN = '\u202B';
const RTL_END = '\u202C';

function elementOf(shape: Shape): string {
  if (shape.kind === 'text') {
    const { x, y, text, size, weight, color, fit, rtl } = shape;
    const length = fit === undefined ? '' : ` textLength="${round(fit)}" lengthAdjust="spacingAndGlyphs"`;
    const anchor = rtl === true ? ' text-anchor="end"' : '';
    const words = rtl === true ? `${RTL_BEGIN}${text}${RTL_END}` : text;
    return `<text x="${round(x)}" y="${round(y + BASELINE * size)}"${length}${anchor} font-size="${size}" font-weight="${hundred(weight)}" fill="${color}" xml:space="preserve">${escaped(words)}</text>`;
  }
  if (shape.kind === 'check') {
    const points = checkPoints(shape).map(([x, y]) => `${round(x)},${round(y)}`);
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${shape.color}" stroke-width="1.5"/>`;
  }
  const { x, y, width, height, fill, stroke, radius } = shape;
  const more = `${stroke === undefined ? '' : ` stroke="${stroke}"`}${radius === undefined ? '' : ` rx="${radius}"`}`;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${more}/>`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for XML, without the control characters that it cannot hold. */
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '').replace(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '');
