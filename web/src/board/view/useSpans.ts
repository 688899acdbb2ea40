import { useSyncExternalStore } from 'react';
import type { ReadyArea } from './ReadyArea.ts';

/** The mounted part of a canvas whose parts all scroll together: across and down. */
export function useSpans(area: ReadyArea) {
  const across = useSyncExternalStore(area.subscribe, () => area.across);
  const down = useSyncExternalStore(area.subscribe, () => area.down(0));
  return { across, down };
}
