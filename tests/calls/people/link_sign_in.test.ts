import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as errors from '#shared/errors.ts';
import { LINK_WITHIN_S } from '#shared/model/limits.ts';
import { signInAtProvider } from '#tests/calls/support/atProvider.ts';
import { claimsIn } from '#tests/calls/support/atProvider.ts';
import { send } from '#tests/calls/support/caller.ts';
import { signIn as signInWithPassword } from '#tests/calls/support/signIn.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
const PASSWORD = 'correct horse';
const newDomain = () => `t${randomBytes(5).toString('hex')}.sso.example`;
const newAddress = () => `ann@${newDomain()}`;

afterEach(() => {
  vi.useRealTimers();
});

async function withPassword(email: string) {
  await stack().pool.admin.createConfirmedUser({ email, password: PASSWORD, username: 'Ann' });
  return signInWithPassword(stack(), email, PASSWORD);
}

async function atProvider(...input: Parameters<typeof signInAtProvider> extends [unknown, ...infer R] ? R : never) {
  const result = await signInAtProvider(stack(), ...input);
  if (result.refused !== undefined) throw new Error(result.refused);
  return result;
}

const link = (accessToken: string, as: { idToken: string }) =>
  send(stack(), 'link_sign_in', { accessToken }, as.idToken);
const refused = { status: 403, body: { code: errors.signInsNotLinked.code } };
const isIn = async ({ idToken }: { idToken: string }) => (await send(stack(), 'company_users', {}, idToken)).status;

describe('an account with a password met through a provider', () => {
  test('is not signed in to by its address alone, and is linked by its password', async () => {
    const email = newAddress();
    const known = await withPassword(email);
    const met = await atProvider({ email });
    expect(met.claims).toMatchObject({ unlinked: 'true' });
    expect(await isIn(met)).toBe(401);
    expect(await link(met.accessToken, known)).toMatchObject({ status: 200 });
    expect(await isIn(met)).toBe(200);
    const again = await atProvider({ email });
    expect(again.claims['uid']).toBe(claimsIn(known.idToken)['uid']);
    expect(await isIn(await signInWithPassword(stack(), email, PASSWORD))).toBe(200);
  });

  test('is not linked by the provider alone', async () => {
    const email = newAddress();
    await withPassword(email);
    const met = await atProvider({ email });
    expect((await link(met.accessToken, met)).status).toBe(401);
    expect((await atProvider({ email })).claims['uid']).toBeUndefined();
  });

  test('changes nothing when it is linked already', async () => {
    const email = newAddress();
    const known = await withPassword(email);
    const met = await atProvider({ email });
    await link(met.accessToken, known);
    expect(await link(met.accessToken, known)).toMatchObject({ status: 200, body: { change: null } });
    expect(await link(known.accessToken, known)).toMatchObject({ status: 200, body: { change: null } });
  });
});

test('an account at a provider gets a password of the same address once the provider has signed its owner in', async () => {
  const email = newAddress();
  const known = await atProvider({ email });
  const later = await withPassword(email);
  expect(claimsIn(later.idToken)).toMatchObject({ unlinked: 'true' });
  expect(await isIn(later)).toBe(401);
  expect(await link(later.accessToken, known)).toMatchObject({ status: 200 });
  expect(await isIn(await signInWithPassword(stack(), email, PASSWORD))).toBe(200);
  expect(await isIn(await atProvider({ email }))).toBe(200);
});

test('a person who was not let in yet links as well', async () => {
  const domain = newDomain();
  await withPassword(`boss@${domain}`);
  const known = await withPassword(`ann@${domain}`);
  const met = await atProvider({ email: `ann@${domain}` });
  expect(await link(met.accessToken, known)).toMatchObject({ status: 200 });
  expect((await atProvider({ email: `ann@${domain}` })).claims).not.toHaveProperty('unlinked');
});

describe('accounts are not linked', () => {
  test('of two addresses', async () => {
    const domain = newDomain();
    const known = await withPassword(`ann@${domain}`);
    const other = await atProvider({ email: `bob@${domain}` });
    expect(await link(other.accessToken, known)).toMatchObject(refused);
  });

  test('with a token that the user pool does not accept', async () => {
    const email = newAddress();
    const known = await withPassword(email);
    const met = await atProvider({ email });
    const [head = '', , signature = ''] = met.accessToken.split('.');
    const forged = `${head}.${Buffer.from(JSON.stringify({ ...claimsIn(met.accessToken), sub: 'x' })).toString('base64url')}.${signature}`;
    for (const token of [forged, met.idToken, 'nothing']) expect(await link(token, known)).toMatchObject(refused);
  });

  test('whose provider does not speak for the domain any more, or not for its address', async () => {
    const email = newAddress();
    const known = await withPassword(email);
    const met = await atProvider({ email });
    const before = process.env['SIGN_IN_PROVIDERS'];
    process.env['SIGN_IN_PROVIDERS'] = '[]';
    try {
      expect(await link(met.accessToken, known)).toMatchObject(refused);
    } finally {
      process.env['SIGN_IN_PROVIDERS'] = before;
    }
    // The provider has withdrawn its word since.
    await signInAtProvider(stack(), { email, verified: false });
    expect(await link(met.accessToken, known)).toMatchObject(refused);
  });

  test('when the account at the provider belongs to somebody else, whose address it had before', async () => {
    const domain = newDomain();
    const [ann, bob] = [`ann@${domain}`, `bob@${domain}`];
    const met = await atProvider({ email: ann, subject: 'one' });
    const other = await withPassword(bob);
    // No tokens any more, but those of before say that the address is Bob's.
    expect(await signInAtProvider(stack(), { email: bob, subject: 'one' })).toHaveProperty('refused');
    expect(await link(met.accessToken, other)).toMatchObject(refused);
    expect((await atProvider({ email: ann, subject: 'one' })).claims['uid']).toBe(met.claims['uid']);
  });

  test('when one of the sign-ins is old', async () => {
    const email = newAddress();
    // Earlier, not later: the change log's ids only rise, also for the tests that come after this one.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - (LINK_WITHIN_S + 5) * 1_000 });
    const known = await withPassword(email);
    const met = await atProvider({ email });
    vi.useRealTimers();
    expect(await link(met.accessToken, known)).toMatchObject(refused);
    const fresh = await signInWithPassword(stack(), email, PASSWORD);
    expect(await link(met.accessToken, fresh)).toMatchObject(refused);
    expect(await link((await atProvider({ email })).accessToken, fresh)).toMatchObject({ status: 200 });
  });
});

test('removing a person frees their accounts at providers, and ends what they could do with them', async () => {
  const domain = newDomain();
  const boss = await withPassword(`boss@${domain}`);
  const email = `ann@${domain}`;
  await send(stack(), 'add_registered_email', { email }, boss.idToken);
  const known = await withPassword(email);
  const met = await atProvider({ email, subject: 'ann-at-provider' });
  await link(met.accessToken, known);
  expect(await isIn(met)).toBe(200);
  expect(await send(stack(), 'remove_user', { email }, boss.idToken)).toMatchObject({ status: 200 });
  expect(await isIn(met)).not.toBe(200);
  expect(
    stack()
      .pool.admin.listUsers()
      .filter((user) => user.email === email),
  ).toEqual([]);
  // The subject may have another address now.
  await atProvider({ email: `ann.lee@${domain}`, subject: 'ann-at-provider' });
});
