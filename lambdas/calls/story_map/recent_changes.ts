import { readMapsByRole } from '#lambdas/entities/story_map/mapsInLists.ts';
import { readRecentChanges } from '#lambdas/entities/story_map/recentChanges.ts';
import type { StarItem } from '#lambdas/entities/story_map/star.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { type HomeVisit, lastVisit, noteVisit } from '#lambdas/store/homeVisit.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { recent_changes } from '#shared/contract/story_map/recent_changes.ts';
import { MAX_MAPS_WITH_CHANGES } from '#shared/model/limits.ts';

export const grants: TableGrants = {
  BatchGetItem: ['COMPANY', 'MAP', 'USER'],
  Query: ['MAP', 'USER'],
  PutItem: ['USER'],
};

export const handler = implementQuery(recent_changes, {
  load: async ({ reader, uid }) => {
    const [[visit], stars, listed] = await Promise.all([
      reader.get<[HomeVisit]>([rowKeys.homeVisit(reader.keys, uid)]),
      reader.range<StarItem>(rowKeys.stars(reader.keys, uid)),
      readMapsByRole(reader, uid),
    ]);
    return { visit, stars, listed };
  },
  run: async ({ input: { visiting }, loaded: { visit, stars, listed }, person, reader }) => {
    const now = Date.now();
    const since = lastVisit(visit, now);
    const starred = stars.flatMap((star) => notDeleted(star)?.id ?? []);
    const newest = listed.toSorted((a, b) => b.createdAt - a.createdAt).map(({ mapId }) => mapId);
    const ids = [...new Set([...starred, ...newest])].slice(0, MAX_MAPS_WITH_CHANGES);
    const [docs] = await Promise.all([
      since === null ? [] : readRecentChanges(reader, person, ids, since),
      visiting && noteVisit(reader.keys, person.uid, visit, now),
    ]);
    return { since, docs };
  },
});
