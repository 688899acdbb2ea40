import { useEffect } from 'react';
import { permissionDenied } from '#shared/errors.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { call, tabId } from '#web/base/api/client.ts';
import { fetchAhead } from '#web/base/browser/fetchAhead.ts';
import { replica } from '#web/replica/replica.ts';
import type { MapReplica } from '#web/replica/story_map/MapReplica.ts';
import { LiveFeed, type Socket, type Surroundings } from './LiveFeed.ts';

const surroundings: Surroundings = {
  open: (address) => new WebSocket(address) as Socket,
  isVisible: () => document.visibilityState === 'visible',
  onVisibility: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/** Shows what colleagues change on an open story map as it happens. */
export function useLive(map: MapReplica): void {
  useEffect(() => {
    let feed: LiveFeed | undefined;
    const cancel = fetchAhead(
      () => {
        feed = new LiveFeed(
          {
            join: () => join(map.containerId),
            enter: ({ tabs, changed, removed }) => void map.arrive(replica, { changed, removed }, tabs.includes(tabId)),
            catchUp: () => map.catchUp(),
          },
          surroundings,
        );
      },
      { needed: true },
    );
    return () => {
      cancel();
      feed?.stop();
    };
  }, [map]);
}

async function join(containerId: string) {
  try {
    return await call('join_live', { containerId, company: false }, { inBackground: true });
  } catch (error) {
    if (error instanceof ApiError && error.code === permissionDenied.code) return undefined;
    throw error;
  }
}
