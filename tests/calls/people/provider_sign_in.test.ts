import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import * as signUpTexts from '#shared/texts/people/signUp.ts';
import {
  answerOfProvider,
  begin,
  claimsIn,
  exchange,
  signInAtProvider,
  targetOf,
  visitor,
} from '#tests/calls/support/atProvider.ts';
import { send } from '#tests/calls/support/caller.ts';
import { poolRequest, signIn as signInWithPassword } from '#tests/calls/support/signIn.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
const newDomain = () => `t${randomBytes(5).toString('hex')}.sso.example`;
const newAddress = (name = 'ann') => `${name}@${newDomain()}`;

/** Signs in, and fails when that is refused. */
async function signIn(...input: Parameters<typeof signInAtProvider> extends [unknown, ...infer Rest] ? Rest : never) {
  const result = await signInAtProvider(stack(), ...input);
  if (result.refused !== undefined) throw new Error(result.refused);
  return result;
}

test('a person of a bound domain signs in through the provider and makes calls', async () => {
  const email = newAddress();
  const { idToken, claims } = await signIn({ email, name: 'Ann Lee' });
  expect(claims).toMatchObject({ email, email_verified: true, name: 'Ann Lee', admin: 'true' });
  expect(await send(stack(), 'company_users', {}, idToken)).toMatchObject({ status: 200 });
  expect((await signIn({ email })).claims['uid']).toBe(claims['uid']);
});

test('the ID token has the nonce of the sign-in that it is for', async () => {
  const begun = begin(stack());
  const back = targetOf(await visitor()((await answerOfProvider(begun.url, { email: newAddress() })).href));
  expect(back.searchParams.get('state')).toBe(begun.state);
  const tokens = await exchange(stack(), begun, back.searchParams.get('code'));
  expect(claimsIn(tokens.id_token)['nonce']).toBe(begun.nonce);
});

test('a code is good once, for its own verifier and address', async () => {
  const begun = begin(stack());
  const codeFor = async (signIn: ReturnType<typeof begin>) =>
    targetOf(await visitor()((await answerOfProvider(signIn.url, { email: newAddress() })).href)).searchParams.get(
      'code',
    );
  const code = await codeFor(begun);
  expect((await exchange(stack(), begun, code)).error).toBeUndefined();
  expect((await exchange(stack(), begun, code)).error).toBe('invalid_grant');

  const other = begin(stack());
  const otherCode = await codeFor(other);
  expect((await exchange(stack(), { ...other, verifier: begun.verifier }, otherCode)).error).toBe('invalid_grant');
  // A wrong attempt uses the code up.
  expect((await exchange(stack(), other, otherCode)).error).toBe('invalid_grant');
});

test('an answer of the provider is taken once, and only for a sign-in that has begun', async () => {
  const answer = await answerOfProvider(begin(stack()).url, { email: newAddress() });
  expect((await visitor()(answer.href)).status).toBe(302);
  expect((await visitor()(answer.href)).status).toBe(400);
  const forged = new URL(answer);
  forged.searchParams.set('state', 'forged');
  expect((await visitor()(forged.href)).status).toBe(400);
});

test("the answer of one person's provider sign-in does not complete another's", async () => {
  const [mine, theirs] = await Promise.all(
    ['ann', 'bob'].map((name) => answerOfProvider(begin(stack()).url, { email: newAddress(name) })),
  );
  const mixed = new URL(theirs?.href ?? '');
  mixed.searchParams.set('code', mine?.searchParams.get('code') ?? '');
  const back = targetOf(await visitor()(mixed.href));
  expect(back.searchParams.get('error')).toBe('invalid_request');
  expect(back.searchParams.has('code')).toBe(false);
});

test.each(['https://evil.example/provider-popup-signin', '//evil.example', ''])(
  'a sign-in through a provider returns only to the web app, not to "%s"',
  async (target) => {
    const url = new URL(begin(stack()).url);
    url.searchParams.set('redirect_uri', target);
    const response = await visitor()(url.href);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  },
);

test('an address that the provider has not verified is refused, also later', async () => {
  const email = newAddress();
  const unverified = { refused: expect.stringContaining(signUpTexts.providerUnverified) as string };
  expect(await signInAtProvider(stack(), { email, verified: false })).toEqual(unverified);
  await signIn({ email });
  expect(await signInAtProvider(stack(), { email, verified: false })).toEqual(unverified);
});

