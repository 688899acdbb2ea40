import type { SharedUse } from '#lambdas/entities/company/shared.ts';
import { releaseEntity } from '#lambdas/entities/release/release.ts';
import { readReleasesHolding } from '#lambdas/entities/release/releasesHolding.ts';
import { readMapRights, viewedMaps } from '#lambdas/entities/story_map/mapRights.ts';
import { isVisible, readOwnMaps, visibleTo } from '#lambdas/entities/story_map/visibleMaps.ts';
import { detailsOf } from '#lambdas/entities/what/presentDetails.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import type { WhatMaturityItem } from '#lambdas/entities/what/whatDetails.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { activity_roadmap } from '#shared/contract/roadmap/activity_roadmap.ts';
import { compareReleases } from '#shared/rules/releases.ts';
import { mapsOfRoadmap } from '#shared/rules/roadmap/activityRoadmap.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP', 'DETAIL'], Query: ['MAP', 'USER', 'WHAT'] };

export const handler = implementQuery(activity_roadmap, {
  load: async ({ reader, uid, input: { containerId, whatIds } }) => {
    const { keys } = reader;
    const ids = [...new Set(whatIds)];
    const [whats, maturities, own, ...uses] = await Promise.all([
      reader.get<WhatItem[]>(ids.map((id) => rowKeys.what(keys, containerId, id))),
      reader.get<WhatMaturityItem[]>(ids.map((id) => rowKeys.whatMaturity(keys, containerId, id))),
      readOwnMaps(reader, uid),
      ...ids.map((id) => reader.range<SharedUse>(rowKeys.sharedUses(keys, 'what', id))),
    ]);
    return {
      found: ids.flatMap((id, i) => {
        const what = notDeleted(whats[i]);
        const mapIds = (uses[i] ?? []).map(({ mapId }) => mapId);
        return what === undefined ? [] : [{ id, what, maturity: maturities[i], mapIds }];
      }),
      own,
    };
  },
  run: async ({ input: { containerId, start, end }, loaded: { found, own }, reader, person }) => {
    const visible = visibleTo(person, own, containerId);
    const others = mapsOfRoadmap(found, (id) => id !== containerId && isVisible(id, visible));
    const [rights, holdings] = await Promise.all([
      // The lists of a person may name a map that was deleted, or closed to them, a moment ago.
      readMapRights(
        reader,
        person.uid,
        others.maps.map(({ mapId }) => mapId),
      ),
      Promise.all(
        others.maps.map(async ({ mapId, whatIds }) => ({
          mapId,
          holding: await readReleasesHolding(reader, mapId, whatIds, { start, end }),
        })),
      ),
    ]);
    const viewed = viewedMaps(rights, person);
    const releases = holdings
      .filter(({ mapId }) => viewed.has(mapId))
      .flatMap(({ mapId, holding }) =>
        holding
          .filter(({ whats }) => whats.length > 0)
          .map(({ release, whats }) => ({ ...releaseEntity.present(release), containerId: mapId, whats })),
      )
      .sort(compareReleases('start', 'asc'));
    const shown = new Set(releases.map((release) => release.containerId));
    return {
      maturities: found.map(({ id, what, maturity }) => {
        const { current, future } = detailsOf(what, maturity === undefined ? [] : [maturity]).maturity;
        return { whatId: id, current, future };
      }),
      releases,
      maps: [...viewed.values()].flatMap(({ head: { id, name } }) => (shown.has(id) ? [{ id, name }] : [])),
      mapsLeftOut: others.leftOut,
    };
  },
});
