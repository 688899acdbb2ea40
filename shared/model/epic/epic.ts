import * as z from 'zod/mini';
import { epicKeySchema, idSchema } from '#shared/model/ids.ts';

/** Kinds of explore items: when, where, and with which data in and out an Activity happens (rule explore.1). */
export const EXPLORE_TYPES = ['when', 'where', 'data_input', 'data_output'] as const;
export type ExploreType = (typeof EXPLORE_TYPES)[number];
/** The entities that an epic can be named by, besides a free text. */
const EPIC_OBJECT_TYPES = ['who', ...EXPLORE_TYPES] as const;
export type EpicObjectType = (typeof EPIC_OBJECT_TYPES)[number];
/** All six kinds of epics (rule epic.1). */
export const EPIC_TYPES = ['free_text', ...EPIC_OBJECT_TYPES] as const;

export const exploreTypeSchema = z.enum(EXPLORE_TYPES);

/**
 * An explore item of an Activity in a release. Its documented `type` is `exploreType` here, since every entity's own
 * type bears that name.
 */
export const exploreObjectSchema = z.object({
  id: idSchema,
  version: z.int(),
  releaseId: idSchema,
  whatId: idSchema,
  exploreType: exploreTypeSchema,
  name: z.string(),
  nameLower: z.string(),
});

/** An explore item as reads give it. Its kind also stands as the documented `type`, which in `changed` is the entity's. */
export const readExploreObjectSchema = z.extend(exploreObjectSchema, { type: exploreTypeSchema });

/** The five parts of an acceptance scenario, by ids: a Who, and explore items (rule epic.11). */
export const scenarioPartsSchema = z.object({
  who: z.nullable(idSchema),
  when: z.nullable(idSchema),
  where: z.nullable(idSchema),
  input: z.nullable(idSchema),
  output: z.nullable(idSchema),
});
const scenarioSchema = z.extend(scenarioPartsSchema, { id: idSchema });

/** The issue of an epic in Jira, once it has been exported. */
export const epicIntegrationSchema = z.object({
  integrationId: idSchema,
  integrationType: z.string(),
  integrationInfo: z.object({ issueKey: z.string() }),
  /** The values of both sides, by field, when they were linked or a difference was settled (docs/decisions/0071). */
  base: z.optional(z.record(z.string(), z.object({ ours: z.string(), theirs: z.string() }))),
});

/**
 * An epic of an Activity in a release; `id` is its key. It is named by an entity (`nameObject`, with its name at that
 * time in `nameObjectText`), by a free text, or not at all. It keeps deleted Whos.
 */
export const epicSchema = z.object({
  id: epicKeySchema,
  version: z.int(),
  releaseId: idSchema,
  whatId: idSchema,
  nameObject: z.nullable(z.object({ type: z.enum(EPIC_OBJECT_TYPES), id: idSchema })),
  nameObjectText: z.nullable(z.string()),
  nameFreeText: z.nullable(z.string()),
  explore_objects: z.array(idSchema),
  whos: z.array(idSchema),
  referenceLinks: z.array(z.object({ name: z.string(), type: idSchema })),
  scenarios: z.array(scenarioSchema),
  primaryWho: z.nullable(idSchema),
  primaryOutput: z.nullable(idSchema),
  priority: z.nullable(idSchema),
  value: z.nullable(z.int()),
  size: z.nullable(z.int()),
  cost: z.nullable(z.int()),
  completed: z.boolean(),
  /** Since when somebody works on it, as an ISO time; kept when it is completed and opened again. */
  startedAt: z.nullable(z.string()),
  integrations: z.array(epicIntegrationSchema),
});

/**
 * An epic without its references, nearly all of a long one: what pages with the epics of many releases get.
 */
export const epicHeadSchema = z.omit(epicSchema, { referenceLinks: true });

/** The notes of an epic; `id` is its key. Version 0 means that nobody has written any. */
export const epicNotesSchema = z.object({ id: epicKeySchema, version: z.int(), text: z.string() });

export type ExploreObject = z.infer<typeof exploreObjectSchema>;
export type ReadExploreObject = z.infer<typeof readExploreObjectSchema>;
export type ScenarioParts = z.infer<typeof scenarioPartsSchema>;
export type Scenario = z.infer<typeof scenarioSchema>;
export type Epic = z.infer<typeof epicSchema>;
export type EpicHead = z.infer<typeof epicHeadSchema>;
export type EpicNotes = z.infer<typeof epicNotesSchema>;
