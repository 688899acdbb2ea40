import { registry, type CallInput, type CallName, type CallOutput } from '#shared/contract/registry.ts';
import type { LocalStack } from '#infra/local/stack.ts';
import type { Person } from './people.ts';

/** The calls of the product as one person makes them, without a screen: to prepare a test and to look behind the screen. */
export type Api = {
  /** Makes a call. @throws with status and body when it is refused */
  call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>>;
  /** Makes a call that may be refused. */
  answer<N extends CallName>(name: N, input: CallInput<N>): Promise<{ status: number; body: unknown }>;
};

/** Signs a person in by plain password, which takes one request. @returns the ID token */
async function idTokenOf(stack: LocalStack, { email, password }: Person): Promise<string> {
  const response = await fetch(stack.cognitoUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      ClientId: stack.pool.config().clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  });
  const body = (await response.json()) as { AuthenticationResult?: { IdToken: string } };
  if (body.AuthenticationResult === undefined) throw new Error(`${email} cannot sign in: ${response.status} ${JSON.stringify(body)}`);
  return body.AuthenticationResult.IdToken;
}

/** The API as a confirmed person uses it. Signs in once; roles and access are read by each call anyway. */
export async function apiAs(stack: LocalStack, person: Person): Promise<Api> {
  const token = await idTokenOf(stack, person);
  const answer: Api['answer'] = async (name, input) => {
    const { method, path } = registry[name];
    const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)])).toString()}` : '';
    const response = await fetch(`${stack.apiUrl}${path}${query}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-tab-id': 'e2e' },
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
