import type { Refusal } from '#lambdas/ports/jira/jiraMethods.ts';
import { JiraRefusedError } from '#lambdas/ports/jira/jiraRefusedError.ts';
import { CallError, type KnownError } from '#shared/CallError.ts';
import { jiraRefusals } from '#shared/rules/integration/jiraRefusals.ts';

/** The refusal of Jira or of our rules, in a form that a function can answer. @throws the error if it is neither */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof JiraRefusedError) {
    const { reason, retryAfter, said } = error;
    return {
      error: jiraRefusals[reason],
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
