import { describe, expect, test } from 'vitest';
import { rangeSeen } from '#web/features/board/useSeenRange.ts';

describe('the columns near what is seen', () => {
  test('begin with the first and reach beyond the right edge', () => {
    expect(rangeSeen(0, 1_280, 1)).toEqual({ from: 0, to: 16 });
  });

  test('go along with scrolling, in steps', () => {
    expect(rangeSeen(10_000, 1_280, 1)).toEqual({ from: 40, to: 64 });
    expect(rangeSeen(10_010, 1_280, 1)).toEqual({ from: 40, to: 64 });
  });

  test('are more when they are smaller', () => {
    expect(rangeSeen(0, 1_280, 0.5)).toEqual({ from: 0, to: 24 });
  });

  test('hold every column within three of what is seen, wherever that is', () => {
    for (let left = 0; left < 20_000; left += 333) {
      const { from, to } = rangeSeen(left, 1_280, 1);
      expect(from * 212).toBeLessThanOrEqual(Math.max(0, left - 640 - 212));
      expect(to * 212).toBeGreaterThanOrEqual(left + 1_280 + 640);
    }
  });
});
