import * as z from 'zod/mini';
import { idSchema } from '#shared/model/ids.ts';
import { type HistoryType, historyTypes } from './historyTypes.ts';

const valueSchema = z.nullable(z.union([z.string(), z.int()]));

/**
 * One event of the history. Names of Activities, Whos and their categories, like values, are as they were then;
 * settings have their present names.
 */
export const historyEntrySchema = z.object({
  id: z.string(),
  type: z.enum(Object.keys(historyTypes) as HistoryType[]),
  /** When, in milliseconds. */
  date: z.int(),
  /** The uid of the person; null for the product itself. */
  user: z.nullable(z.string()),
  /** Until when it is shown, in milliseconds. */
  retentionDate: z.int(),
  /** The number of entities changed alike, when they are not listed one by one. */
  count: z.int(),
  /** The Activity of the event, and its description. */
  whatId: z.nullable(idSchema),
  what: z.nullable(z.string()),
  whoId: z.nullable(idSchema),
  who: z.nullable(z.string()),
  whoId2: z.nullable(idSchema),
  who2: z.nullable(z.string()),
  /** The release of the event. */
  releaseId: z.nullable(idSchema),
  release: z.nullable(z.string()),
  /** The uid of the person that the event is about. */
  person: z.nullable(z.string()),
  /** The name of a link's type. */
  linkType: z.nullable(z.string()),
  /** Another subject: a reference, a maturity item, a category of Whos, an explore item or an epic. */
  about: z.nullable(z.string()),
  value: valueSchema,
  newValue: valueSchema,
  /** The release, objective or problem whose page tells more, where it still exists: its own or the one that holds it. */
  page: z.nullable(z.object({ kind: z.enum(['release', 'objective', 'problem']), id: idSchema })),
});

export type HistoryEntry = z.infer<typeof historyEntrySchema>;
