/** Writes many small changes in memory to disk with few writes. */
export type GroupCommit = {
  /** Marks memory as changed. */
  changed(): void;
  /** Resolves when every change until now is on disk; rejects when the write failed, and the next call tries again. */
  settled(): Promise<void>;
};

/**
 * One write runs at a time, and changes made meanwhile go together into the next. Requests are answered only after
 * `settled`, so that nothing acknowledged can be lost.
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
