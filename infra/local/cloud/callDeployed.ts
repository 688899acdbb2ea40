import { type CallInput, type CallName, type CallOutput, registry } from '#shared/contract/registry.ts';
import type { CallAs } from '../seed/callAs.ts';
import { DEMO_PASSWORD } from '../seed/createPeople.ts';
import type { CloudPool } from './cloudPool.ts';

/** The calls of the product as the people of the demo company make them over its public API, each signed in once. */
export function callDeployed(pool: CloudPool, apiUrl: string): CallAs {
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (email: string): Promise<string> => {
    const found = tokens.get(email) ?? pool.idTokenOf({ email, password: DEMO_PASSWORD });
    tokens.set(email, found);
    return found;
  };
  return ({ email }) =>
    async <Name extends CallName>(name: Name, input: CallInput<Name>) => {
      const { method, path } = registry[name];
      const query =
        method === 'GET'
          ? `?${new URLSearchParams(Object.entries(input).map(([field, value]) => [field, String(value)])).toString()}`
          : '';
      const response = await fetch(`${apiUrl}${path}${query}`, {
        method,
        headers: { authorization: `Bearer ${await tokenOf(email)}`, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
      });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${name} refused ${email}: ${response.status} ${text}`);
      return JSON.parse(text) as CallOutput<Name>;
    };
}
