import type { AccountPool } from '../running.ts';

export type CloudPool = AccountPool & {
  /** Signs in by plain password. @returns their ID token */
  idTokenOf(person: { email: string; password: string }): Promise<string>;
};

/**
 * A user pool on an emulator, by Cognito's own protocol. Every person it creates has a verified address, since the
 * emulator sends no mail, and has signed in once: it calls the token trigger, which registers them with their company,
 * but not the post-confirmation trigger.
 */
export function cloudPool(address: string, { poolId, clientId }: { poolId: string; clientId: string }): CloudPool {
  const [region = ''] = poolId.split('_');
  const ask = (operation: string, input: object) => poolRequest(address, operation, input);
  const idTokenOf: CloudPool['idTokenOf'] = async ({ email, password }) => {
    const answer = await ask('InitiateAuth', {
      ClientId: clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });
    return (answer as { AuthenticationResult: { IdToken: string } }).AuthenticationResult.IdToken;
  };
  return {
    config: () => ({ region, poolId, clientId, issuer: `https://cognito-idp.${region}.amazonaws.com/${poolId}` }),
    admin: {
      async createConfirmedUser({ email, password, username }) {
        const attributes = { email, email_verified: 'true', name: username };
        const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
        const about = { UserPoolId: poolId, Username: email };
        await ask('AdminCreateUser', { ...about, MessageAction: 'SUPPRESS', UserAttributes }).catch(
          (error: unknown) => {
            // From an earlier run on an emulator that still exists.
            if (!(error instanceof Error) || error.name !== 'UsernameExistsException') throw error;
          },
        );
        await ask('AdminSetUserPassword', { ...about, Password: password, Permanent: true });
        const token = await idTokenOf({ email, password });
        return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
      },
    },
    idTokenOf,
  };
}

/**
 * Sends a request of the user pool's own protocol, as its administrator. @throws Error with Cognito's error name when
 * the pool refuses
 */
export async function poolRequest(address: string, operation: string, input: object): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as { __type?: string; message?: string };
  if (!response.ok)
    throw Object.assign(new Error(`${operation} was refused: ${body.message ?? response.status}`), {
      name: body.__type ?? 'Error',
    });
  return body;
}
