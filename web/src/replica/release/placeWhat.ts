import { whatDoesNotExist } from '#shared/errors.ts';
import type { Level } from '#shared/model/limits.ts';
import { NOTHING_COUNTED } from '#shared/rules/releases.ts';
import * as texts from '#shared/texts/undo.ts';
import { defineCommand, type Draft } from '#web/replica/command.ts';
import { releaseWhats } from '#web/replica/release/entities.ts';
import { placeKey } from '#web/replica/release/epics.ts';
import { whats } from '#web/replica/story_map/entities.ts';

/** Stands for a release where an Activity comes from none, or goes to none. */
export const NO_RELEASE = '';

/** Adds an Activity to a release, removes it from one, or both. @param from a release, or `NO_RELEASE`, as is `to` */
export type PlaceWhat = { containerId: string; whatId: string; level: Level; from: string; to: string };

/** Adds an Activity, with nothing in it yet, to a release that lacks it. */
export function addToRelease(draft: Draft, added: { releaseId: string; whatId: string; level: Level }): void {
  const id = placeKey(added);
  if (draft.get(releaseWhats, id) === undefined)
    draft.put(releaseWhats, { id, version: 0, ...added, exported: false, completed: false, ...NOTHING_COUNTED });
}

/** A move is one call, so that it takes effect completely or not at all (docs/decisions/0038). */
export const placeWhat = defineCommand<PlaceWhat>({
  name: 'move_what_to_release',
  keep: true,
  type: releaseWhats.type,
  // Sent one after another per map: whether a release accepts an Activity depends on its contents at that time.
  subject: ({ containerId }) => containerId,
  names: ({ whatId }) => [whatId],
  missing: whatDoesNotExist,
  does: ({ whatId }, reading) => texts.named.moved({ name: reading.get(whats, whatId)?.description ?? '' }),
  apply: (draft, { whatId, level, from, to }) => {
    if (from !== NO_RELEASE) draft.drop(releaseWhats, placeKey({ releaseId: from, whatId }));
    if (to !== NO_RELEASE) addToRelease(draft, { releaseId: to, whatId, level });
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
