import type { Running } from '#infra/local/running.ts';
import { type CallInput, type CallName, type CallOutput, registry } from '#shared/contract/registry.ts';
import type { Person } from './people.ts';
import { tokensOf } from './tokens.ts';

/** The product's calls by one user, without a screen: to prepare a test and to check the server. */
export type Api = {
  /** Makes a call. @throws with status and body when it is refused */
  call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>>;
  /** Makes a call that may be refused. */
  answer<N extends CallName>(name: N, input: CallInput<N>): Promise<{ status: number; body: unknown }>;
};

/** The API for a confirmed user. Signs in only once, since each call reads roles and access anyway. */
export async function apiAs(stack: Running, person: Person): Promise<Api> {
  const { IdToken: token } = await tokensOf(stack, person);
  const answer: Api['answer'] = async (name, input) => {
    const { method, path } = registry[name];
    const query =
      method === 'GET'
        ? `?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)])).toString()}`
        : '';
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-tab-id': 'e2e' };
    const appCheck = path.startsWith('/integration/')
      ? { 'x-app-check': ((await answer('app_check_token', {})).body as { token: string }).token }
      : {};
    const response = await fetch(`${stack.apiUrl}${path}${query}`, {
      method,
      headers: { ...headers, ...appCheck },
      ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
    });
    return { status: response.status, body: await response.json() };
  };
  return {
    answer,
    async call<N extends CallName>(name: N, input: CallInput<N>) {
      const { status, body } = await answer(name, input);
      if (status !== 200) throw new Error(`${name} was refused: ${status} ${JSON.stringify(body)}`);
      return body as CallOutput<N>;
    },
  };
}
