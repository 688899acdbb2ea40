import * as z from 'zod/mini';

/** What both an epic and its issue can take from the other one. */
const VALUES = ['status', 'summary', 'priority'] as const;
/** What of an epic and its issue is compared; `key` is the issue itself, which can be moved or deleted. */
export const DRIFT_FIELDS = ['key', ...VALUES, 'fixVersion'] as const;
/** What is compared of every epic and its issue. */
export type OwnDriftField = (typeof DRIFT_FIELDS)[number];

/** Any other field of Jira that the mapping fills from the epic, by its id. */
const mappedDriftFieldSchema = z.templateLiteral(['field:', z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/))]);
export type MappedDriftField = z.infer<typeof mappedDriftFieldSchema>;
export type DriftField = OwnDriftField | MappedDriftField;
export const driftFieldSchema = z.union([z.enum(DRIFT_FIELDS), mappedDriftFieldSchema]);

/** The fields in which an epic takes the value of its issue; a fix version it follows instead. */
export const takenFieldSchema = z.union([z.enum(['key', ...VALUES]), mappedDriftFieldSchema]);
export type TakenField = z.infer<typeof takenFieldSchema>;

/** The fields in which an issue takes the value of its epic. */
export const sentFieldSchema = z.union([z.enum([...VALUES, 'fixVersion']), mappedDriftFieldSchema]);
export type SentField = z.infer<typeof sentFieldSchema>;

/** A value of an epic and that of its issue. */
const pairSchema = z.object({ ours: z.string(), theirs: z.string() });

/** The values of both sides when somebody last had them as they should be, by field. */
export type DriftBase = { readonly [Field in OwnDriftField]?: z.infer<typeof pairSchema> } & {
  readonly [Field in MappedDriftField]: z.infer<typeof pairSchema>;
};

/**
 * A field in which an epic and its issue differ, and whose value is another one than it was; `unknown` where nobody has
 * noted what it was.
 */
export const differenceSchema = z.extend(pairSchema, {
  field: driftFieldSchema,
  /** What people know a mapped field by. */
  name: z.optional(z.string()),
  changed: z.enum(['ours', 'theirs', 'both', 'unknown']),
});
export type Difference = z.infer<typeof differenceSchema>;

/** How a difference is settled: the epic gets the value of the issue, the issue that of the epic, or each keeps its own. */
export const DRIFT_WAYS = ['theirs', 'ours', 'leave'] as const;
export type DriftWay = (typeof DRIFT_WAYS)[number];
export const driftWaySchema = z.enum(DRIFT_WAYS);
