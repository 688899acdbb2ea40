/** Runs a function while no other tab of this browser has a name; waits for its turn. */
export type TabLocks = (name: string, run: () => Promise<void>) => Promise<void>;

/** The locks of this browser. Where it has none, each tab goes on at once: an edit sent twice takes effect once. */
export const browserLocks: TabLocks = async (name, run) => {
  if ('locks' in navigator) await navigator.locks.request(name, run);
  else await run();
};

/**
 * Runs a function while no other tab does so under this name, but waits for the others no longer than this, in ms.
 * @throws as the function
 */
export async function oneTabAtOnce<Result>(name: string, ms: number, run: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return run();
  let isRunning = false;
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(ms) }, () => {
      isRunning = true;
      return run();
    });
  } catch (error) {
    if (isRunning) throw error;
    // Another tab hangs.
    return run();
  }
}
