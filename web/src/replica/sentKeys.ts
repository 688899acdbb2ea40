const keys = new Set<string>();

/**
 * The idempotency keys of the commands that an outbox is sending. Their answers enter with what becomes of the edit, so that nothing is seen twice; the
 * answers of all other commands enter as they come (see `followAnswers`).
 */
export const sentKeys = {
  has: (key: string): boolean => keys.has(key),
  /** Holds a key while something is done. */
  during: async <Result>(key: string, run: () => Promise<Result>): Promise<Result> => {
    keys.add(key);
    try {
      return await run();
    } finally {
      keys.delete(key);
    }
  },
};
