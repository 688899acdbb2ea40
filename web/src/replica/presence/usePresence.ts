import { useEffect } from 'react';
import { fetchAhead } from '#web/base/browser/fetchAhead.ts';
import type { MapReplica } from '#web/replica/story_map/MapReplica.ts';
import { useSharesPresence } from './sharing.ts';

/** Shows others what the user does on an open map, and who else is there, unless the user has switched that off. */
export function usePresence(map: MapReplica): void {
  const shares = useSharesPresence();
  useEffect(() => {
    if (!shares) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const begin = () =>
      void attend(map)
        .then((leave) => {
          if (isOver) leave();
          else stop = leave;
        })
        .catch(reportError);
    const cancel = fetchAhead(begin, { needed: true });
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, [map, shares]);
}

/** Is there on a map, over the live connection of this tab. @returns leaves */
async function attend(map: MapReplica): Promise<() => void> {
  const [{ liveTab }, { Presence }] = await Promise.all([
    import('#web/replica/live/liveTabOfPage.ts'),
    import('./Presence.ts'),
  ]);
  const presence = new Presence(map.containerId, map.colleagues, (text) => liveTab.say(text));
  const { shown } = map;
  presence.show(shown.get());
  const leave = liveTab.attend(presence);
  const unsubscribe = shown.subscribe(() => presence.show(shown.get()));
  return () => {
    unsubscribe();
    presence.stop();
    leave();
  };
}
