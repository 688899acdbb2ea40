import { useSyncExternalStore } from 'react';
import { LiveRegion } from '#web/components/focus/LiveRegion.tsx';
import type { Announcer } from './voice.ts';

/** What a board tells screen readers. */
export function Announcements({ of: { said } }: { of: Announcer }) {
  return <LiveRegion announcement={useSyncExternalStore(said.subscribe, () => said.get().announcement)} />;
}
