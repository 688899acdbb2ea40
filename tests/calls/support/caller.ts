import type { Running } from '#infra/local/running.ts';
import { type CallInput, type CallName, type CallOutput, registry } from '#shared/contract/registry.ts';

export type Answer = { status: number; body: Record<string, unknown>; text: string };

/** App-check tokens by the tokens of their people, as the pages of the product keep them. */
const appChecks = new Map<string, { token: string; expiresAt: number }>();

/** The app-check token of a person; undefined for people who get none. */
async function appCheckOf(stack: Running, token: string): Promise<string | undefined> {
  const kept = appChecks.get(token);
  const left = (kept?.expiresAt ?? 0) - Date.now();
  // A test may set the clock back too.
  if (kept !== undefined && left > 60_000 && left <= 600_000) return kept.token;
  const { status, body } = await send(stack, 'app_check_token', {}, token);
  if (status !== 200) return undefined;
  appChecks.set(token, body as CallOutput<'app_check_token'>);
  return (body as CallOutput<'app_check_token'>).token;
}

/**
 * Sends a call through the gateway, with any input and any token, and returns the answer. Calls that want an app-check
 * token get one, unless the headers give another.
 */
export async function send(
  stack: Running,
  name: CallName,
  input: unknown,
  token: string | undefined,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { method, path } = registry[name];
  const isChecked = path.startsWith('/integration/') && token !== undefined && headers['x-app-check'] === undefined;
  const appCheck = isChecked ? await appCheckOf(stack, token) : undefined;
  const query = method === 'GET' ? `?${new URLSearchParams(asTexts(input)).toString()}` : '';
  const response = await fetch(`${stack.apiUrl}${path}${query}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(appCheck !== undefined && { 'x-app-check': appCheck }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
  });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text) as Record<string, unknown>, text };
}

/** A query string has only strings; undefined values are left out. */
function asTexts(input: unknown): [string, string][] {
  return Object.entries(input as Record<string, unknown>).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
  );
}

/** Makes a call that must succeed. @throws with the answer when it does not */
export async function make<Name extends CallName>(
  stack: Running,
  token: string,
  name: Name,
  input: CallInput<Name>,
): Promise<CallOutput<Name>> {
  const answer = await send(stack, name, input, token);
  if (answer.status !== 200) throw new Error(`${name} was refused: ${answer.status} ${answer.text}`);
  return answer.body as CallOutput<Name>;
}
