import * as z from 'zod/mini';
import * as errors from '../errors.ts';

/** The errors of calls that change the integration links of an epic. */
export const epicErrors = [
  errors.releaseDoesNotExist,
  errors.releaseCompleted,
  errors.whatDoesNotExist,
  errors.epicDoesNotExist,
  errors.conflict,
] as const;

/** What such a call answers: `warning` says what was left undone in Jira, if anything. */
export const linkOutcome = {
  issueKey: z.string(),
  message: z.string(),
  warning: z.nullable(z.string()),
} as const;
