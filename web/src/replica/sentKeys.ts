const scopes = new Map<string, string>();

/**
 * The commands that an outbox is sending, by idempotency key. Their answers enter the scope of the outbox with what becomes of the edit, so that nothing is
 * seen twice; whatever else an answer is about enters as it comes (see `followAnswers`).
 */
export const sentKeys = {
  /** The scope whose outbox is sending a command; undefined when none is. */
  scopeOf: (key: string): string | undefined => scopes.get(key),
  /** Holds a key while something is done. */
  during: async <Result>(key: string, scope: string, run: () => Promise<Result>): Promise<Result> => {
    scopes.set(key, scope);
    try {
      return await run();
    } finally {
      scopes.delete(key);
    }
  },
};
