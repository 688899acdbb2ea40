import * as z from 'zod/mini';
import { idSchema } from '#shared/model/ids.ts';
import { BACKBONE, SKELETON } from '#shared/model/limits.ts';

export const levelSchema = z.literal([BACKBONE, SKELETON]);

/**
 * An Activity (WHAT) on one story map. `orderKey` is its place among its siblings and `rankKey` its importance within
 * its level; both are sortable keys, compared by code unit with ties broken by id (rules what.11, what.13).
 */
export const whatSchema = z.object({
  id: idSchema,
  version: z.int(),
  description: z.string(),
  level: levelSchema,
  parentId: z.nullable(idSchema),
  orderKey: z.string(),
  rankKey: z.nullable(z.string()),
  priorityId: z.nullable(z.string()),
  cost: z.nullable(z.int()),
  size: z.nullable(z.int()),
  value: z.nullable(z.int()),
  /** The linked story map of this Activity, if it has one (rule map.12). */
  childContainerId: z.nullable(idSchema),
  /** Rises each time a deleted Activity is added again; entities of an earlier generation are hidden. */
  generation: z.int(),
  /** The generation of its parent. */
  parentGeneration: z.nullable(z.int()),
});

export type What = z.infer<typeof whatSchema>;
