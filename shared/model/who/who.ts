import * as z from 'zod/mini';
import { idSchema } from '#shared/model/ids.ts';

/**
 * A Who (an actor: a user, an impacted entity, a dependency) on one story map (rule who.1). The name is the company's.
 * Group and category are labels of the map, null for none; a removed one counts as none (rule who.3).
 */
export const whoSchema = z.object({
  id: idSchema,
  version: z.int(),
  name: z.string(),
  groupId: z.nullable(idSchema),
  categoryId: z.nullable(idSchema),
  /** Rises each time a deleted Who is added again; links to an earlier generation are hidden. */
  generation: z.int(),
});

/** A link of a Who to an Activity of the same map; the type is one of the company's `who_what_link_type`. */
export const whatWhoLinkSchema = z.object({
  id: z.string(),
  version: z.int(),
  whatId: idSchema,
  whoId: idSchema,
  linkTypeId: idSchema,
  whatGeneration: z.int(),
  whoGeneration: z.int(),
});

/**
 * A link of a Who to another of the same map; two Whos have at most one, in either direction (rule who.15). The type is
 * one of the company's `who_who_link_type`.
 */
export const whoWhoLinkSchema = z.object({
  id: z.string(),
  version: z.int(),
  whoId: idSchema,
  otherWhoId: idSchema,
  linkTypeId: idSchema,
  whoGeneration: z.int(),
  otherWhoGeneration: z.int(),
});

export type Who = z.infer<typeof whoSchema>;
export type WhatWhoLink = z.infer<typeof whatWhoLinkSchema>;
export type WhoWhoLink = z.infer<typeof whoWhoLinkSchema>;
