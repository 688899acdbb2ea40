import * as z from 'zod/mini';

/** What both an epic and its issue can take from the other one. */
const VALUES = ['status', 'summary', 'priority'] as const;
/** What of an epic and its issue is compared; `key` is the issue itself, which can be moved or deleted. */
export const DRIFT_FIELDS = ['key', ...VALUES, 'fixVersion'] as const;
export type DriftField = (typeof DRIFT_FIELDS)[number];
export const driftFieldSchema = z.enum(DRIFT_FIELDS);

/** The fields in which an epic takes the value of its issue; a fix version it follows instead. */
export const takenFieldSchema = z.enum(['key', ...VALUES]);
export type TakenField = z.infer<typeof takenFieldSchema>;

/** The fields in which an issue takes the value of its epic. */
export const sentFieldSchema = z.enum([...VALUES, 'fixVersion']);
export type SentField = z.infer<typeof sentFieldSchema>;

/** A value of an epic and that of its issue. */
const pairSchema = z.object({ ours: z.string(), theirs: z.string() });

/** The values of both sides when somebody last had them as they should be, by field. */
export type DriftBase = { readonly [Field in DriftField]?: z.infer<typeof pairSchema> };

/**
 * A field in which an epic and its issue differ, and whose value is another one than it was; `unknown` where nobody has
 * noted what it was.
 */
export const differenceSchema = z.extend(pairSchema, {
  field: driftFieldSchema,
  changed: z.enum(['ours', 'theirs', 'both', 'unknown']),
});
export type Difference = z.infer<typeof differenceSchema>;

/** How a difference is settled: the epic gets the value of the issue, the issue that of the epic, or each keeps its own. */
export const DRIFT_WAYS = ['theirs', 'ours', 'leave'] as const;
export type DriftWay = (typeof DRIFT_WAYS)[number];
export const driftWaySchema = z.enum(DRIFT_WAYS);
