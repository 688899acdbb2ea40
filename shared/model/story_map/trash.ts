import * as z from 'zod/mini';
import { epicKeySchema, idSchema } from '#shared/model/ids.ts';

/** How long deleted entities can be restored (rule trash.1), in milliseconds. */
export const TRASH_MS = 30 * 24 * 60 * 60 * 1000;
/**
 * Why a restored story map is not below its former Activity: that was deleted, is on a story map that neither its owner
 * nor the one who linked it may edit any more, has another story map, would make a circle, or has too many story maps
 * above it.
 */
export const lostParentSchema = z.enum(['deleted', 'closed', 'taken', 'circle', 'levels']);
export type LostParent = z.infer<typeof lostParentSchema>;

/** A deleted story map or initiative. */
export const deletedSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** In milliseconds. */
  deletedAt: z.int(),
});

/** Entries of one page of a trash. */
export const TRASH_PAGE_SIZE = 20;

/** The entities of a story map that can be restored. */
const trashTypeSchema = z.enum(['what', 'who', 'release', 'epic']);
export type TrashType = z.infer<typeof trashTypeSchema>;

/** A deleted entity of a story map. */
export const trashItemSchema = z.object({
  type: trashTypeSchema,
  id: z.union([idSchema, epicKeySchema]),
  /** Null for an epic without a name. */
  name: z.nullable(z.string()),
  /** In milliseconds. */
  deletedAt: z.int(),
  /** The uid of the person who deleted it. */
  deletedBy: z.nullable(idSchema),
  /** What it belonged to: the parent of an Activity, the release and the Activity of an epic. */
  under: z.array(
    z.object({
      type: z.enum(['what', 'release']),
      id: idSchema,
      name: z.string(),
      /** Whether it has to be restored first. */
      isDeleted: z.boolean(),
    }),
  ),
});
export type TrashItem = z.infer<typeof trashItemSchema>;
