import * as z from 'zod/mini';
import { longTextSchema, nameSchema, setDateSchema } from './fields.ts';
import { idSchema } from './ids.ts';

/** What frames the work on a story map: the objectives that it serves, and the problems that it solves. */
export const FRAME_KINDS = ['objective', 'problem'] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];

/** The kinds of entities that belong to the company and have copies on the maps that use them. */
export type CopiedKind = 'what' | 'who' | FrameKind;

/** An objective on a story map. The name is the company's (rule objective.1). */
export const objectiveSchema = z.object({
  id: idSchema,
  version: z.int(),
  name: z.string(),
  nameLower: z.string(),
});

/** A problem on a story map. The name, and whether it is solved, are the company's (rule problem.1). */
export const problemSchema = z.object({
  id: idSchema,
  version: z.int(),
  name: z.string(),
  nameLower: z.string(),
  solved: z.boolean(),
});

/** An objective as reads give it, with those problems of its story map that it belongs to (rule objective.14). */
export const readObjectiveSchema = z.extend(objectiveSchema, { problemIds: z.array(idSchema) });

/** A problem as reads give it, with its objectives that are on the same story map (rule objective.14). */
export const readProblemSchema = z.extend(problemSchema, { objectiveIds: z.array(idSchema) });

/** An objective as the list of a story map shows it. */
export const listedObjectiveSchema = z.extend(readObjectiveSchema, {
  /** The number of the story map's releases that serve it. */
  releases: z.int(),
  /** The average of its active benefits that the reader may see, in percent; null without any. */
  achieved: z.nullable(z.int()),
});

/** A problem as the list of a story map shows it. */
export const listedProblemSchema = z.extend(readProblemSchema, {
  /** The number of the story map's releases that take it on. */
  releases: z.int(),
  /** The beginning of its description. */
  excerpt: z.string(),
});

/** What only the page of a problem shows. */
export const companyProblemSchema = z.object({ id: idSchema, version: z.int(), description: z.string() });

/** An objective of a problem. Each story map that adds it has its own link (rule problem.6). */
export const problemObjectiveSchema = z.object({
  id: z.string(),
  version: z.int(),
  problemId: idSchema,
  objectiveId: idSchema,
});

/** An objective of a release. */
export const releaseObjectiveSchema = z.object({
  id: z.string(),
  version: z.int(),
  releaseId: idSchema,
  objectiveId: idSchema,
});

/** A problem of a release. */
export const releaseProblemSchema = z.object({
  id: z.string(),
  version: z.int(),
  releaseId: idSchema,
  problemId: idSchema,
});

/** A day of a benefit, in milliseconds. */
const dateSchema = setDateSchema.check(z.gte(1));

/** The fields of a benefit that people set (rule objective.9). */
export const benefitFields = {
  name: nameSchema,
  description: longTextSchema,
  /** A percentage. */
  achieved: z.int().check(z.gte(0), z.lte(100)),
  active: z.boolean(),
  start: dateSchema,
  end: dateSchema,
};

/** A benefit of an objective. Start and end are in milliseconds. */
export const benefitSchema = z.object({
  id: idSchema,
  version: z.int(),
  objectiveId: idSchema,
  name: z.string(),
  description: z.string(),
  achieved: z.int(),
  active: z.boolean(),
  start: z.int(),
  end: z.int(),
});

/** A story map that uses an objective or a problem, which the caller may see. */
export const usingMapSchema = z.object({ id: idSchema, name: z.string() });

/** A release with an objective or a problem, of a story map that the caller may see. */
export const usingReleaseSchema = z.object({
  containerId: idSchema,
  id: idSchema,
  name: z.string(),
  start: z.int(),
  end: z.int(),
  completed: z.boolean(),
});

export type Objective = z.infer<typeof objectiveSchema>;
export type Problem = z.infer<typeof problemSchema>;
export type CompanyProblem = z.infer<typeof companyProblemSchema>;
export type ProblemObjective = z.infer<typeof problemObjectiveSchema>;
export type Benefit = z.infer<typeof benefitSchema>;
export type UsingMap = z.infer<typeof usingMapSchema>;
export type UsingRelease = z.infer<typeof usingReleaseSchema>;
