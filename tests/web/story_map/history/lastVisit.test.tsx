import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLastVisit } from '#web/features/story_map/history/useLastVisit.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 2, 12, 12);

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

/** Opens the history of a map and leaves it at once. @returns the last visit that it knew */
function visit(containerId: string, at: number): number | null {
  vi.useFakeTimers({ now: at, toFake: ['Date'] });
  const { result, unmount } = renderHook(() => useLastVisit(containerId));
  unmount();
  return result.current;
}

test('a visit within half an hour continues the one before', () => {
  expect(visit('a', NOON)).toBeNull();
  expect(visit('a', NOON + 20 * MINUTE)).toBeNull();
  expect(visit('b', NOON + 20 * MINUTE)).toBeNull();
  const next = NOON + 60 * MINUTE;
  expect(visit('a', next)).toBe(NOON + 20 * MINUTE);
  expect(visit('a', next + 10 * MINUTE)).toBe(NOON + 20 * MINUTE);
  expect(visit('a', next + 50 * MINUTE)).toBe(next + 10 * MINUTE);
});
