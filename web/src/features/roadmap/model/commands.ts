import type { CallInput } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import type { Level } from '#shared/model/limits.ts';
import { defineCommand } from '#web/replica/command.ts';
import { releases } from '#web/replica/release/entities.ts';
import { epics } from '#web/replica/release/epics.ts';
import { addToRelease } from '#web/replica/release/placeWhat.ts';

/** `level` is that of its Activity. */
export type MoveEpic = { containerId: string; epicId: string; whatId: string; level: Level; from: string; to: string };

/** Moves an epic into another release, which gets its Activity if it lacks it (rule epic.17). */
export const moveEpic = defineCommand<MoveEpic>({
  name: 'move_epic',
  keep: true,
  type: epics.type,
  subject: ({ epicId }) => epicId,
  missing: errors.epicDoesNotExist,
  apply: (draft, { epicId, whatId, level, to }) => {
    const epic = draft.get(epics, epicId);
    if (epic === undefined) return;
    addToRelease(draft, { releaseId: to, whatId, level });
    draft.put(epics, { ...epic, releaseId: to });
  },
  request: ({ containerId, epicId, whatId, from, to }) => ({
    name: 'move_epic',
    input: {
      whatId,
      epicId,
      current: { containerId, releaseId: from },
      destination: { containerId, releaseId: to },
    },
  }),
});

/** Sets the dates of a release. */
export const setPeriod = defineCommand<CallInput<'set_release_period'>>({
  name: 'set_release_period',
  keep: true,
  type: releases.type,
  subject: ({ releaseId }) => releaseId,
  missing: errors.releaseDoesNotExist,
  apply: (draft, { releaseId, start, end }) => {
    const release = draft.get(releases, releaseId);
    if (release !== undefined)
      draft.put(releases, { ...release, start: start ?? release.start, end: end ?? release.end });
  },
  request: (input) => ({ name: 'set_release_period', input }),
});
