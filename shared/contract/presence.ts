import * as z from 'zod/mini';
import { idSchema } from '../model/ids.ts';

/** What somebody does on an open story map: the ids of the cards they have selected, edit and drag. */
const presenceStateSchema = z.strictObject({
  selected: z.nullable(idSchema),
  editing: z.nullable(idSchema),
  dragging: z.nullable(idSchema),
});

/** What clients send over a live connection, beside pings. Who sends it is known of the connection. */
export const presenceMessageSchema = z.strictObject({
  presence: z.extend(presenceStateSchema, {
    containerId: idSchema,
    /** `hello` is answered with who else is there; after `bye` nothing of others arrives. */
    says: z.optional(z.enum(['hello', 'bye'])),
  }),
});

export type PresenceState = z.infer<typeof presenceStateSchema>;
export type PresenceMessage = z.infer<typeof presenceMessageSchema>;

/**
 * Somebody on a story map. `from` stands for their connection: two tabs of one person are two. `at` is when they said
 * so, in milliseconds; messages may overtake each other.
 */
export type Present = PresenceState & { from: string; uid: string; at: number };
