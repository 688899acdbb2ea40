import { useEffect } from 'react';
import { fetchAhead } from '#web/base/browser/fetchAhead.ts';
import type { MapReplica } from '#web/replica/story_map/MapReplica.ts';
import type { Shown } from './Presence.ts';
import { useSharesPresence } from './sharing.ts';

/** Shows others what the user does on an open map, and who else is there, unless the user has switched that off. */
export function usePresence(map: MapReplica, shown: Shown): void {
  const shares = useSharesPresence();
  useEffect(() => {
    if (!shares) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const begin = () =>
      void import('./attend.ts')
        .then(({ attend }) => {
          if (!isOver) stop = attend(map, shown);
        })
        .catch(reportError);
    const cancel = fetchAhead(begin, { needed: true });
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, [map, shown, shares]);
}
