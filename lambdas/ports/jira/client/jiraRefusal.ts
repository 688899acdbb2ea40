import * as z from 'zod/mini';
import { JiraUnreachableError } from '#lambdas/ports/jira/jiraHttp.ts';
import { type RefusalReason, JiraRefusedError } from '#lambdas/ports/jira/jiraRefusedError.ts';
import type { IssueRefusal } from '#lambdas/ports/jira/port.ts';
import * as faultTexts from '#shared/texts/integration/jiraFaults.ts';
import type { JiraAnswer, JiraClient } from './jiraClient.ts';

type Refusal = Exclude<RefusalReason, 'not-found' | 'faulty'>;

/** What an answer that is no success means, when nobody was named. A Jira in maintenance says when it will be back. */
export function withoutCredential({ baseUrl }: JiraClient, { status, headers }: JiraAnswer): Refusal {
  if (status === 429 || (status === 503 && headers['retry-after'] !== undefined)) return 'busy';
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
export function withoutAnswer(error: JiraUnreachableError): Refusal {
  return error.reason === 'time-out' || error.reason === 'no-time' ? 'unanswered' : 'unreachable';
}

/**
 * The answer to a signed request.
 * @throws JiraRefusedError unless it is a success
 */
export async function success(client: JiraClient, asked: Promise<JiraAnswer>): Promise<JiraAnswer> {
  const answer = await answered(asked);
  const { status } = answer;
  if (status === 200 || status === 201) return answer;
  if (status === 404) throw new JiraRefusedError('not-found');
  const reason = withCredential(client, answer);
  throw reason === 'unreachable' && isOfJira(status) ? faultOf(answer) : refusedBy(answer, reason);
}

/** Whether a status is an error of Jira itself, and not of a proxy that does not reach it. */
const isOfJira = (status: number) => (status >= 400 && status < 500) || status === 500;

/** An answer with an error of Jira. After a failure within it nobody knows how far it has come. */
function faultOf(answer: JiraAnswer): JiraRefusedError {
  const { status } = answer;
  const { messages, errors } = wordsOf(answer);
  const words = [...messages, ...Object.values(errors)].join(' ');
  const said = words === '' ? faultTexts.status({ status }) : faultTexts.says({ words });
  return new JiraRefusedError('faulty', { said, mayHaveActed: status >= 500 });
}

/** An answer that cannot be read. @param mayHaveActed whether it was asked for a change */
export const unreadable = (mayHaveActed = false): JiraRefusedError =>
  new JiraRefusedError('faulty', { said: faultTexts.unreadable, mayHaveActed });

/** The refusal of an answer, with when Jira that is busy wants to be asked again. */
export function refusedBy({ headers }: JiraAnswer, reason: Refusal): JiraRefusedError {
  return new JiraRefusedError(reason, { retryAfter: reason === 'busy' ? secondsUntil(headers['retry-after']) : null });
}

/** An answer, whatever it is. @throws JiraRefusedError when none has come */
export async function answered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((error: unknown) => {
    if (!(error instanceof JiraUnreachableError)) throw error;
    throw new JiraRefusedError(withoutAnswer(error), { mayHaveActed: error.reason !== 'no-time' });
  });
}

/** What Jira says of an issue that it refuses. @throws JiraRefusedError when it says nothing */
export function refusalIn(answer: JiraAnswer): IssueRefusal {
  const words = wordsOf(answer);
  if (words.messages.length + Object.keys(words.errors).length === 0) throw faultOf(answer);
  return words;
}

/** The texts of an error, as far as there are any. */
function wordsOf({ json }: JiraAnswer): IssueRefusal {
  const { data } = z.safeParse(refusal, json);
  const messages = (data?.errorMessages ?? []).filter((one) => typeof one === 'string');
  const errors = Object.entries(data?.errors ?? {}).filter(
    (one): one is [string, string] => typeof one[1] === 'string',
  );
  return { messages, errors: Object.fromEntries(errors) };
}

const refusal = z.object({
  errorMessages: z.optional(z.nullable(z.array(z.unknown()))),
  errors: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});

/** `Retry-After` in seconds, also where it is a date; null for anything else. */
function secondsUntil(text = ''): number | null {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  const at = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1_000));
}

/** Whether an answer is a redirect to another origin. */
function leadsElsewhere(baseUrl: string, status: number, location = ''): boolean {
  if (status < 300 || status > 399 || !URL.canParse(location, baseUrl)) return false;
  return new URL(location, baseUrl).origin !== new URL(baseUrl).origin;
}
