import * as z from 'zod/mini';
import { epicNotesSchema } from '#shared/model/epic.ts';
import { idSchema } from '#shared/model/ids.ts';
import { defineEntity, fieldsOf, type RowOf } from '../defineEntity.ts';
import { defineHistory } from '../defineHistory.ts';
import type { Keys } from '../keys.ts';
import * as rowKeys from '../keys.ts';
import type { Mutation } from '../mutations.ts';

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
});

export const epicNotesHistory = defineHistory(epicNotesEntity, {
  describe: {
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
  mapId: string,
  epic: { id: string; whatId: string },
  epicName: string | null,
  former: EpicNotesItem | undefined,
  text: string,
): Mutation {
  if (former !== undefined) return epicNotesEntity.change(former, { text, epicName });
  const all = { text, whatId: epic.whatId, epicName };
  return epicNotesEntity.create(rowKeys.epicNotes(keys, mapId, epic.id), epic.id, all);
}
