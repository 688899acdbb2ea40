import * as z from 'zod/mini';

/** An entity after a command changed it: its type, id, version, and the fields that clients see. */
export const changedSchema = z.looseObject({ type: z.string(), id: z.string(), version: z.int() });

/** A removed entity. The version is that of its tombstone, so that an older copy cannot come back. */
export const removedSchema = z.object({ type: z.string(), id: z.string(), version: z.int() });

/**
 * The part of every command's answer besides its own fields: the id of its change-log entry (null when nothing had to
 * change) and the entities that it changed, or that it would have changed, as they are (rule call.13). Clients update
 * their copy with it: the higher version wins.
 */
export const changeSchema = z.object({
  change: z.nullable(z.string()),
  changed: z.array(changedSchema),
  removed: z.array(removedSchema),
});

export type ChangeAnswer = z.infer<typeof changeSchema>;
export type Changed = z.infer<typeof changedSchema>;
export type Removed = z.infer<typeof removedSchema>;