test('a provider speaks only for the domains that are bound to it', async () => {
  const others = { refused: expect.stringContaining(signUpTexts.providerForOthers) as string };
  expect(await signInAtProvider(stack(), { email: 'boss@rival.example' })).toEqual(others);
  expect(await signInAtProvider(stack(), { email: `ann@${newDomain()}` }, 'LocalOnly')).toEqual(others);
  // An account keeps its subject when its address moves to another company.
  const email = newAddress();
  await signIn({ email, subject: email });
  expect(await signInAtProvider(stack(), { email: 'boss@rival.example', subject: email })).toEqual(others);
});

test('an account at a provider such as Google has to be of a Workspace of the company, also later', async () => {
  const hosted = `t${randomBytes(5).toString('hex')}.workspace.example`;
  const email = `ann@${hosted}`;
  const refused = { refused: expect.stringContaining(signUpTexts.providerNotHosted) as string };
  // Anybody may open an account of their own with their work address, and keep it when they leave.
  expect(await signInAtProvider(stack(), { email }, 'Workspaces')).toEqual(refused);
  for (const other of ['rival.example', 'workspace.example', `${hosted}.rival.example`])
    expect(await signInAtProvider(stack(), { email, hosted: other }, 'Workspaces')).toEqual(refused);
  const { claims } = await signIn({ email, hosted: hosted.toUpperCase() }, 'Workspaces');
  expect(claims).toMatchObject({ email, uid: expect.any(String) as string });
  expect(claims).not.toHaveProperty('custom:hosted_domain');
  expect(await signInAtProvider(stack(), { email, hosted: 'rival.example' }, 'Workspaces')).toEqual(refused);
  // To other providers the claim means nothing.
  expect((await signIn({ email: newAddress(), hosted: 'rival.example' })).claims).toHaveProperty('uid');
});

test('an address that has changed at the provider leads to nobody else', async () => {
  const domain = newDomain();
  const [ann, bob] = [`ann@${domain}`, `bob@${domain}`];
  const boss = await signIn({ email: `boss@${domain}` });
  await send(stack(), 'add_registered_email', { email: bob }, boss.idToken);
  await signIn({ email: ann, subject: 'ann-at-provider' });
  const changed = { refused: expect.stringContaining(signUpTexts.providerAddressChanged) as string };
  // Bob has access and has not signed up yet: his place is not for whoever takes his address.
  expect(await signInAtProvider(stack(), { email: bob, subject: 'ann-at-provider' })).toEqual(changed);
  expect(await signInAtProvider(stack(), { email: `new@${domain}`, subject: 'ann-at-provider' })).toEqual(changed);
  expect((await signIn({ email: bob, subject: 'bob-at-provider' })).claims['uid']).toEqual(expect.any(String));
});

test("somebody else's account at the provider with a known address is not that person", async () => {
  const email = newAddress();
  await signIn({ email, subject: 'first' });
  const { claims, idToken } = await signIn({ email, subject: 'second' });
  expect(claims).toMatchObject({ unlinked: 'true' });
  expect(claims).not.toHaveProperty('uid');
  expect((await send(stack(), 'company_users', {}, idToken)).status).toBe(401);
});

test('people of a domain without passwords cannot sign up, sign in, or set a new one', async () => {
  const domain = `t${randomBytes(5).toString('hex')}.sso-only.example`;
  const email = `ann@${domain}`;
  const { clientId } = stack().pool.config();
  const pool = async (operation: string, input: object) => {
    const response = await fetch(stack().cognitoUrl, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
      body: JSON.stringify({ ClientId: clientId, ...input }),
    });
    return JSON.stringify(await response.json());
  };
  expect(await pool('SignUp', { Username: email, Password: 'correct horse' })).toContain(signUpTexts.passwordsOff);
  // An account from before the provider was bound.
  await stack().pool.admin.createConfirmedUser({ email, password: 'correct horse', username: 'Ann' });
  const parameters = { USERNAME: email, PASSWORD: 'correct horse' };
  expect(await pool('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: parameters })).toContain(
    signUpTexts.passwordsOff,
  );
  expect(await pool('ForgotPassword', { Username: email })).toContain(signUpTexts.passwordsOff);
});

