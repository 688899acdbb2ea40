import type { Measure } from './pen.ts';
import { checkPoints, type Picture, PICTURE_FONT, type Shape } from './picture.ts';

/** What every current browser can draw in one image: the length of a side and the number of pixels. */
const MAX_SIDE = 16_384;
/** The longest side that most of them can draw. */
const LONG_SIDE = 32_767;
const MAX_PIXELS = 120_000_000;
/** Below this size texts cannot be read. */
const MIN_SCALE = 0.5;
/** Pictures are drawn twice as sharp as the page where there is room. */
const SHARP = 2;
/** The height of a tile, in px of the image: about one frame of work. */
const TILE = 2048;

/**
 * The scale at which a picture fits into one image; undefined if texts could not be read any more.
 * @param side the longest side of an image, in px
 */
export function scaleOf(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  side: number = MAX_SIDE,
): number | undefined {
  const fits = Math.min(side / width, side / height, Math.sqrt(MAX_PIXELS / (width * height)));
  return fits < MIN_SCALE ? undefined : Math.min(SHARP, fits);
}

/** The longest side of an image that this browser draws, in px: browsers draw nothing beyond their limit. */
export function longestSide(): number {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [LONG_SIDE, 1];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return MAX_SIDE;
  context.fillRect(LONG_SIDE - 1, 0, 1, 1);
  return context.getImageData(LONG_SIDE - 1, 0, 1, 1).data[3] === 255 ? LONG_SIDE : MAX_SIDE;
}

const fontOf = (size: number, weight: number) => `${weight} ${size}px ${PICTURE_FONT}`;

/** Measures texts as the browser draws them. */
export function measureTexts(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  return (text, size, weight) => {
    const key = `${size} ${weight} ${text}`;
    const width = known.get(key) ?? measured(context, text, size, weight);
    known.set(key, width);
    return width;
  };
}

function measured(context: CanvasRenderingContext2D | null, text: string, size: number, weight: number): number {
  if (context === null) return text.length * size * 0.56;
  context.font = fontOf(size, weight);
  return context.measureText(text).width;
}

/**
 * Draws a picture as an image, tile by tile, so that the page stays responsive.
 * @param type 'image/png' or 'image/jpeg'
 * @returns null when the browser cannot draw it
 */
export async function imageOf(picture: Picture, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(picture.width * scale);
  canvas.height = Math.floor(picture.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  for (let top = 0; top < canvas.height; top += TILE) {
    draw(context, picture, scale, { from: top / scale, to: (top + TILE) / scale });
    await new Promise((next) => requestAnimationFrame(next));
  }
  return new Promise((done) => canvas.toBlob(done, type, 0.92));
}

/** Draws the part of a picture between two heights. */
export function draw(
  context: CanvasRenderingContext2D,
  { width, height, shapes }: Picture,
  scale: number,
  { from, to } = { from: 0, to: height },
): void {
  context.save();
  context.scale(scale, scale);
  context.beginPath();
  context.rect(0, from, width, to - from);
  context.clip();
  context.textBaseline = 'middle';
  for (const shape of shapes) if (isBetween(shape, from, to)) drawShape(context, shape);
  context.restore();
}

const isBetween = (shape: Shape, from: number, to: number): boolean =>
  shape.kind !== 'rect'
    ? shape.y + shape.size > from && shape.y - shape.size < to
    : shape.y + shape.height + 1 > from && shape.y - 1 < to;

function drawShape(context: CanvasRenderingContext2D, shape: Shape): void {
  if (shape.kind === 'text') {
    context.font = fontOf(shape.size, shape.weight);
    context.fillStyle = shape.color;
    context.direction = shape.rtl === true ? 'rtl' : 'ltr';
    context.fillText(shape.text, shape.x, shape.y);
    return;
  }
  context.beginPath();
  if (shape.kind === 'check') {
    for (const [x, y] of checkPoints(shape)) context.lineTo(x, y);
    context.strokeStyle = shape.color;
    context.lineWidth = 1.5;
    context.stroke();
    return;
  }
  context.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius ?? 0);
  context.fillStyle = shape.fill;
  context.fill();
  if (shape.stroke === undefined) return;
  context.strokeStyle = shape.stroke;
  context.lineWidth = 1;
  context.stroke();
}
