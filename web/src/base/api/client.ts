import { nanoid } from 'nanoid';
import type { ErrorCode } from '#shared/CallError.ts';
import type { ChangeAnswer } from '#shared/contract/change.ts';
import { joinParts } from '#shared/contract/joinParts.ts';
import type { CallInput, CallName, CallOutput, QueryName } from '#shared/contract/registry.ts';
import { ROLES_HEADER } from '#shared/contract/rolesHeader.ts';
import { routes } from '#shared/contract/routes.ts';
import * as errors from '#shared/errors.ts';
import { ApiError, type Kind, errorOfAnswer, errorOfNoAnswer, isUnclear } from './ApiError.ts';
import { keepAppCheck } from './appCheck.ts';
import { clientConfiguration } from './clientConfiguration.ts';
import { takeEarlyAnswer } from './early.ts';
import { queryString } from './queryString.ts';
import { notifyRefusal } from './refusals.ts';
import { notifyTokenAnswer } from './tokenAnswers.ts';
import { UnclearAttempts } from './unclearAttempts.ts';

export { ApiError } from './ApiError.ts';

/** A command: what was called with which input and under which idempotency key. */
type Sent = { name: CallName; input: object; key: string };
type ChangeListener = (answer: ChangeAnswer, sent: Sent) => void;

const changeListeners = new Set<ChangeListener>();

/**
 * Subscribes to the changes of each command of this tab, or the values learned from a refusal, before its caller gets
 * the answer: other screens are updated in one place.
 * @returns unsubscribes
 */
export function onChange(listener: ChangeListener): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/** Stands for the key of a refused command, whose answer nobody applies. */
const REFUSED = '';

/** Refusals of the token itself: they say nothing about the roles of its user. */
const TOKEN_REFUSALS: ReadonlySet<ErrorCode> = new Set([
  errors.notAuthenticated.code,
  errors.noCompanyAccess.code,
  errors.emailNotVerified.code,
]);

let session = 0;
const unclear = new UnclearAttempts();

/**
 * Detaches pending calls from the user who was signed in: their callers still get an answer, but subscribers are no
 * longer notified.
 */
export function endSession(): void {
  session += 1;
  unclear.clear();
  appCheck.forget();
}

const appCheck = keepAppCheck(async () => (await call('app_check_token', {})).token);

/** Identifies this tab in every command, so that it can tell its own changes from those of others. */
export const tabId = nanoid();

/** Makes a query of the contract (see `request`). Commands go through the outbox of their scope (`replica/sending/send.ts`). */
export const call = <Name extends QueryName>(
  name: Name,
  input: CallInput<Name>,
  options?: Options,
): Promise<CallOutput<Name>> => request(name, input, options);

/**
 * Makes a call of the contract, and the follow-up calls when the answer comes in parts: the caller gets the whole. The
 * input goes into the query string of a GET and into the JSON body of all other calls; the answer has the shape of the
 * contract. Without an answer the call is made once more: a command has its own key, so it takes effect once however
 * often it arrives (rule call.5).
 * @param options.idempotencyKey the key of a command that its caller may send again; by default that of `keyFor`
 * @param options.inBackground true when the user does not wait for the answer, so that a refusal does not lead away
 * from the page
 * @throws ApiError when it is refused or no answer arrives; a DOMException 'AbortError' when `signal` aborts it
 */
export async function request<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: Options = {},
): Promise<CallOutput<Name>> {
  let answer = (await callOnce(name, input, options)) as Record<string, unknown>;
  while (routes[name]?.inParts === true && typeof answer['next'] === 'string')
    answer = joinParts(answer, await callOnce(name, { ...input, after: answer['next'] }, options));
  return answer as CallOutput<Name>;
}

type Options = { signal?: AbortSignal; idempotencyKey?: string; inBackground?: boolean };

/**
 * The idempotency key for a command: that of its attempt without a clear answer, when the input is the same, or a new
 * one.
 */
export const keyFor = (name: CallName, input: object): string => unclear.keyOf({ name, input });

