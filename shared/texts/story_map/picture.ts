import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the dialog that downloads an image, and of the image itself. */

export const format = 'Format';
export const formats = { png: 'PNG', jpeg: 'JPEG', svg: 'SVG' } as const;
export const fileName = 'File name';
export const made = withParts('StorYd · {date}');
export const legend = 'Priority';
export const size = withParts('{width} × {height} pixels');
export const scalable = 'Sharp at any size, with searchable text.';
export const scaled = withParts(
  'Too large for full size, so the image is scaled to {percent}%. SVG has no such limit.',
);
export const tooLarge = 'Too large for this kind of image. Choose SVG, which has no such limit, or show less of it.';
export const failed = "Your browser couldn't draw an image of this size. Choose SVG, or show less of it.";
export const download = 'Download';
export const preview = 'Preview of the image';
