import { useLayoutEffect, useState } from 'react';

/** The number of cards that one frame mounts: about 8 ms of work on a slow machine. */
export const CARDS_PER_FRAME = 24;

/**
 * Mounts cards that come into view over several frames, since fast diagonal scrolling brings more of them than fit into
 * one. What is mounted first, at once, is the first view.
 * @param wanted the names of the cards near the viewport; the same array until they change
 * @returns those to mount now
 */
export function useGradually(wanted: readonly string[]): ReadonlySet<string> {
  const [{ of, mounted }, set] = useState(() => ({ of: wanted, mounted: new Set(wanted) }));
  // Cards that have left the view are dropped at once: otherwise all would return at once.
  if (of !== wanted) set({ of: wanted, mounted: new Set(wanted.filter((key) => mounted.has(key))) });
  const isComplete = mounted.size === wanted.length;
  useLayoutEffect(() => {
    if (isComplete) return undefined;
    const frame = requestAnimationFrame(() =>
      set((now) => {
        const more = now.of.filter((key) => !now.mounted.has(key)).slice(0, CARDS_PER_FRAME);
        return { of: now.of, mounted: new Set([...now.mounted, ...more]) };
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [mounted, isComplete]);
  return mounted;
}
