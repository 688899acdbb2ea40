import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userPool } from '#lambdas/ports/identity/userPool.ts';

const ours = { issuer: 'https://ours.example', client: 'client-1' };
const tokenOf = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

let asked = 0;
/** Like Cognito, which takes the token of any pool of its region. */
const cognito = createServer((_request, response) => {
  asked += 1;
  response.end(JSON.stringify({ UserAttributes: [{ Name: 'email', Value: 'ann@acme.example' }] }));
});
beforeEach(async () => {
  asked = 0;
  cognito.listen(0, '127.0.0.1');
  await once(cognito, 'listening');
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('USER_POOL_ENDPOINT', `http://127.0.0.1:${(cognito.address() as AddressInfo).port}`);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  cognito.closeAllConnections();
  cognito.close();
  await once(cognito, 'close');
});

test('the account of a token is what the pool says', async () => {
  const token = tokenOf({ iss: ours.issuer, client_id: ours.client, auth_time: 17 });
  expect(await userPool().accountOf(token, ours)).toEqual({ attributes: { email: 'ann@acme.example' }, authTime: 17 });
  expect(asked).toBe(1);
});

test.each([
  ['another pool', tokenOf({ iss: 'https://theirs.example', client_id: ours.client })],
  ['another client', tokenOf({ iss: ours.issuer, client_id: 'client-2' })],
  ['nobody', tokenOf({})],
  ['no kind that we know', 'nonsense'],
])('a token of %s has no account, and is not sent on', async (_what, token) => {
  expect(await userPool().accountOf(token, ours)).toBeUndefined();
  expect(asked).toBe(0);
});
