import type { CallInput } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import * as undoTexts from '#shared/texts/undo.ts';
import { defineCommand, type Draft } from '#web/replica/command.ts';
import type { ClientEntity, IndexName } from '#web/replica/entity.ts';
import { releaseWhats } from '#web/replica/release/entities.ts';
import { epics, placeKey } from '#web/replica/release/epics.ts';
import { mapScope } from '#web/replica/scopes.ts';
import { ALL, initiativeReleases, initiativeWhats, type Ordered, releaseGroups } from './entities.ts';

/** Moves a release group between two others. */
export const moveGroup = defineCommand<CallInput<'move_release_group'>>({
  name: 'move_release_group',
  keep: true,
  type: releaseGroups.type,
  subject: ({ groupId }) => groupId,
  missing: errors.releaseGroupDoesNotExist,
  apply: (draft, { groupId, afterGroupId, beforeGroupId }) =>
    place(draft, releaseGroups, groupId, { after: afterGroupId, before: beforeGroupId }),
  request: (input) => ({ name: 'move_release_group', input }),
});

/** Moves an Activity of the initiative between two others. */
export const moveWhat = defineCommand<CallInput<'move_what_in_initiative'>>({
  name: 'move_what_in_initiative',
  keep: true,
  type: initiativeWhats.type,
  subject: ({ whatId }) => whatId,
  missing: errors.whatNotInInitiative,
  apply: (draft, { whatId, afterWhatId, beforeWhatId }) =>
    place(draft, initiativeWhats, whatId, { after: afterWhatId, before: beforeWhatId }),
  request: (input) => ({ name: 'move_what_in_initiative', input }),
});

/** Moves all releases of a group into another one; the emptied group goes (rule initiative.8). */
export const mergeGroups = defineCommand<CallInput<'merge_release_groups'>>({
  name: 'merge_release_groups',
  keep: true,
  type: releaseGroups.type,
  subject: ({ groupId }) => groupId,
  missing: errors.releaseGroupDoesNotExist,
  apply: (draft, { groupId, intoGroupId }) => {
    if (draft.get(releaseGroups, intoGroupId) === undefined) return;
    for (const id of [...draft.row(initiativeReleases.indexes.inGroup, groupId)]) {
      const release = draft.get(initiativeReleases, id);
      if (release !== undefined) draft.put(initiativeReleases, { ...release, groupId: intoGroupId });
    }
    draft.drop(releaseGroups, groupId);
  },
  request: (input) => ({ name: 'merge_release_groups', input }),
});

/** A move of an epic; `leaveOutWhos` when another story map does not have all of its Whos. */
export type MoveEpic = Pick<CallInput<'move_epic_to_story_map'>, 'whatId' | 'epicId' | 'current' | 'destination'> & {
  leaveOutWhos: boolean;
};

/** Moves an epic into another release, also of another story map (rule initiative.15). */
export const moveEpic = defineCommand<MoveEpic>({
  name: 'move_epic_in_initiative',
  keep: true,
  type: epics.type,
  subject: ({ epicId }) => epicId,
  missing: errors.epicDoesNotExist,
  scope: ({ current }) => mapScope(current.containerId),
  does: () => undoTexts.actions.move_epic,
  apply: (draft, { epicId, whatId, current, destination: { releaseId } }) => {
    const epic = draft.get(epics, epicId);
    if (epic === undefined) return;
    const from = draft.get(releaseWhats, placeKey({ releaseId: current.releaseId, whatId }));
    const id = placeKey({ releaseId, whatId });
    if (from !== undefined && draft.get(releaseWhats, id) === undefined)
      draft.put(releaseWhats, { ...from, id, version: 0, releaseId });
    draft.put(epics, { ...epic, releaseId });
  },
  request: ({ leaveOutWhos, ...input }) =>
    input.current.containerId === input.destination.containerId
      ? { name: 'move_epic', input }
      : { name: 'move_epic_to_story_map', input: { ...input, leaveOutWhos } },
});

/** Shows an entity in the place that the server will give it, whose key only the server knows. */
function place<Entity extends Ordered>(
  draft: Draft,
  definition: ClientEntity<Entity> & { indexes: { inOrder: IndexName } },
  id: string,
  { after, before }: { after: string | null; before: string | null },
): void {
  const entity = draft.get(definition, id);
  if (entity === undefined) return;
  const others = draft.row(definition.indexes.inOrder, ALL).filter((other) => other !== id);
  const isThere = (other: string | null): other is string => other !== null && others.includes(other);
  const previous = isThere(after) ? after : isThere(before) ? others[others.indexOf(before) - 1] : undefined;
  const key = previous === undefined ? undefined : draft.get(definition, previous)?.orderKey;
  // The least key after the previous one; keys of the server begin with a letter or a digit.
  draft.put(definition, { ...entity, orderKey: key === undefined ? '' : `${key}\u0000` });
}
