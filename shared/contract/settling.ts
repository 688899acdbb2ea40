import * as z from 'zod/mini';
import * as errors from '../errors.ts';
import { idSchema } from '../model/ids.ts';
import { MAX_LONG_TEXT_LENGTH } from '../model/limits.ts';
import { changeSchema } from './change.ts';
import { expecting } from './expecting.ts';

const valueSchema = z.string().check(z.maxLength(MAX_LONG_TEXT_LENGTH));

/**
 * What a command that settles a difference knows of it: of which integration the issue is, and the values of both sides
 * that its sender saw.
 */
export const seenDifferenceFields = {
  integrationId: idSchema,
  /** The value of the issue. */
  theirs: valueSchema,
  ...expecting({ ours: valueSchema }),
};

/** What such a command answers. */
export const settledSchema = z.extend(changeSchema, { message: z.string() });

/** The errors of all such commands. */
export const settlingErrors = [
  errors.releaseDoesNotExist,
  errors.releaseCompleted,
  errors.whatNotInRelease,
  errors.epicDoesNotExist,
  errors.integrationItemDoesNotExist,
  errors.driftChanged,
  errors.valueChanged,
  errors.conflict,
] as const;
