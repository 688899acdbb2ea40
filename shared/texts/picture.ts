/** Texts of the dialog that downloads an image, and of the image itself. */
export const pictureTexts = {
  format: 'Format',
  formats: { png: 'PNG', jpeg: 'JPEG', svg: 'SVG' },
  fileName: 'File name',
  made: 'StorYd · {date}',
  legend: 'Priority',
  size: '{width} × {height} pixels',
  scalable: 'Sharp at any size, and its texts can be searched and copied.',
  scaled: 'This is too large for full size, so the image is drawn at {percent} %. SVG has no such limit.',
  tooLarge:
    'This is larger than an image of this kind can be in a browser. Choose SVG, which has no such limit, or show less of it.',
  failed: 'The browser could not draw an image of this size. Choose SVG, or show less of it.',
  download: 'Download',
  preview: 'Preview of the image',
} as const;
