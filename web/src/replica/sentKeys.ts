const scopes = new Map<string, string>();

/**
 * The commands that an outbox is sending, by idempotency key. Their answers are applied to the scope of the outbox
 * together with the result of the edit, so that nothing shows twice; other parts of an answer are applied on arrival
 * (see `followAnswers`).
 */
export const sentKeys = {
  /** The scope whose outbox is sending a command; undefined when there is none. */
  scopeOf: (key: string): string | undefined => scopes.get(key),
  /** Registers a key while a function runs. */
  during: async <Result>(key: string, scope: string, run: () => Promise<Result>): Promise<Result> => {
    scopes.set(key, scope);
    try {
      return await run();
    } finally {
      scopes.delete(key);
    }
  },
};
