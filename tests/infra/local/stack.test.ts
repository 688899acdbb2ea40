import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalStack, startLocalStack } from '#infra/local/stack.ts';

let stack: LocalStack;
beforeAll(async () => {
  stack = await startLocalStack();
});
afterAll(() => stack.stop());

const ann = { email: 'ann@acme.example', password: 'Passw0rd!', username: 'Ann' };

/** Signs in by plain password. */
async function tokensOf(person: typeof ann): Promise<{ IdToken: string; AccessToken: string }> {
  const response = await fetch(stack.cognitoUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      ClientId: stack.pool.config().clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: person.email, PASSWORD: person.password },
    }),
  });
  return ((await response.json()) as { AuthenticationResult: { IdToken: string; AccessToken: string } })
    .AuthenticationResult;
}

function statusFor(url: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (incoming) => resolve(incoming.resume().statusCode ?? 0))
      .once('error', reject)
      .end();
  });
}

describe('the local stack', () => {
  test('takes a person from sign-in to a call', async () => {
    await stack.pool.admin.createConfirmedUser(ann);
    const { IdToken, AccessToken } = await tokensOf(ann);
    const ask = (authorization: string) => fetch(`${stack.apiUrl}/company_users`, { headers: { authorization } });
    const answer = await ask(`Bearer ${IdToken}`);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(await answer.json())).toContain(ann.email);
    const refused = await ask(`Bearer ${AccessToken}`);
    expect(refused.status).toBe(401);
    expect(await refused.json(), 'the function refuses, with a code').toMatchObject({ code: 'not-authenticated' });
    const unsigned = await ask('');
    expect(await unsigned.json(), 'the gateway refuses, without one').toEqual({ message: 'Unauthorized' });
  });

  test('puts the mails of the sign-up into the mailbox, linked to the web app', async () => {
    const response = await fetch(stack.cognitoUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
      },
      body: JSON.stringify({
        ClientId: stack.pool.config().clientId,
        Username: 'bob@acme.example',
        Password: 'Passw0rd!',
        UserAttributes: [{ Name: 'name', Value: 'Bob' }],
      }),
    });
    expect(response.status).toBe(200);
    const [mail] = stack.mailbox.mails('bob@acme.example');
    expect(mail?.html).toContain(`href="${stack.webUrl}/`);
    const served = (await (await fetch(`${stack.mailboxUrl}/mails.json?to=bob@acme.example`)).json()) as unknown[];
    expect(served).toEqual([mail]);
  });

  test('answers only to names of this computer', async () => {
    const urls = {
      web: `${stack.apiUrl}/user_sign_in_provider_id?email=a@b.example`,
      mailbox: stack.mailboxUrl,
      cognito: `${stack.pool.config().issuer}/.well-known/jwks.json`,
    };
    for (const [name, url] of Object.entries(urls)) {
      const { port } = new URL(url);
      for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
        expect({ name, host, status: await statusFor(url, host) }).toEqual({ name, host, status: 200 });
      }
      for (const host of ['evil.example', `evil.example:${port}`, `localhost.evil.example:${port}`]) {
        expect({ name, host, status: await statusFor(url, host) }).toEqual({ name, host, status: 403 });
      }
    }
  });

  test('keeps the table at an address that no page would try', () => {
    const { hostname } = new URL(stack.tableEndpoint);
    expect(hostname).toMatch(/^127\./);
    expect(hostname).not.toBe('127.0.0.1');
  });

  test('cannot reach a real AWS account', () => {
    expect(process.env).toMatchObject({
      AWS_ACCESS_KEY_ID: 'local',
      DYNAMODB_ENDPOINT: stack.tableEndpoint,
      WEB_URL: stack.webUrl,
    });
    expect(process.env['AWS_SESSION_TOKEN']).toBeUndefined();
  });
});
