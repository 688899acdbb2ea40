import type { EpicNotes } from '#shared/model/epic/epic.ts';
import { defineClientEntity } from '#web/replica/entity.ts';

/** The deleted Whos in epics. A restored Who is on the map again, which takes precedence. */
export const deletedWhos = defineClientEntity<{ id: string; version: number; name: string }>()('deleted_who');

/** The notes of epics, by epic key. */
export const epicNotes = defineClientEntity<EpicNotes>()('epic_notes', {
  standsOn: ({ id }) => [{ type: 'epic', id, generation: 0 }],
});
