import type { CallOutput } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import type { EpicCreation } from '#shared/model/epic/epicCreation.ts';
import { type EpicName, newEpicFields } from '#shared/rules/epic/epics.ts';
import { defineCommand } from '#web/replica/command.ts';
import { epics, type Place } from './epics.ts';

/** `behind` is the previous epic while unsaved: epics stand in the order of their creation. */
export type CreateEpic = {
  place: Place;
  epic: string;
  creation: EpicCreation;
  name: EpicName;
  behind: string | null;
};

/** Creates an epic, which shows at once. */
export const createEpic = defineCommand<CreateEpic, CallOutput<'create_epic'>>({
  name: 'create_epic',
  keep: true,
  type: epics.type,
  subject: ({ epic }) => epic,
  names: ({ behind }) => (behind === null ? [] : [behind]),
  missing: errors.epicDoesNotExist,
  apply: (draft, { place: { releaseId, whatId }, epic: id, name }) =>
    draft.put(epics, { ...newEpicFields({ releaseId, whatId }, name), id, version: 0, unconfirmed: { isNew: true } }),
  request: ({ place, creation }) => ({ name: 'create_epic', input: { ...place, epic: creation } }),
  adds: { id: ({ epic }) => epic, added: ({ id }) => ({ id, reused: false }) },
});
