import type { Refusal } from '#lambdas/ports/jira/trackerQuestions.ts';
import { TrackerRefused } from '#lambdas/ports/jira/trackerRefused.ts';
import { CallError, type KnownError } from '#shared/CallError.ts';
import { trackerRefusals } from '#shared/rules/integration/trackerRefusals.ts';

/** The refusal of a tracker or of our rules, in a form that a function can answer. @throws the error if it is neither */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof TrackerRefused) {
    const { reason, retryAfter, said } = error;
    return {
      error: trackerRefusals[reason],
      detail: { ...(retryAfter !== null && { retryAfter }), ...(said !== undefined && { message: said }) },
    };
  }
  if (!(error instanceof CallError)) throw error;
  const { code, status, message, fieldErrors } = error;
  return {
    error: { code, status, message } as KnownError,
    detail: fieldErrors === undefined ? {} : { fieldErrors },
  };
}