async function callOnce<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: Options,
): Promise<CallOutput<Name>> {
  const { kind = 'command' } = routes[name] ?? {};
  if (kind === 'query') return send(name, input, '', options);
  const command = { name, input };
  const key = options.idempotencyKey ?? unclear.keyOf(command);
  unclear.override(command);
  const startedIn = session;
  try {
    const answer = await send(name, input, key, options);
    unclear.forget(command);
    return answer;
  } catch (error) {
    if (isUnclear(error) && startedIn === session) unclear.keep(command, key);
    else unclear.forget(command);
    throw error;
  }
}

/** @param key the idempotency key of a command */
async function send<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  key: string,
  options: Options,
): Promise<CallOutput<Name>> {
  const { apiBase, idToken } = clientConfiguration();
  const startedIn = session;
  const { method = 'POST', path = `/${name}`, kind = 'command', isPublic = false } = routes[name] ?? {};
  const headers = new Headers({ accept: 'application/json', 'x-tab-id': tabId });
  const token = isPublic ? undefined : await tokenFor(kind, idToken);
  if (token === undefined && !isPublic) throw refusedAs(new ApiError(errors.noUser), kind, options);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (method !== 'GET') headers.set('content-type', 'application/json');
  if (path.startsWith('/integration/')) headers.set('x-app-check', await appCheck.token());
  if (kind === 'command') headers.set('idempotency-key', key);

  const url = method === 'GET' ? `${apiBase}${path}${queryString(input)}` : `${apiBase}${path}`;
  const body = method === 'GET' ? undefined : JSON.stringify(input);
  const isEarly = token !== undefined && kind === 'query';
  const early = isEarly ? takeEarlyAnswer({ url, body }, token, Date.now()) : undefined;
  const answer = await answerTo(kind, url, early, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  });
  const followToken = () => {
    if (token !== undefined && startedIn === session) notifyTokenAnswer({ token, roles: answer.roles });
  };
  if (answer.ok) {
    followToken();
    if (kind === 'command' && startedIn === session)
      changeListeners.forEach((listener) => listener(answer.body as ChangeAnswer, { name, input, key }));
    return answer.body as CallOutput<Name>;
  }
  const error = errorOfAnswer(kind, answer.status, answer.body);
  if (!TOKEN_REFUSALS.has(error.code)) followToken();
  if (error.code === 'app-check-failed') appCheck.forget();
  // The current value is new to this tab.
  if (error.standing !== undefined && startedIn === session) {
    const refused = { change: null, changed: error.standing.changed, removed: [] };
    changeListeners.forEach((listener) => listener(refused, { name, input, key: REFUSED }));
  }
  throw refusedAs(error, kind, options);
}

/** The error of a refused call, after all who follow refusals know of it. */
function refusedAs(error: ApiError, kind: Kind, { inBackground = false }: Options): ApiError {
  notifyRefusal(error.code, inBackground ? 'background' : kind);
  return error;
}

/** When the network prevents refreshing a token, users see the same error as for a call without an answer. */
async function tokenFor(kind: Kind, idToken: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await idToken();
  } catch (cause) {
    throw errorOfNoAnswer(kind, cause);
  }
}

/** `roles` as in `TokenAnswer`. */
type Answer = { ok: boolean; status: number; body: unknown; roles: string | null };

async function answerTo(
  kind: Kind,
  url: string,
  early: Promise<Response | undefined> | undefined,
  request: RequestInit,
): Promise<Answer> {
  try {
    return await fetchAnswer(url, request, early).catch((cause: unknown) => {
      // A broken connection says nothing about the next one; it may have broken before or after the server did its
      // work.
      if (isAnswered(cause) || request.signal?.aborted === true) throw cause;
      return fetchAnswer(url, request);
    });
  } catch (cause) {
    if (request.signal?.aborted === true) throw cause;
    if (isAnswered(cause)) throw errorOfAnswer(kind, 200, undefined);
    throw errorOfNoAnswer(kind, cause);
  }
}

async function fetchAnswer(url: string, request: RequestInit, early?: Promise<Response | undefined>): Promise<Answer> {
  const response = (await early) ?? (await fetch(url, request));
  const text = await response.text();
  const { ok, status, headers } = response;
  return { ok, status, body: ok ? JSON.parse(text) : jsonOrUndefined(text), roles: headers.get(ROLES_HEADER) };
}

/** Whether the call failed only because its answer was not JSON. */
const isAnswered = (cause: unknown) => cause instanceof SyntaxError;

/** A refusal without JSON (such as a proxy's page) still has its status, which is enough. */
function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
