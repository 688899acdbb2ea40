/** Puts many small changes in memory on disk with few writes. */
export type GroupCommit = {
  /** Says that memory has changed. */
  changed(): void;
  /** Answers when every change until now is on disk; refuses when the write failed, and the next call tries again. */
  settled(): Promise<void>;
};

/**
 * One write runs at a time, and what changes meanwhile goes together into the next. Whoever answers a request waits for
 * `settled` first, so that nothing acknowledged can be lost.
 *
 * @param write takes its snapshot before it first waits, since later changes belong to the next write
 */
export function groupCommit(write: () => Promise<void>): GroupCommit {
  let changes = 0;
  let written = 0;
  let running: Promise<void> | undefined;

  const commit = async (): Promise<void> => {
    const upTo = changes;
    try {
      await write();
      written = upTo;
    } finally {
      running = undefined;
    }
  };

  return {
    changed() {
      changes += 1;
    },
    async settled() {
      const target = changes;
      while (written < target) {
        running ??= commit();
        await running;
      }
    },
  };
}
