import * as z from 'zod/mini';
import { idSchema } from './ids.ts';

/**
 * The subject of a description call or a change request: an Activity's description or a Who's name
 * (docs/decisions/0002).
 */
export const changeTypeSchema = z.enum(['what_description', 'who_name']);

/**
 * The id of a change request: the kind of entity, the entity's id and the request's own, so that a request is found
 * without a look-up.
 */
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

const ofWhat = {
  changeType: z.literal('what_description'),
  whatId: idSchema,
  oldDescription: z.string(),
  newDescription: z.string(),
};
const ofWho = { changeType: z.literal('who_name'), whoId: idSchema, oldValue: z.string(), newValue: z.string() };

/**
 * The model of requests about both kinds of entities.
 * @param more fields that both have besides the common ones
 */
function ofBothKinds<More extends Readonly<Record<string, z.ZodMiniType>>>(more: More) {
  return z.union([z.object({ ...common, ...ofWhat, ...more }), z.object({ ...common, ...ofWho, ...more })]);
}

/**
 * A request to change a text that other story maps use too (rule change.2). Activities have descriptions there, Whos
 * have values.
 */
export const changeRequestSchema = ofBothKinds({});

/** The answer of a person who was asked; 'empty' until they answer. */
const requestAnswerSchema = z.union([z.boolean(), z.literal('empty')]);

const contextFields = {
  /** The people who are asked, with their answers, by uid. */
  members: z.record(z.string(), requestAnswerSchema),
  /** The names of the affected story maps that the reader may see, by id. */
  containers: z.record(z.string(), z.string()),
  /** The number of the other affected story maps. */
  otherContainers: z.int(),
};

/** A change request as a card shows it: with the people and story maps that it affects (rule change.14). */
export const changeRequestCardSchema = ofBothKinds(contextFields);

/** A person's own lists: the requests they made, those that await them, and open ones that they have answered. */
const personalLists = ['own', 'awaiting', 'answered'] as const;
export type PersonalRequestList = (typeof personalLists)[number];

/** The lists that a person can read: also `maps`, what others have asked for on the story maps that they own or edit. */
export const requestListSchema = z.enum([...personalLists, 'maps']);

/**
 * What became of a request through an answer: it still waits for others, it was applied, or it was closed because it no
 * longer fits (rule change.17).
 */
export const requestOutcomeSchema = z.enum(['waiting', 'applied', 'outdated']);

export type ChangeType = z.infer<typeof changeTypeSchema>;
export type ChangeRequest = z.infer<typeof changeRequestSchema>;
export type RequestAnswer = z.infer<typeof requestAnswerSchema>;
export type ChangeRequestCard = z.infer<typeof changeRequestCardSchema>;
export type RequestList = z.infer<typeof requestListSchema>;
export type RequestOutcome = z.infer<typeof requestOutcomeSchema>;
