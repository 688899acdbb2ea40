import { randomBytes } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import * as errors from '#shared/errors.ts';
import { LINK_WITHIN_S } from '#shared/model/limits.ts';
import { claimsIn, signInAtProvider } from '#tests/calls/support/atProvider.ts';
import { make, send } from '#tests/calls/support/caller.ts';
import { poolRequest, signIn as signInWithPassword } from '#tests/calls/support/signIn.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
const PASSWORD = 'correct horse';

type In = { idToken: string; accessToken: string };
const uidOf = ({ idToken }: In) => String(claimsIn(idToken)['uid']);
const subOf = ({ accessToken }: In) => String(claimsIn(accessToken)['sub']);
const withPassword = (email: string) => signInWithPassword(stack(), email, PASSWORD);

afterEach(() => {
  vi.useRealTimers();
});

async function atProvider(email: string, subject = email) {
  const result = await signInAtProvider(stack(), { email, subject });
  if (result.refused !== undefined) throw new Error(result.refused);
  return result;
}

/** A person with a password and an account at the provider. */
async function linkedPerson() {
  const email = `ann@t${randomBytes(5).toString('hex')}.sso.example`;
  await stack().pool.admin.createConfirmedUser({ email, password: PASSWORD, username: 'Ann' });
  const password = await withPassword(email);
  const met = await atProvider(email);
  await send(stack(), 'link_sign_in', { accessToken: met.accessToken }, password.idToken);
  return { email, password, provider: await atProvider(email) };
}

const unlink = (as: In, signInId: string) => send(stack(), 'unlink_sign_in', { uid: uidOf(as), signInId }, as.idToken);
const ways = async (as: In) =>
  (await make(stack(), as.idToken, 'sign_ins', { uid: uidOf(as) })).docs.map(({ provider, current }) => ({
    provider,
    current,
  }));
const worksFor = async ({ idToken }: In) => (await send(stack(), 'company_users', {}, idToken)).status;
const isInPool = (sub: string) =>
  stack()
    .pool.admin.listUsers()
    .some((user) => user.sub === sub);

test('people see with what they sign in, and with which of it they are signed in', async () => {
  const { password, provider } = await linkedPerson();
  expect(await ways(password)).toEqual([
    { provider: null, current: true },
    { provider: 'the local provider', current: false },
  ]);
  expect(await ways(provider)).toEqual([
    { provider: null, current: false },
    { provider: 'the local provider', current: true },
  ]);
  const { signedInAt } = await make(stack(), provider.idToken, 'sign_ins', { uid: uidOf(provider) });
  expect(signedInAt).toBe(claimsIn(provider.idToken)['auth_time']);
});

test('an account at a provider that is unlinked signs in no more, until it is linked again', async () => {
  const { email, password, provider } = await linkedPerson();
  expect(await unlink(password, subOf(provider))).toMatchObject({ status: 200 });
  expect(await worksFor(provider)).toBe(401);
  expect(isInPool(subOf(provider))).toBe(false);
  expect(await ways(password)).toEqual([{ provider: null, current: true }]);
  const again = await atProvider(email);
  expect(again.claims).toMatchObject({ unlinked: 'true' });
  expect(await send(stack(), 'link_sign_in', { accessToken: again.accessToken }, password.idToken)).toMatchObject({
    status: 200,
  });
  expect(await worksFor(again)).toBe(200);
});

test('a password that is unlinked is gone, and the provider goes on signing in to the same person', async () => {
  const { email, password, provider } = await linkedPerson();
  expect(await unlink(provider, subOf(password))).toMatchObject({ status: 200 });
  expect(await worksFor(password)).toBe(401);
  await expect(withPassword(email)).rejects.toThrow('UserNotFoundException');
  const next = await atProvider(email);
  expect(uidOf(next)).toBe(uidOf(provider));
  expect(await worksFor(next)).toBe(200);
  // A password of the same address that is set up later is another account again.
  await stack().pool.admin.createConfirmedUser({ email, password: PASSWORD, username: 'Ann' });
  expect(claimsIn((await withPassword(email)).idToken)).toMatchObject({ unlinked: 'true' });
});

test('administrators see in the access log that an account was linked and unlinked', async () => {
  const { password, provider } = await linkedPerson();
  await unlink(password, subOf(provider));
  const { docs } = await make(stack(), password.idToken, 'access_audit', {});
  const uid = uidOf(password);
  expect(docs.slice(0, 2)).toMatchObject([
    { kind: 'sign_in_removed', by: uid, person: uid },
    { kind: 'sign_in_linked', by: uid, person: uid },
  ]);
});

test('nobody unlinks the account of their session, their last one, or one that is not theirs', async () => {
  const { password, provider } = await linkedPerson();
  const other = await linkedPerson();
  const refused = (status: number, { code }: { code: string }) => ({ status, body: { code } });
  expect(await unlink(password, subOf(password))).toMatchObject(refused(409, errors.signInInUse));
  expect(await unlink(provider, subOf(provider))).toMatchObject(refused(409, errors.signInInUse));
  expect(await unlink(password, subOf(other.provider))).toMatchObject(refused(404, errors.signInDoesNotExist));
  expect(await worksFor(other.provider)).toBe(200);
  await unlink(password, subOf(provider));
  expect(await unlink(password, subOf(password))).toMatchObject(refused(409, errors.lastSignIn));
  expect(await worksFor(password)).toBe(200);
});

test('unlinking takes a sign-in within ten minutes, which a renewed token is not', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - (LINK_WITHIN_S + 5) * 1_000 });
  const { email, password, provider } = await linkedPerson();
  const { clientId } = stack().pool.config();
  const session = await poolRequest(stack(), 'InitiateAuth', {
    ClientId: clientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD },
  });
  vi.useRealTimers();
  const { RefreshToken } = session['AuthenticationResult'] as { RefreshToken: string };
  const renewed = await poolRequest(stack(), 'GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken });
  const { IdToken, AccessToken } = renewed['AuthenticationResult'] as { IdToken: string; AccessToken: string };
  const tooOld = { status: 403, body: { code: errors.signInTooOld.code } };
  expect(await unlink(password, subOf(provider))).toMatchObject(tooOld);
  expect(await unlink({ idToken: IdToken, accessToken: AccessToken }, subOf(provider))).toMatchObject(tooOld);
  expect(await unlink(await withPassword(email), subOf(provider))).toMatchObject({ status: 200 });
});
