import { describe, expect, test } from 'vitest';
import { readySpan } from '#web/board/view/ReadyArea.ts';
import { windowOf } from '#web/board/view/windowOf.ts';
import { CardHeights } from '#web/features/what/board/window/CardHeights.ts';
import { roughLinesOf } from '#web/features/what/board/window/linesOf.ts';
import { layoutOf, what } from '../replica/boards.ts';

describe('the mounted area', () => {
  test('reaches beyond both edges of the viewport, at any zoom', () => {
    for (const zoom of [0.5, 1, 1.5]) {
      for (let at = 0; at < 20_000; at += 333) {
        const { from, to } = readySpan(at, 800, zoom);
        expect(from).toBeLessThanOrEqual((at - 200) / zoom);
        expect(to).toBeGreaterThanOrEqual((at + 800 + 200) / zoom);
        expect(to - from).toBeLessThan((800 + 448) / zoom + 256);
      }
    }
  });

  test('follows scrolling in steps, which start elsewhere in another phase', () => {
    expect(readySpan(1_000, 800, 1)).toEqual(readySpan(1_015, 800, 1));
    expect(readySpan(1_000, 800, 1)).not.toEqual(readySpan(1_128, 800, 1));
    expect(Math.abs(readySpan(1_000, 800, 1, 0.5).from - readySpan(1_000, 800, 1).from)).toBe(64);
  });
});

describe('the window on a row', () => {
  const row = Array.from({ length: 10 }, (_, index) => `c${index}`);
  const window = (from: number, to: number, used: string[] = [], sizeOf = () => 40) =>
    windowOf(row, { span: { from, to }, gapPx: 10, sizeOf, isInUse: (id) => used.includes(id) });

  test('mounts what is near, with spacers as long as what is not', () => {
    expect(window(100, 200)).toEqual({
      pieces: [
        { gap: 'gap 0', px: 90 },
        { id: 'c2', index: 2 },
        { id: 'c3', index: 3 },
        { gap: 'gap 3', px: 290 },
      ],
      px: 490,
    });
  });

  test('mounts what is in use wherever it is', () => {
    expect(window(0, 50, ['c7']).pieces).toEqual([
      { id: 'c0', index: 0 },
      { gap: 'gap 1', px: 290 },
      { id: 'c7', index: 7 },
      { gap: 'gap 3', px: 90 },
    ]);
  });

  test('has the same length in every window', () => {
    const lengthOf = (pieces: ReturnType<typeof window>['pieces']) =>
      pieces.reduce((sum, piece) => sum + ('gap' in piece ? piece.px : 40), 0) + 10 * (pieces.length - 1);
    for (let from = -100; from < 600; from += 37)
      for (const used of [[], ['c3'], ['c0', 'c9']]) expect(lengthOf(window(from, from + 90, used).pieces)).toBe(490);
  });

  test('asks for exact sizes only of items before it', () => {
    const asked: [string, boolean][] = [];
    windowOf(row, {
      span: { from: 100, to: 200 },
      gapPx: 10,
      sizeOf: (id, isBefore) => {
        asked.push([id, isBefore]);
        return 40;
      },
      isInUse: () => false,
    });
    expect(asked.filter(([, isBefore]) => isBefore).map(([id]) => id)).toEqual(['c0', 'c1']);
  });
});

describe('the height of the backbone', () => {
  const heightOf = (...cards: readonly Parameters<typeof what>[1][]) =>
    new CardHeights(
      layoutOf(cards.map((some, i) => what(`b${i}`, some))),
      ({ id, size }) => size !== null || id === 'b3',
    ).backbone();

  test('is that of one line of text, and of the tallest card where one has more', () => {
    const short = { description: 'Book' };
    expect(heightOf()).toBe(56);
    expect(heightOf(short)).toBe(56);
    expect(heightOf(short, { description: 'Some words that take more than one line' })).toBe(60);
    expect(heightOf(short, { ...short, size: 3 }, short)).toBe(64);
    expect(heightOf(short, short, short, short)).toBe(64);
    expect(heightOf({ description: 'Many words '.repeat(30) }, short)).toBe(76);
    expect(heightOf({ description: 'Many words '.repeat(30), size: 3 }, short)).toBe(100);
  });
});

describe('the height of a card that is not mounted', () => {
  const layout = layoutOf([
    what('a'),
    what('short', { level: 1, parentId: 'a' }),
    what('long', { level: 1, parentId: 'a', description: 'Some words that take more than one line' }),
    what('endless', { level: 1, parentId: 'a', description: 'Many words '.repeat(30) }),
    what('sized', { level: 1, parentId: 'a', size: 3 }),
  ]);
  const heights = new CardHeights(layout, ({ id }) => id === 'short');

  test('depends on its text, up to three lines, and its badges', () => {
    const none = new CardHeights(layout, ({ size }) => size !== null);
    expect(none.of('short', false)).toBe(44);
    expect(none.of('long', false)).toBeCloseTo(55.1);
    expect(none.of('endless', false)).toBeCloseTo(72.65);
    expect(none.of('sized', false)).toBeCloseTo(59.55);
    expect(heights.of('short', false)).toBeCloseTo(59.55);
  });

  test('is one line without text', () => {
    expect(roughLinesOf('', 156, '400 13px')).toBe(1);
  });
});
