import * as z from 'zod/mini';
import { amountSchemas } from '#shared/model/amounts.ts';
import { setDateSchema } from '#shared/model/fields.ts';
import { idSchema } from '#shared/model/ids.ts';
import { levelSchema } from '#shared/model/what/what.ts';

/** The start or end of a release in milliseconds; 0 is none (rule release.4). */
export const releaseDateSchema = setDateSchema.check(z.gte(0));

/** How much the epics of a release may add up to, as their sizes; null clears it (rule release.36). */
export const capacitySchema = amountSchemas.size;

/** A release of a story map. */
export const releaseSchema = z.object({
  id: idSchema,
  version: z.int(),
  name: z.string(),
  /** When it was made, in milliseconds. */
  created: z.int(),
  start: z.int(),
  end: z.int(),
  completed: z.boolean(),
  /** The size of epics that it takes; null while nobody has set it. */
  capacity: z.nullable(z.int()),
});

/**
 * An Activity in a release. `exploreObjects`, `epics`, `epicsDone`, `epicsDoing` and the sums over its epics are counted while others
 * edit, so they leave the version alone; `completed` says that it has epics and all of them are done (rule release.12).
 */
export const releaseWhatSchema = z.object({
  id: z.string(),
  version: z.int(),
  releaseId: idSchema,
  whatId: idSchema,
  level: levelSchema,
  exported: z.boolean(),
  completed: z.boolean(),
  exploreObjects: z.int(),
  epics: z.int(),
  epicsDone: z.int(),
  /** Started and not completed. */
  epicsDoing: z.int(),
  cost: z.int(),
  size: z.int(),
  value: z.int(),
});

/**
 * The sums of a release's epics for one priority (rule release.13). Percentages are of the whole release, rounded to
 * whole numbers.
 */
export const prioritySumSchema = z.object({
  /** null for 'No priority'. */
  priority: z.nullable(idSchema),
  epics: z.int(),
  epicsPercent: z.int(),
  cost: z.int(),
  costPercent: z.int(),
  size: z.int(),
  sizePercent: z.int(),
  value: z.int(),
  valuePercent: z.int(),
});

export type Release = z.infer<typeof releaseSchema>;
export type ReleaseWhat = z.infer<typeof releaseWhatSchema>;
export type PrioritySum = z.infer<typeof prioritySumSchema>;
