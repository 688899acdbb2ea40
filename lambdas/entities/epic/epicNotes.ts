import * as z from 'zod/mini';
import { defineEntity, type FieldsOf, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change, create } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { epicNotesSchema } from '#shared/model/epic/epic.ts';
import { idSchema } from '#shared/model/ids.ts';
import { epicNameOf } from '#shared/rules/epic/epics.ts';
import type { EpicFields } from './epic.ts';

const fields = fieldsOf(epicNotesSchema, { whatId: idSchema, epicName: z.nullable(z.string()) });
/**
 * The notes of an epic, stored apart since they may be long. `epicName` is its name when they were written, for the
 * history.
 */
export type EpicNotesItem = RowOf<typeof fields>;

export const epicNotesEntity = defineEntity({
  type: 'epic_notes',
  key: rowKeys.epicNotes,
  fields,
  changedWith: ['whatId', 'epicName'],
  present: { model: epicNotesSchema },
  heldBy: [],
});

export const epicNotesDescription = describeEntity(epicNotesEntity, {
  keyFromLog: rowKeys.epicNotes,
  history: {
    subject: ({ was, now }) => {
      const { whatId, epicName } = { ...was, ...now } as Record<string, string | null | undefined>;
      return {
        ...(typeof whatId === 'string' && { whatId }),
        ...(typeof epicName === 'string' && { about: epicName }),
      };
    },
    created: 'epic_notes',
    removed: 'epic_notes',
    changed: { text: 'epic_notes', whatId: null, epicName: null },
  },
  export: {
    title: 'Notes of epics',
    rows: { of: 'story_maps', range: rowKeys.epicNotesOfMap },
  },
  search: null,
  personal: null,
});

/** The present notes of an epic, with version 0 when nobody has written any. */
export function presentNotes(
  id: string,
  item: EpicNotesItem | undefined,
): { id: string; version: number; text: string } {
  return item === undefined ? { id, version: 0, text: '' } : epicNotesEntity.present(item);
}

/** The step that writes the notes of an epic. @param former the present notes */
export function writeNotes(
  keys: Keys,
  containerId: string,
  epic: { id: string; whatId: string },
  epicName: string | null,
  former: EpicNotesItem | undefined,
  text: string,
): Mutation {
  return former === undefined
    ? createNotes(keys, containerId, epic.id, { text, whatId: epic.whatId, epicName })
    : change(epicNotesEntity, former, { text, epicName });
}

/** The steps that give a new epic the notes of another one, if it has any. */
export function copyNotes(
  keys: Keys,
  containerId: string,
  epicId: string,
  epic: EpicFields,
  notes: EpicNotesItem | undefined,
): Mutation[] {
  const text = notes?.text ?? '';
  return text === ''
    ? []
    : [createNotes(keys, containerId, epicId, { text, whatId: epic.whatId, epicName: epicNameOf(epic) })];
}

const createNotes = (keys: Keys, containerId: string, epicId: string, all: FieldsOf<typeof fields>) =>
  create(epicNotesEntity, rowKeys.epicNotes(keys, containerId, epicId), epicId, all);
