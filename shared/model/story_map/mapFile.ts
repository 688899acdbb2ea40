import * as z from 'zod/mini';

/**
 * A story map as a file (JSON). It names settings of the company (priorities, types of links, maturity items) and
 * labels by their names, so that another company can read it; ids only say what belongs together within the file.
 * docs/map-file.md describes it for people.
 */
export const MAP_FILE_FORMAT = 'storyd-story-map';
/** Raised when a reader of an earlier version would misunderstand the file. Added optional fields do not raise it. */
export const MAP_FILE_VERSION = 1;

const id = z.string();
const optionalName = z.nullable(z.string());
const amount = z.nullable(z.int());
const amounts = { cost: amount, size: amount, value: amount };
const referenceSchema = z.object({ name: z.string(), type: z.string() });
/** The name of a maturity item -> the level. */
const levelsSchema = z.record(z.string(), z.int());

const activityFields = {
  id,
  description: z.string(),
  priority: optionalName,
  ...amounts,
  /** Its importance within its level, from 1. */
  rank: z.nullable(z.int()),
  longDescription: z.string(),
  references: z.array(referenceSchema),
  maturity: z.object({ current: levelsSchema, future: levelsSchema }),
  whos: z.array(z.object({ who: id, link: z.string() })),
};

const epicSchema = z.object({
  /** A text, or the Who or explore item that names the epic; null for none. */
  name: z.nullable(z.object({ text: z.string(), of: z.optional(z.object({ type: z.string(), id })) })),
  priority: optionalName,
  ...amounts,
  completed: z.boolean(),
  /** ISO time. */
  startedAt: z.nullable(z.string()),
  exploreItems: z.array(id),
  whos: z.array(id),
  primaryWho: z.nullable(id),
  primaryOutput: z.nullable(id),
  references: z.array(referenceSchema),
  scenarios: z.array(
    z.object({
      who: z.nullable(id),
      when: z.nullable(id),
      where: z.nullable(id),
      input: z.nullable(id),
      output: z.nullable(id),
    }),
  ),
  notes: z.string(),
  /** Keys of issues in Jira. */
  issues: z.array(z.string()),
});

const releaseSchema = z.object({
  name: z.string(),
  /** ISO times, null for none. */
  start: z.nullable(z.string()),
  end: z.nullable(z.string()),
  completed: z.boolean(),
  /** The size of epics that it takes. */
  capacity: z.optional(amount),
  /** By name. */
  objectives: z.array(z.string()),
  problems: z.array(z.string()),
  activities: z.array(
    z.object({
      activity: id,
      exploreItems: z.array(z.object({ id, type: z.string(), name: z.string() })),
      epics: z.array(epicSchema),
    }),
  ),
});

export const mapFileSchema = z.object({
  format: z.literal(MAP_FILE_FORMAT),
  version: z.literal(MAP_FILE_VERSION),
  name: z.string(),
  /** Its purpose. */
  why: z.string(),
  /** In the order of the map, as all lists where nothing else is said. */
  activities: z.array(z.object({ ...activityFields, children: z.array(z.object(activityFields)) })),
  whoLabels: z.object({
    groups: z.array(z.object({ name: z.string(), categories: z.array(z.string()) })),
    /** Categories of Whos without a group. */
    categories: z.array(z.string()),
  }),
  /** By name. */
  whos: z.array(z.object({ id, name: z.string(), group: optionalName, category: optionalName })),
  whoLinks: z.array(z.object({ from: id, to: id, link: z.string() })),
  objectives: z.array(z.object({ name: z.string() })),
  problems: z.array(z.object({ name: z.string(), solved: z.boolean() })),
  /** By their start, those without one last. */
  releases: z.array(releaseSchema),
});

export type MapFile = z.infer<typeof mapFileSchema>;
export type MapFileActivity = z.infer<z.ZodMiniObject<typeof activityFields>>;
export type MapFileEpic = z.infer<typeof epicSchema>;
export type MapFileRelease = z.infer<typeof releaseSchema>;
