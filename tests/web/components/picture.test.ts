import { expect, test } from 'vitest';
import { cut } from '#web/components/picture/pen.ts';
import { scaleOf } from '#web/components/picture/raster.ts';

test('a picture is twice as sharp as the page where there is room, and reduced while its texts can be read', () => {
  expect(scaleOf({ width: 1_000, height: 1_000 })).toBe(2);
  expect(scaleOf({ width: 20_000, height: 1_000 })).toBeCloseTo(0.82, 2);
  expect(scaleOf({ width: 40_000, height: 1_000 })).toBeUndefined();
});

test('a pen cuts texts that do not fit', () => {
  const widthOf = (text: string) => text.length;
  expect(cut('abcdef', 6, widthOf)).toBe('abcdef');
  expect(cut('abc def', 5, widthOf)).toBe('abc…');
  expect(cut('abcdef', 0, widthOf)).toBe('');
});
