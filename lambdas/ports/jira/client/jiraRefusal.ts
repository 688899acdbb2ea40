import * as z from 'zod/mini';
import type { IssueRefusal } from '#lambdas/ports/jira/port.ts';
import { TrackerUnreachable } from '#lambdas/ports/jira/trackerHttp.ts';
import type { RefusalReason } from '#lambdas/ports/jira/trackerRefused.ts';
import { TrackerRefused } from '#lambdas/ports/jira/trackerRefused.ts';
import type { JiraAnswer, JiraClient } from './jiraClient.ts';

type Refusal = Exclude<RefusalReason, 'not-found'>;

/** What an answer that is no success means, when nobody was named. */
export function withoutCredential({ baseUrl }: JiraClient, { status, headers }: JiraAnswer): Refusal {
  if (status === 429) return 'busy';
  return leadsElsewhere(baseUrl, status, headers['location']) ? 'moved' : 'unreachable';
}

/** What it means to the credential's account. Jira answers 429 with a limit of 0 to accounts that may make no requests. */
export function withCredential(client: JiraClient, answer: JiraAnswer): Refusal {
  const { status, headers } = answer;
  if (status === 401) return 'credential-refused';
  if (status === 403 || (status === 429 && headers['x-ratelimit-limit'] === '0')) return 'requests-refused';
  return withoutCredential(client, answer);
}

/** What it means that no answer has come. */
export function withoutAnswer(error: TrackerUnreachable): Refusal {
  return error.reason === 'time-out' ? 'unanswered' : 'unreachable';
}

/**
 * The answer to a signed request.
 * @throws TrackerRefused unless it is a success
 */
export async function success(client: JiraClient, asked: Promise<JiraAnswer>): Promise<JiraAnswer> {
  const answer = await answered(asked);
  if (answer.status === 200 || answer.status === 201) return answer;
  if (answer.status === 404) throw new TrackerRefused('not-found');
  throw refusedBy(answer, withCredential(client, answer));
}

/** The refusal of an answer, with when a tracker that is busy wants to be asked again. */
export function refusedBy({ headers }: JiraAnswer, reason: Refusal): TrackerRefused {
  return new TrackerRefused(reason, reason === 'busy' ? secondsOf(headers['retry-after']) : null);
}

/** An answer, whatever it is. @throws TrackerRefused when none has come */
export async function answered(asked: Promise<JiraAnswer>): Promise<JiraAnswer> {
  return asked.catch((error: unknown) => {
    throw error instanceof TrackerUnreachable ? new TrackerRefused(withoutAnswer(error)) : error;
  });
}

const refusal = z.object({
  errorMessages: z.optional(z.array(z.string())),
  errors: z.optional(z.record(z.string(), z.string())),
});

/** What Jira says of an issue that it refuses. @throws TrackerRefused when it is not Jira that says it */
export function refusalIn({ json }: JiraAnswer): IssueRefusal {
  const { success: fits, data } = z.safeParse(refusal, json);
  if (!fits) throw new TrackerRefused('unreachable');
  return { messages: data.errorMessages ?? [], errors: data.errors ?? {} };
}

/** `Retry-After` in seconds. Jira sends no dates in it. */
function secondsOf(text = ''): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Whether an answer is a redirect to another origin. */
function leadsElsewhere(baseUrl: string, status: number, location = ''): boolean {
  if (status < 300 || status > 399 || !URL.canParse(location, baseUrl)) return false;
  return new URL(location, baseUrl).origin !== new URL(baseUrl).origin;
}
