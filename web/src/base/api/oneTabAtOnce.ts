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
