import * as z from 'zod/mini';
import * as errors from '../errors.ts';
import { commentedSchema, commentIdSchema } from '../model/comment.ts';
import { idSchema } from '../model/ids.ts';

/** What comments of a story map are about. */
export const commentedFields = {
  containerId: idSchema,
  ...commentedSchema.shape,
  /** Of an epic: its release and its Activity. */
  releaseId: z.optional(idSchema),
  whatId: z.optional(idSchema),
};

/** A comment, in its thread. */
export const commentFields = { ...commentedFields, threadId: commentIdSchema, commentId: commentIdSchema };

/** The refusals when what comments are about is gone. */
export const commentedErrors = [
  errors.whatDoesNotExist,
  errors.whoDoesNotExist,
  errors.epicDoesNotExist,
  errors.releaseDoesNotExist,
  errors.objectiveDoesNotExist,
  errors.problemDoesNotExist,
] as const;
