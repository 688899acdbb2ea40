import type { Release, ReleaseWhat } from '#shared/model/release/release.ts';
import { defineClientEntity } from '#web/replica/entity.ts';
import { compareIds } from '#web/replica/order.ts';

/** The releases of a story map that lists and pages have loaded. */
export const releases = defineClientEntity<Release>()('release');

/** Activities in releases, hidden with either end. */
export const releaseWhats = defineClientEntity<ReleaseWhat>()('release_what', {
  standsOn: ({ releaseId }) => [{ type: 'release', id: releaseId, generation: 0 }],
  counters: ['exploreObjects', 'epics', 'epicsDone', 'epicsDoing', 'completed', 'cost', 'size', 'value'],
  indexes: { ofRelease: { groups: ({ releaseId }) => [releaseId], compare: compareIds } },
});
