import { expect, test } from 'vitest';
import { gapAt, lineIn } from '#web/board/dragging/gaps.ts';

const boxAt = (left: number, top: number, width: number, height: number) => ({
  box: { left, top, width, height, right: left + width, bottom: top + height },
});
/** Three boxes with gaps of 10 px, in a canvas whose corner is at 100, 200. */
const canvas = boxAt(100, 200, 400, 300).box;
const stack = [0, 50, 100].map((top) => boxAt(120, 210 + top, 80, 40));
const row = [0, 90, 180].map((left) => boxAt(120 + left, 210, 80, 40));

test('a point between two middles is in the gap between them, and one beyond the ends is at the end', () => {
  const indexes = (items: typeof stack, across: boolean) =>
    [0, 229, 231, 281, 900].map((at) => gapAt(items, { x: at - (across ? 0 : 70), y: at }, across).index);
  expect(indexes(stack, true)).toEqual([0, 0, 1, 2, 3]);
  expect(indexes(row, false)).toEqual([0, 0, 1, 1, 3]);
  const { before, after } = gapAt(stack, { x: 0, y: 231 }, true);
  expect([before, after]).toEqual([stack[0], stack[1]]);
});

test('the line is in the middle of the gap, half a gap from the ends, and as long as the items or the canvas', () => {
  const lineAt = (y: number, isWhole: boolean) =>
    lineIn(canvas, gapAt(stack, { x: 0, y }, true), { across: true, half: 5, isWhole });
  expect(lineAt(231, false)).toEqual({ left: 20, top: 54, length: 80, across: true });
  expect(lineAt(0, false)).toMatchObject({ top: 4 });
  expect(lineAt(900, true)).toEqual({ left: 0, top: 154, length: 400, across: true });
  const beside = gapAt(row, { x: 165, y: 0 }, false);
  expect(lineIn(canvas, beside, { across: false, half: 5 })).toEqual({ left: 104, top: 10, length: 40, across: false });
  expect(lineIn(canvas, gapAt([], { x: 0, y: 0 }, true), { across: true, half: 5 })).toBeNull();
});
