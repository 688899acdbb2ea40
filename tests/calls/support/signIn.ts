import type { Running } from '#infra/local/running.ts';

export type Tokens = { idToken: string; accessToken: string };

/**
 * Sends a request of the user pool's own protocol, as a client or as an administrator (with a dummy signature, which
 * the local pool accepts). @throws when the pool refuses
 */
export async function poolRequest(stack: Running, operation: string, input: object): Promise<Record<string, unknown>> {
  const response = await fetch(stack.cognitoUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      authorization: 'AWS4-HMAC-SHA256 Credential=local',
    },
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${operation} was refused: ${JSON.stringify(body)}`);
  return body;
}

/** Signs in by plain password, which takes one request. */
export async function signIn(stack: Running, email: string, password: string): Promise<Tokens> {
  const body = await poolRequest(stack, 'InitiateAuth', {
    ClientId: stack.pool.config().clientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
  const { IdToken, AccessToken } = body['AuthenticationResult'] as { IdToken: string; AccessToken: string };
  return { idToken: IdToken, accessToken: AccessToken };
}
