import type { Epic, EpicNotes, ExploreObject } from '#shared/model/epic.ts';
import { timeOfEpic } from '#shared/rules/epics.ts';
import { isTemporary } from '#web/replica/aliases.ts';
import { compareIds, defineClientEntity } from '#web/replica/entity.ts';

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
      compare: (a, b) => a.name.localeCompare(b.name, 'en') || compareIds(a, b),
    },
  },
});

/** Sorts last until the epic has a key. */
const timeOf = ({ id }: { id: string }) => (isTemporary(id) ? Number.MAX_SAFE_INTEGER : timeOfEpic(id));

/** The epics of Activities in releases, in the order of the number at the start of their keys (rule epic.15). */
export const epics = defineClientEntity<Epic>()('epic', {
  standsOn: onReleaseWhat,
  indexes: {
    ofPlace: {
      groups: (epic) => [placeKey(epic)],
      compare: (a, b) => timeOf(a) - timeOf(b) || compareIds(a, b),
    },
  },
});

/** The deleted Whos in epics. A restored Who is on the map again, which takes precedence. */
export const deletedWhos = defineClientEntity<{ id: string; version: number; name: string }>()('deleted_who');

/** The notes of epics, by epic key. */
export const epicNotes = defineClientEntity<EpicNotes>()('epic_notes', {
  standsOn: ({ id }) => [{ type: 'epic', id, generation: 0 }],
});
