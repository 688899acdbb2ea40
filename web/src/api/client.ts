import { nanoid } from 'nanoid';
import type { ChangeAnswer } from '#shared/contract/change.ts';
import { joinParts } from '#shared/contract/joinParts.ts';
import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import { routes } from '#shared/contract/routes.ts';
import { unknown } from '#shared/errors.ts';
import { ApiError, errorOfAnswer, errorOfNoAnswer } from './ApiError.ts';
import { clientConfiguration } from './clientConfiguration.ts';
import { takeEarlyAnswer } from './early.ts';
import { queryString } from './queryString.ts';
import { type Kind, notifyRefusal } from './refusals.ts';

export { ApiError } from './ApiError.ts';

type ChangeListener = (answer: ChangeAnswer, input: object, idempotencyKey: string) => void;

const changeListeners = new Set<ChangeListener>();

/** Tells of what each command of this tab has changed, or was told of when it was refused, before its caller learns it: what other screens show of it is put right in one place. @returns ends it */
export function onChange(listener: ChangeListener): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/** In place of the key of a command that was refused: nobody takes in its answer by themselves. */
const REFUSED = '';

let session = 0;

/** Ends what is under way for the person who was signed in: whoever asked still gets an answer, but it no longer counts as a change that others follow. */
export function endSession(): void {
  session += 1;
}

/** Names this tab in every command, so that it can tell its own changes from those of others. */
export const tabId = nanoid();

/**
 * Makes one call of the contract, and those that follow it where the answer comes in parts: whoever asks gets it whole. Input goes into the query string of a GET and into the JSON body of everything else; the answer
 * has the shape that the contract gives. When no answer arrives it is made once more: a command carries a key of its own, so that it takes
 * effect once however often it arrives (rule call.5).
 * @param options.idempotencyKey the key of a command that its caller may send again; a new one unless given
 * @param options.inBackground nobody waits for the answer, so that a refusal alone does not lead away from the page
 * @throws ApiError when it is refused or no answer arrives; a DOMException 'AbortError' when `signal` ends it
 */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: Options = {},
): Promise<CallOutput<Name>> {
  let answer = (await callOnce(name, input, options)) as Record<string, unknown>;
  while (routes[name].inParts === true && typeof answer['next'] === 'string')
    answer = joinParts(answer, await callOnce(name, { ...input, after: answer['next'] }, options));
  return answer as CallOutput<Name>;
}

type Options = { signal?: AbortSignal; idempotencyKey?: string; inBackground?: boolean };

async function callOnce<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: Options,
): Promise<CallOutput<Name>> {
  const { apiBase, idToken } = clientConfiguration();
  const startedIn = session;
  const { method, path, kind, access } = routes[name];
  const headers = new Headers({ accept: 'application/json', 'x-tab-id': tabId });
  const token = access === 'public' ? undefined : await tokenFor(kind, idToken);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (method !== 'GET') headers.set('content-type', 'application/json');
  const key = options.idempotencyKey ?? crypto.randomUUID();
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
  if (answer.ok) {
    if (kind === 'command' && startedIn === session)
      changeListeners.forEach((listener) => listener(answer.body as ChangeAnswer, input, key));
    return answer.body as CallOutput<Name>;
  }
  const error = errorOfAnswer(answer.status, answer.body);
  // What stands there instead is news to this tab.
  if (error.standing !== undefined && startedIn === session) {
    const told = { change: null, changed: error.standing.changed, removed: [] };
    changeListeners.forEach((listener) => listener(told, input, REFUSED));
  }
  notifyRefusal(error.code, options.inBackground === true ? 'background' : kind);
  throw error;
}

/** A token that cannot be refreshed because the network is away is the same to people as a call that gets no answer. */
async function tokenFor(kind: Kind, idToken: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await idToken();
  } catch (cause) {
    throw errorOfNoAnswer(kind, cause);
  }
}

type Answer = { ok: boolean; status: number; body: unknown };

async function answerTo(
  kind: Kind,
  url: string,
  early: Promise<Response | undefined> | undefined,
  request: RequestInit,
): Promise<Answer> {
  try {
    return await send(url, request, early).catch((cause: unknown) => {
      // A connection that broke says nothing about the next one; it may have broken before or after the server did its work.
      if (isAnswered(cause) || request.signal?.aborted === true) throw cause;
      return send(url, request);
    });
  } catch (cause) {
    if (request.signal?.aborted === true) throw cause;
    if (isAnswered(cause)) throw new ApiError(unknown, { status: 200, cause });
    throw errorOfNoAnswer(kind, cause);
  }
}

async function send(url: string, request: RequestInit, early?: Promise<Response | undefined>): Promise<Answer> {
  const response = (await early) ?? (await fetch(url, request));
  const text = await response.text();
  return { ok: response.ok, status: response.status, body: response.ok ? JSON.parse(text) : jsonOrUndefined(text) };
}

/** Whether sending failed only because the answer, which arrived, was not JSON. */
const isAnswered = (cause: unknown) => cause instanceof SyntaxError;

/** A refusal without JSON (a proxy's page, say) still has its status, which is all that is needed then. */
function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
