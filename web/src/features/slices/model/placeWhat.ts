import { whatDoesNotExist } from '#shared/errors.ts';
import type { Level } from '#shared/model/limits.ts';
import { releaseWhats } from '#web/map/releases/entities.ts';
import { defineCommand } from '#web/replica/command.ts';
import { type LaneId, NO_RELEASE } from './board.ts';

/** Puts an Activity into a release, takes it out of one, or both. */
export type PlaceWhat = { containerId: string; whatId: string; level: Level; from: LaneId; to: LaneId };

const NOTHING = { exploreObjects: 0, epics: 0, epicsDone: 0, cost: 0, size: 0, value: 0 };

/** A drop is one call of the server, so that it takes effect whole or not at all (docs/decisions/0045). */
export const placeWhat = defineCommand<PlaceWhat>({
  type: releaseWhats.type,
  // One after another on a map: whether a release takes an Activity depends on what is in it by then.
  subject: ({ containerId }) => containerId,
  names: ({ whatId }) => [whatId],
  missing: whatDoesNotExist,
  apply: (draft, { whatId, level, from, to }) => {
    if (from !== NO_RELEASE) draft.drop(releaseWhats, `${from}-${whatId}`);
    const id = `${to}-${whatId}`;
    if (to === NO_RELEASE || draft.get(releaseWhats, id) !== undefined) return;
    draft.put(releaseWhats, {
      id,
      version: 0,
      releaseId: to,
      whatId,
      level,
      exported: false,
      completed: false,
      ...NOTHING,
    });
  },
  request: ({ containerId, whatId, from, to }) => {
    if (to === NO_RELEASE)
      return { name: 'remove_whats_from_release', input: { containerId, releaseId: from, whatIds: [whatId] } };
    if (from === NO_RELEASE)
      return { name: 'add_whats_to_release', input: { containerId, releaseId: to, whatIds: [whatId] } };
    return {
      name: 'move_what_to_release',
      input: { containerId, whatId, releaseIdCurrent: from, releaseIdDestination: to },
    };
  },
});
