import * as z from 'zod/mini';
import { amountSchemas } from '#shared/model/amounts.ts';
import { exploreTypeSchema } from '#shared/model/epic/epic.ts';
import { labelSchema, longTextSchema, nameSchema } from '#shared/model/fields.ts';
import { idSchema } from '#shared/model/ids.ts';
import { releaseDateSchema } from '#shared/model/release/release.ts';
import { settingFields } from '#shared/model/what/settings.ts';

/*
 * What a file adds to a story map, one item for each entity. Items name each other by their texts, which are unique on a
 * story map (rules what.4, who.1), so that a file can come in several parts and needs no ids of its own. Settings of the
 * company are named by their ids.
 */

const inRelease = { release: nameSchema, what: nameSchema };

const whatItem = z.object({
  type: z.literal('what'),
  description: nameSchema,
  /** The description of the backbone Activity above it; null on the backbone. */
  parent: z.nullable(nameSchema),
  fields: z.optional(z.object(settingFields)),
  longDescription: z.optional(longTextSchema),
});
const whoItem = z.object({
  type: z.literal('who'),
  name: nameSchema,
  group: z.optional(labelSchema),
  category: z.optional(labelSchema),
});
const whatWhoLinkItem = z.object({
  type: z.literal('what_who_link'),
  what: nameSchema,
  who: nameSchema,
  linkTypeId: idSchema,
});
const releaseItem = z.object({
  type: z.literal('release'),
  name: nameSchema,
  /** In milliseconds, 0 for none. */
  start: z.optional(releaseDateSchema),
  end: z.optional(releaseDateSchema),
});
const releaseWhatItem = z.object({ type: z.literal('release_what'), ...inRelease });
const exploreItem = z.object({
  type: z.literal('explore_object'),
  ...inRelease,
  exploreType: exploreTypeSchema,
  name: nameSchema,
});
const epicItem = z.object({
  type: z.literal('epic'),
  ...inRelease,
  name: nameSchema,
  priorityId: z.optional(z.nullable(idSchema)),
  cost: z.optional(amountSchemas.cost),
  size: z.optional(amountSchemas.size),
  value: z.optional(amountSchemas.value),
  /** Only for a new one: an epic that is there is completed by its own command. */
  completed: z.optional(z.boolean()),
});
const objectiveItem = z.object({ type: z.literal('objective'), name: nameSchema });
const problemItem = z.object({
  type: z.literal('problem'),
  name: nameSchema,
  description: z.optional(longTextSchema),
});

export const importItemSchema = z.discriminatedUnion('type', [
  whatItem,
  whoItem,
  whatWhoLinkItem,
  releaseItem,
  releaseWhatItem,
  exploreItem,
  epicItem,
  objectiveItem,
  problemItem,
]);
export type ImportItem = z.infer<typeof importItemSchema>;
export type ImportType = ImportItem['type'];
export type ImportItemOf<Type extends ImportType> = Extract<ImportItem, { type: Type }>;

/**
 * What becomes of an item: it is new on the story map, it was there and has other fields now, it was there as it is, or a
 * rule refuses it.
 */
const outcomeSchema = z.enum(['added', 'changed', 'reused', 'skipped']);

export const importAnswerSchema = z.object({
  outcome: outcomeSchema,
  /** The entity; null for a skipped item, and for a new one of a dry run. */
  id: z.nullable(z.string()),
  /** Whether it is an Activity or Who that the company had before. */
  usedExisting: z.boolean(),
  /** Why it is skipped, as the command that adds one such entity says it. */
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type ImportAnswer = z.infer<typeof importAnswerSchema>;
