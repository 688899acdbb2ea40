import { mapTopic } from '#shared/rules/live/topics.ts';
import { tabId } from '#web/base/api/client.ts';
import { replica } from '#web/replica/replica.ts';
import { whats } from '#web/replica/story_map/entities.ts';
import type { MapReplica } from '#web/replica/story_map/MapReplica.ts';
import type { Followed } from './LiveTab.ts';
import { liveReads, readsOfAny } from './readsOf.ts';
import type { Rereads } from './Rereads.ts';
import { useLive, useRereads } from './useLive.ts';

/** Shows what colleagues change on an open story map, its releases and its frame, as it happens. */
export function useLiveMap(map: MapReplica): void {
  const rereads = useRereads();
  useLive(followMap(map, rereads), map);
}

/** How an open story map is followed. */
export function followMap(map: MapReplica, rereads: Rereads): Followed {
  const { containerId, scope } = map;
  return {
    scope: { containerId },
    takes: (topic) => topic === mapTopic(containerId),
    enter: ({ tabs, changed, removed, touched }) => {
      const isOwn = tabs.includes(tabId);
      void map.whenShown(isOwn).then(() => {
        // What this tab has changed itself it knows from the answer.
        const news = [...changed, ...removed, ...touched].filter((each) => !scope.knows(each));
        replica.enter(scope.name, { changed, removed });
        if (!isOwn) map.glowing.show(news.flatMap(({ type, id }) => (type === whats.type ? [id] : [])));
        rereads.want(readsOfAny(news), { containerId });
      });
    },
    catchUp: async () => {
      const touched = await map.catchUp();
      const news = touched?.filter((each) => !scope.knows(each));
      rereads.want(news === undefined ? liveReads : readsOfAny(news), { containerId });
    },
  };
}
