/** A text of a picture; `weight` and `size` (px) are those of the product's font. */
export type TextShape = {
  kind: 'text';
  /** The left end of its line, or the right one of a text from right to left. */
  x: number;
  /** The middle of its line. */
  y: number;
  text: string;
  size: number;
  weight: number;
  color: string;
  /** Its width, where a wider font would leave its room. */
  fit?: number;
  /** Whether it runs from right to left. */
  rtl?: true;
};
export type RectShape = {
  kind: 'rect';
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  stroke?: string;
  radius?: number;
};
/** A check mark before a text of a size; lines, since the fonts of other programs may lack the character. */
export type CheckShape = { kind: 'check'; x: number; y: number; size: number; color: string };
export type Shape = TextShape | RectShape | CheckShape;

/** The corners of a check mark, from its left end. */
export const checkPoints = ({ x, y, size }: CheckShape): readonly [x: number, y: number][] => [
  [x, y],
  [x + 0.3 * size, y + 0.3 * size],
  [x + 0.85 * size, y - 0.35 * size],
];

/** A picture as shapes in the order in which they are drawn, in px. */
export type Picture = { width: number; height: number; shapes: readonly Shape[] };

/** The product's font, in pictures as on the page, then fonts of other systems that are not wider. */
export const PICTURE_FONT =
  "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif";
