import { vi } from 'vitest';
import type { LocalStack } from '#infra/local/stack.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Does something as if it were some days ago; clocks that went forward would outlast a test. */
type DaysAgo = (days: number, act: () => Promise<unknown>) => Promise<void>;

/** A clock for the tests of a stack, which goes on as before afterwards. */
export function useDaysAgo(stack: () => Pick<LocalStack, 'stream'>): DaysAgo {
  return async (days, act) => {
    await stack().stream.settled();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() - days * DAY);
    try {
      await act();
    } finally {
      vi.restoreAllMocks();
    }
    await stack().stream.settled();
  };
}
