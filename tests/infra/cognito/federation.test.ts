import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type LocalPool, startPool } from './localPool.ts';
import { type FakeProvider, startFakeProvider } from './support/fakeProvider.ts';

const page = 'http://127.0.0.1:1/provider-popup-signin';

let provider: FakeProvider;
let local: LocalPool;

beforeEach(async () => {
  provider = await startFakeProvider();
  const { url, clientId, clientSecret } = provider;
  local = await startPool({
    inMemory: true,
    federation: {
      providers: [{ id: 'Okta', issuer: () => url, clientId, clientSecret }],
      callbackUrls: () => [page],
      logoutUrls: () => [page],
    },
  });
});

afterEach(async () => {
  await local.stop();
  await provider.stop();
});

const targetOf = (response: Response) => new URL(response.headers.get('location') ?? 'about:blank', response.url);
const visit = async (url: URL | string) => targetOf(await fetch(url, { redirect: 'manual' }));

/** Begins a sign-in as the web app does. @returns where the pool sends the browser */
function begin(): Promise<URL> {
  const query = new URLSearchParams({
    identity_provider: 'Okta',
    client_id: local.pool.config().clientId,
    response_type: 'code',
    redirect_uri: page,
    state: 'state',
    nonce: 'nonce',
    code_challenge: createHash('sha256').update(randomBytes(8)).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return visit(`${local.origin}/oauth2/authorize?${query.toString()}`);
}

/** The provider's answer for a sign-in, back at the pool. @returns where that sends the browser */
function comeBack(atProvider: URL): Promise<URL> {
  provider.nonce = atProvider.searchParams.get('nonce') ?? '';
  const back = new URL(`${local.origin}/oauth2/idpresponse`);
  back.searchParams.set('code', 'code');
  back.searchParams.set('state', atProvider.searchParams.get('state') ?? '');
  return visit(back);
}

const errorIn = (url: URL) => ({
  page: url.origin + url.pathname,
  state: url.searchParams.get('state'),
  code: url.searchParams.get('code'),
  error: url.searchParams.get('error_description'),
});
const refusal = (error: string) => ({ page, state: 'state', code: null, error });

test('an honest answer is a sign-in', async () => {
  const back = await comeBack(await begin());
  expect(back.searchParams.get('code')).toEqual(expect.any(String));
  expect(back.searchParams.has('error')).toBe(false);
});

describe('an answer is refused, and leaves no account,', () => {
  test.each([
    ['with the nonce of another sign-in', { nonce: 'forged' }, 'Bad id_token nonce'],
    ['without a nonce', { nonce: undefined }, 'Bad id_token nonce'],
    ['of another issuer', { iss: 'https://evil.example' }, 'Bad id_token issuer, audience or age'],
    ['for another application', { aud: 'other' }, 'Bad id_token issuer, audience or age'],
    ['that is too old', { exp: 1 }, 'Bad id_token issuer, audience or age'],
    ['about somebody else than its user info', { sub: 'eve' }, 'Bad subject'],
  ])('%s', async (_what, claims, message) => {
    const atProvider = await begin();
    provider.claims = claims;
    expect(errorIn(await comeBack(atProvider))).toEqual(refusal(message));
    expect(await accounts()).toEqual([]);
  });

  test.each([
    ['signed with another key', { stranger: true }, 'Bad id_token signature'],
    ['signed with a key of no name', { kid: 'other' }, 'Bad id_token key'],
    ['not signed', { alg: 'none' }, 'Bad id_token key'],
  ])('%s', async (_what, header, message) => {
    const atProvider = await begin();
    provider.signature = header;
    expect(errorIn(await comeBack(atProvider))).toEqual(refusal(message));
    expect(await accounts()).toEqual([]);
  });
});

describe('a provider that is down is told to the page that began', () => {
  test('when the sign-in begins', async () => {
    await provider.stop();
    expect(errorIn(await begin())).toEqual(refusal('The provider does not answer'));
  });

  test('when it goes down in between, and the next sign-in works again', async () => {
    const atProvider = await begin();
    await provider.stop();
    expect(errorIn(await comeBack(atProvider))).toEqual(refusal('The provider does not answer'));
    await provider.start();
    expect((await comeBack(await begin())).searchParams.has('code')).toBe(true);
  });

  test('when it answers with a page of its proxy', async () => {
    const atProvider = await begin();
    provider.outage = true;
    expect(errorIn(await comeBack(atProvider))).toEqual(refusal('The provider answered 502'));
  });
});

async function accounts(): Promise<unknown> {
  return (await local.adminCall('ListUsers', {})).body['Users'];
}
