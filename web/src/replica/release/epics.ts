import type { Epic, EpicHead, ExploreObject } from '#shared/model/epic/epic.ts';
import { timeOfEpic } from '#shared/rules/epic/epics.ts';
import { defineClientEntity } from '#web/replica/entity.ts';
import { compareNamed, pendingLast } from '#web/replica/order.ts';

/** An Activity in a release, the owner of explore items and epics. */
export type Place = { containerId: string; releaseId: string; whatId: string };

/** The group of an Activity in a release in the indexes below; also the id of the `release_what`. */
export const placeKey = ({ releaseId, whatId }: Pick<Place, 'releaseId' | 'whatId'>): string =>
  `${releaseId}-${whatId}`;

const onReleaseWhat = (entity: Pick<Place, 'releaseId' | 'whatId'>) => [
  { type: 'release_what', id: placeKey(entity), generation: 0 },
];

/** The When, Where and Data items of Activities in releases. */
export const exploreObjects = defineClientEntity<ExploreObject>()('explore_object', {
  standsOn: onReleaseWhat,
  indexes: {
    ofPlace: {
      groups: (item) => [placeKey(item)],
      compare: compareNamed,
    },
  },
});

/** An epic as the replica holds what boards of many epics get, until its page brings its references. */
export const headOf = (head: EpicHead): Epic & { isHead: true } => ({ ...head, referenceLinks: [], isHead: true });

/** The epics of Activities in releases, in the order of the number at the start of their keys (rule epic.15). */
export const epics = defineClientEntity<Epic>()('epic', {
  standsOn: onReleaseWhat,
  indexes: {
    ofPlace: {
      groups: (epic) => [placeKey(epic)],
      compare: pendingLast((a, b) => timeOfEpic(a.id) - timeOfEpic(b.id)),
    },
  },
});