test('a person of a SAML provider signs in under any NameID, and comes back as the same', async () => {
  const email = `ann@t${randomBytes(5).toString('hex')}.saml.example`;
  // A persistent NameID is any text.
  const subject = 'https://sts.acme.example/idp!urn:amazon:cognito:sp:pool!AAdzZWNy+ZXQ/xA==';
  const { idToken, claims } = await signIn({ email, subject }, 'LocalSaml');
  expect(claims).toMatchObject({ email, email_verified: true, admin: 'true' });
  expect(claims['identities']).toMatchObject([{ providerName: 'LocalSaml', providerType: 'SAML', userId: subject }]);
  expect(await send(stack(), 'company_users', {}, idToken)).toMatchObject({ status: 200 });
  expect((await signIn({ email, subject }, 'LocalSaml')).claims['uid']).toBe(claims['uid']);
  const unverified = await signInAtProvider(stack(), { email, subject, verified: false }, 'LocalSaml');
  expect(unverified.refused).toContain(signUpTexts.providerUnverified);
});

test('deleting the account frees the account at the provider for a new sign-up', async () => {
  const email = newAddress();
  const { idToken, claims } = await signIn({ email });
  expect((await send(stack(), 'delete_account', { uid: String(claims['uid']) }, idToken)).status).toBe(200);
  expect((await send(stack(), 'company_users', {}, idToken)).status).toBe(401);
  expect((await signIn({ email })).claims['uid']).toBe(claims['uid']);
});

test('nobody changes the address of an account at the user pool, also not to one of their own', async () => {
  const email = newAddress();
  await stack().pool.admin.createConfirmedUser({ email, password: 'correct horse', username: 'Ann' });
  const withPassword = await signInWithPassword(stack(), email, 'correct horse');
  const atProvider = await signIn({ email: newAddress() });
  for (const { accessToken } of [withPassword, atProvider])
    await expect(
      poolRequest(stack(), 'UpdateUserAttributes', {
        AccessToken: accessToken,
        UserAttributes: [{ Name: 'email', Value: `boss@${email.split('@')[1]}` }],
      }),
    ).rejects.toThrow(signUpTexts.addressFixed);
});

/** One browser: the form's redirects, then the pool's answer, with all cookies kept. */
async function signInWith(visit: ReturnType<typeof visitor>, email: string) {
  const begun = begin(stack(), 'Local', email);
  const atPool = targetOf(await visit(begun.url));
  if (atPool.origin === new URL(stack().webUrl).origin) return { ...begun, back: atPool, asked: false };
  const form = targetOf(await visit(atPool.href));
  const fields = { act: 'sign-in', email, subject: email, name: 'Ann', verified: 'on' };
  const answer = targetOf(await visit(targetOf(await visit(form.href, fields)).href));
  return { ...begun, back: targetOf(await visit(answer.href)), asked: true };
}

const logoutOf = (target: string, clientId = stack().pool.config().clientId) =>
  `${stack().cognitoUrl}/logout?${new URLSearchParams({ client_id: clientId, logout_uri: target }).toString()}`;

test('a browser stays signed in at the domain of the pool until it signs out there', async () => {
  const email = newAddress();
  const visit = visitor();
  expect((await signInWith(visit, email)).asked).toBe(true);
  const again = await signInWith(visit, email);
  expect(again.asked).toBe(false);
  const tokens = await exchange(stack(), again, again.back.searchParams.get('code'));
  expect(claimsIn(tokens.id_token)).toMatchObject({ email, nonce: again.nonce });

  const back = `${stack().webUrl}/provider-popup-signin`;
  expect(targetOf(await visit(logoutOf(back))).href).toBe(back);
  expect((await signInWith(visit, email)).asked).toBe(true);
});

test('one person after the other signs in at the provider with one browser', async () => {
  const visit = visitor();
  for (const email of [newAddress('ann'), newAddress('bob'), newAddress('cy')]) {
    const signedIn = await signInWith(visit, email);
    const tokens = await exchange(stack(), signedIn, signedIn.back.searchParams.get('code'));
    expect(claimsIn(tokens.id_token)).toMatchObject({ email });
    await visit(logoutOf(`${stack().webUrl}/provider-popup-signin`));
  }
});

test('a sign-out leads only to the page of the web app that asks for it', async () => {
  const back = `${stack().webUrl}/provider-popup-signin`;
  for (const url of [logoutOf('https://evil.example/provider-popup-signin'), logoutOf(back, 'other')]) {
    const response = await visitor()(url);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  }
});
