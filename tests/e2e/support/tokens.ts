import type { Running } from '#infra/local/running.ts';
import type { Person } from './people.ts';

type Tokens = { AccessToken: string; IdToken: string; RefreshToken: string };

/**
 * Signs a confirmed user in by plain password, which takes one request and no screen.
 * @throws when the pool refuses
 */
export async function tokensOf(stack: Running, { email, password }: Person): Promise<Tokens> {
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
  const body = (await response.json()) as { AuthenticationResult?: Tokens };
  if (body.AuthenticationResult === undefined)
    throw new Error(`${email} cannot sign in: ${response.status} ${JSON.stringify(body)}`);
  return body.AuthenticationResult;
}
