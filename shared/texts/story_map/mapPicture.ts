/** Texts of the images of a story map. */

export const button = 'Download image';
export const map = { title: 'Download the story map as an image', file: '{map} story map {date}' } as const;
export const slices = {
  title: 'Download the slices as an image',
  subject: 'Slices of {map}',
  file: '{map} slices {date}',
} as const;
