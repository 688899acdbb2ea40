import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the images of a story map. */

export const button = 'Download image';
export const map = { title: 'Download the story map as an image', file: withParts('{map} story map {date}') } as const;
export const slices = {
  title: 'Download the slices as an image',
  subject: withParts('Slices of {map}'),
  file: withParts('{map} slices {date}'),
} as const;
