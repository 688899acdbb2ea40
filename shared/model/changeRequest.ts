import * as z from 'zod/mini';
import { idSchema } from './ids.ts';

/**
 * The subject of a description call or a change request: an Activity's description or a Who's name
 * (docs/decisions/0008).
 */
export const changeTypeSchema = z.enum(['what_description', 'who_name']);

/** The id of a change request: the kind of entity, the entity's id and the request's own, so that a request is found without a look-up. */
export const changeRequestIdSchema = z
  .string()
  .check(z.regex(/^(what|who)-[0-9A-Za-z]{20}-[0-9A-Za-z]{20}$/, 'must be the id of a change request'));

const common = {
  id: changeRequestIdSchema,
  version: z.int(),
  /** The story map that made the request. */
  containerId: idSchema,
  /** The person who asks. */
  owner: idSchema,
  /** When, in milliseconds. */
  date: z.int(),
  /** An administrator has to decide. */
  escalated: z.boolean(),
};

/**
 * A request to change a text that other story maps use too (rule change.2). Activities have descriptions there, Whos
 * have values.
 */
export const changeRequestSchema = z.union([
  z.object({
    ...common,
    changeType: z.literal('what_description'),
    whatId: idSchema,
    oldDescription: z.string(),
    newDescription: z.string(),
  }),
  z.object({
    ...common,
    changeType: z.literal('who_name'),
    whoId: idSchema,
    oldValue: z.string(),
    newValue: z.string(),
  }),
]);

export type ChangeType = z.infer<typeof changeTypeSchema>;
export type ChangeRequest = z.infer<typeof changeRequestSchema>;
