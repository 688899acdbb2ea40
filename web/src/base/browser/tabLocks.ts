/** Runs a function while no other tab of this browser has a name; waits for its turn. */
export type TabLocks = (name: string, run: () => Promise<void>) => Promise<void>;

/** The locks of this browser. Where it has none, each tab goes on at once: an edit sent twice takes effect once. */
export const browserLocks: TabLocks = async (name, run) => {
  if ('locks' in navigator) await navigator.locks.request(name, run);
  else await run();
};
