/** Texts of the images of a story map. */
export const mapPictureTexts = {
  button: 'Download image',
  map: { title: 'Download the story map as an image', file: '{map} story map {date}' },
  slices: { title: 'Download the slices as an image', subject: 'Slices of {map}', file: '{map} slices {date}' },
} as const;
