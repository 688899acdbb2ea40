import type { HistoryEvent } from '#lambdas/entities/story_map/describeEntry.ts';
import type { EntityChange } from '#lambdas/store/entity/history.ts';
import type { HistoryType } from '#shared/model/story_map/historyTypes.ts';

/** How one change of an entity reads: the type of the line, the change, and what else the line says. */
export type Row = [type: HistoryType, change: EntityChange, rest?: Partial<HistoryEvent>];

export const changed = (type: string, id: string, was: object, now: object): EntityChange => ({
  type,
  id,
  was: was as never,
  now: now as never,
});
export const created = (type: string, id: string, now: object = {}): EntityChange => ({
  type,
  id,
  was: null,
  now: now as never,
});
export const revived = (type: string, id: string, now: object = {}): EntityChange =>
  changed(type, id, { deletedAt: 5 }, { ...now, deletedAt: null });
export const removed = (type: string, id: string, was: object = {}): EntityChange =>
  changed(type, id, { deletedAt: null, ...was }, { deletedAt: 7 });
