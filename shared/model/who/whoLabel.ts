import * as z from 'zod/mini';
import { idSchema } from '#shared/model/ids.ts';

/**
 * The labels that group the Whos of a map: a group (shown as a Category), and a category within it (a Sub-Category).
 */
export const WHO_LABEL_KINDS = ['group', 'category'] as const;
export type WhoLabelKind = (typeof WHO_LABEL_KINDS)[number];

/** A group of Whos on one story map (rules who.3, who.6). Its key is its place among the groups. */
export const whoGroupSchema = z.object({ id: idSchema, version: z.int(), name: z.string(), orderKey: z.string() });

/** A category within a group, or (null) among the Whos without a group. It is hidden with its group. */
export const whoCategorySchema = z.extend(whoGroupSchema, { groupId: z.nullable(idSchema) });

export type WhoGroup = z.infer<typeof whoGroupSchema>;
export type WhoCategory = z.infer<typeof whoCategorySchema>;
