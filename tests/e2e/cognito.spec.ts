import { JwtVerifier } from 'aws-jwt-verify';
import { signUpTexts } from '#shared/texts/signUp.ts';
import { expect, newCompany, newPerson, test, type LocalStack, type Page, type Person } from './fixtures.ts';
import { openAmplify, type Amplify } from './support/amplify.ts';

/*
 * The local user pool as aws-amplify in a browser sees it, in full: the product's screens use a part of it only. Cross-origin as in the
 * product, under its content security policy.
 */

const srp = { authFlowType: 'USER_SRP_AUTH' } as const;
const plain = { authFlowType: 'USER_PASSWORD_AUTH' } as const;

/** The code of the newest mail to a person. */
function newestCode(stack: LocalStack, email: string): string {
  const [newest] = stack.mailbox.mails(email);
  const code = /code=(\d{6})/.exec(newest?.html ?? '')?.[1];
  if (code === undefined) throw new Error(`No code for ${email}: ${newest?.html ?? 'no mail'}`);
  return code;
}

/** A code that the mailed one is not. */
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The claims of an ID token whose signature, issuer, client and life time hold against the pool's published keys. */
async function verified(stack: LocalStack, idToken: string | undefined): Promise<Record<string, unknown>> {
  const { issuer, clientId } = stack.pool.config();
  const verifier = JwtVerifier.create({ issuer, audience: clientId, jwksUri: `${issuer}/.well-known/jwks.json` });
  verifier.cacheJwks(
    (await (await fetch(`${issuer}/.well-known/jwks.json`)).json()) as Parameters<typeof verifier.cacheJwks>[0],
  );
  return verifier.verify(idToken ?? '');
}

async function signedIn(page: Page, { email, password }: Person): Promise<Amplify> {
  const amplify = await openAmplify(page);
  await amplify.run('signIn', { username: email, password, options: srp });
  return amplify;
}

test.describe('the user pool through aws-amplify', () => {
  // The bare page names no icon, so that the browser looks for one.
  test.beforeEach(({ pageErrors }) => pageErrors.allow(/\/favicon\.ico\)$/));

  test('signs a person up, takes the mailed code and no other, and lets them in by SRP', async ({ page, stack }) => {
    const ann = newPerson();
    const { email, password, username } = ann;
    const amplify = await openAmplify(page);
    const signUp = { username: email, password, options: { userAttributes: { name: username } } };

    expect(await amplify.refusal('signUp', { ...signUp, password: 'five5' })).toMatchObject({
      name: 'InvalidPasswordException',
    });
    expect(await amplify.run('signUp', signUp)).toMatchObject({
      isSignUpComplete: false,
      nextStep: {
        signUpStep: 'CONFIRM_SIGN_UP',
        codeDeliveryDetails: { deliveryMedium: 'EMAIL', attributeName: 'email' },
      },
    });
    expect(await amplify.refusal('signUp', { ...signUp, username: email.toUpperCase() })).toMatchObject({
      name: 'UsernameExistsException',
    });

    const first = newestCode(stack, email);
    expect(
      await amplify.refusal('confirmSignUp', { username: email, confirmationCode: otherThan(first) }),
    ).toMatchObject({ name: 'CodeMismatchException' });
    amplify.requests();
    // Amplify turns the pool's UserNotConfirmedException into a next step.
    expect(await amplify.run('signIn', { username: email, password, options: srp })).toMatchObject({
      isSignedIn: false,
      nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
    });
    expect(amplify.requests().at(-1)).toMatchObject({
      operation: 'RespondToAuthChallenge',
      error: 'UserNotConfirmedException',
    });

    expect(await amplify.run('resendSignUpCode', { username: email })).toMatchObject({ deliveryMedium: 'EMAIL' });
    expect(stack.mailbox.mails(email)).toHaveLength(2);
    const second = newestCode(stack, email);
    if (second !== first)
      expect(await amplify.refusal('confirmSignUp', { username: email, confirmationCode: first })).toMatchObject({
        name: 'CodeMismatchException',
      });
    expect(await amplify.run('confirmSignUp', { username: email, confirmationCode: second })).toMatchObject({
      isSignUpComplete: true,
    });

    expect(await amplify.refusal('signIn', { username: email, password: 'not-it-at-all', options: srp })).toMatchObject(
      { name: 'NotAuthorizedException' },
    );
    amplify.requests();
    expect(await amplify.run('signIn', { username: email.toUpperCase(), password, options: srp })).toMatchObject({
      isSignedIn: true,
    });
    const requests = amplify.requests();
    expect(requests.map(({ operation }) => operation)).toEqual(['InitiateAuth', 'RespondToAuthChallenge']);
    expect(requests[0]?.body).toContain('USER_SRP_AUTH');
    for (const { body } of requests) expect(body, 'the password never leaves the browser').not.toContain(password);
  });

  test('signs nobody up whose address belongs to no company', async ({ page }) => {
    const amplify = await openAmplify(page);
    const signUp = {
      username: `someone-${newCompany()}@gmail.com`,
      password: 'secret-1',
      options: { userAttributes: { name: 'Someone' } },
    };
    expect((await amplify.refusal('signUp', signUp)).message).toContain(signUpTexts.freeMailDomain);
  });

  test('signs in by plain password, and tells unknown people and wrong passwords apart', async ({ page, register }) => {
    const ann = newPerson();
    await register(ann);
    const amplify = await openAmplify(page);
    for (const options of [srp, plain]) {
      expect(
        await amplify.refusal('signIn', { username: newPerson().email, password: ann.password, options }),
      ).toMatchObject({ name: 'UserNotFoundException' });
      expect(
        await amplify.refusal('signIn', { username: ann.email, password: 'not-it-at-all', options }),
      ).toMatchObject({
        name: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      });
    }
    amplify.requests();
    expect(await amplify.run('signIn', { username: ann.email, password: ann.password, options: plain })).toMatchObject({
      isSignedIn: true,
    });
    expect(amplify.requests().map(({ operation }) => operation)).toEqual(['InitiateAuth']);
    expect(
      await amplify.refusal('signIn', { username: ann.email, password: ann.password, options: plain }),
    ).toMatchObject({ name: 'UserAlreadyAuthenticatedException' });
  });

  test('puts company, uid and roles of the product into the ID token, as they are at each renewal', async ({
    page,
    openPage,
    stack,
    register,
    apiAs,
  }) => {
    const company = newCompany();
    const ann = newPerson({ company });
    const bob = newPerson({ name: 'Bob', company });
    await register(ann);
    await register(bob);

    const asAnn = await signedIn(page, ann);
    const annsClaims = await verified(stack, (await asAnn.run('session', {}))?.idToken);
    expect(annsClaims).toMatchObject({
      token_use: 'id',
      email: ann.email,
      email_verified: true,
      name: ann.username,
      company,
      admin: 'true',
      super_admin: 'true',
      global_story_map_viewer: 'false',
    });
    const api = await apiAs(ann);
    const registered = (await api.call('company_users', {})).docs.find((user) => user.email === ann.email);
    expect(annsClaims['uid']).toBe(registered?.uid);
    expect(annsClaims['sub'], "the uid is ours and not the pool's").not.toBe(annsClaims['uid']);

    const asBob = await signedIn(await openPage(), bob);
    const before = await verified(stack, (await asBob.run('session', {}))?.idToken);
    expect(before).toMatchObject({ email: bob.email, company });
    expect(before).not.toHaveProperty('uid');
    expect(before).not.toHaveProperty('admin');
    await api.call('add_registered_email', { email: bob.email });
    const after = await verified(stack, (await asBob.run('session', { forceRefresh: true }))?.idToken);
    expect(after).toMatchObject({
      uid: expect.stringMatching(/^\w{20}$/),
      company,
      admin: 'false',
      super_admin: 'false',
    });
  });

  test('renews the tokens within the session, by the call that Amplify makes, and keeps them over a reload', async ({
    page,
    stack,
    register,
  }) => {
    const ann = newPerson();
    await register(ann);
    const amplify = await signedIn(page, ann);
    const old = await amplify.run('session', {});
    amplify.requests();
    const renewed = await amplify.run('session', { forceRefresh: true });
    expect(amplify.requests()).toEqual([
      expect.objectContaining({ operation: 'GetTokensFromRefreshToken', error: undefined }),
    ]);
    expect(renewed?.idToken).not.toBe(old?.idToken);
    expect(renewed?.accessToken).not.toBe(old?.accessToken);
    const claims = [await verified(stack, old?.idToken), await verified(stack, renewed?.idToken)] as const;
    for (const same of ['sub', 'uid', 'origin_jti', 'auth_time']) expect(claims[1][same]).toBe(claims[0][same]);

    const again = await openAmplify(page);
    expect((await again.run('session', {}))?.idToken).toBe(renewed?.idToken);
    const answers = await Promise.all(
      [renewed?.idToken, renewed?.accessToken].map((token) =>
        fetch(`${stack.apiUrl}/company_users`, { headers: { authorization: `Bearer ${token ?? ''}` } }),
      ),
    );
    expect(
      answers.map(({ status }) => status),
      'the API takes the ID token and no access token',
    ).toEqual([200, 401]);
  });

  test('lets a person change their name, and never their address', async ({ page, stack, register }) => {
    const ann = newPerson();
    await register(ann);
    const amplify = await signedIn(page, ann);
    expect(await amplify.run('fetchUserAttributes')).toMatchObject({
      email: ann.email,
      email_verified: 'true',
      name: ann.username,
    });

    expect(await amplify.run('updateUserAttributes', { userAttributes: { name: 'Ánna 李' } })).toMatchObject({
      name: { isUpdated: true },
    });
    expect(await amplify.run('fetchUserAttributes')).toMatchObject({ name: 'Ánna 李' });
    expect(await verified(stack, (await amplify.run('session', { forceRefresh: true }))?.idToken)).toMatchObject({
      name: 'Ánna 李',
    });

    for (const userAttributes of [
      { email: newPerson().email },
      { email_verified: 'true' },
      { name: 'Eve', email: newPerson().email },
    ]) {
      expect(await amplify.refusal('updateUserAttributes', { userAttributes })).toMatchObject({
        name: 'NotAuthorizedException',
      });
    }
    expect(await amplify.run('fetchUserAttributes')).toMatchObject({ email: ann.email, name: 'Ánna 李' });
  });

  test('changes a password for who knows the old one', async ({ page, register }) => {
    const ann = newPerson();
    await register(ann);
    const amplify = await signedIn(page, ann);
    expect(
      await amplify.refusal('updatePassword', { oldPassword: 'not-it-at-all', newPassword: 'brand-new-1' }),
    ).toMatchObject({ name: 'NotAuthorizedException' });
    expect(await amplify.refusal('updatePassword', { oldPassword: ann.password, newPassword: 'five5' })).toMatchObject({
      name: 'InvalidPasswordException',
    });
    await amplify.run('updatePassword', { oldPassword: ann.password, newPassword: 'brand-new-1' });
    await amplify.run('signOut');
    expect(await amplify.run('session', {})).toBeNull();
    expect(await amplify.refusal('signIn', { username: ann.email, password: ann.password })).toMatchObject({
      name: 'NotAuthorizedException',
    });
    expect(await amplify.run('signIn', { username: ann.email, password: 'brand-new-1' })).toMatchObject({
      isSignedIn: true,
    });
  });

  test('replaces a forgotten password by the mailed code', async ({ page, stack, register }) => {
    const ann = newPerson();
    await register(ann);
    const amplify = await openAmplify(page);
    const { email: username } = ann;
    expect(await amplify.refusal('resetPassword', { username: newPerson().email })).toMatchObject({
      name: 'UserNotFoundException',
    });
    expect(await amplify.run('resetPassword', { username })).toMatchObject({
      nextStep: { resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE' },
    });
    const confirmationCode = newestCode(stack, username);
    const confirm = { username, confirmationCode, newPassword: 'brand-new-1' };
    expect(
      await amplify.refusal('confirmResetPassword', { ...confirm, confirmationCode: otherThan(confirmationCode) }),
    ).toMatchObject({ name: 'CodeMismatchException' });
    expect(await amplify.refusal('confirmResetPassword', { ...confirm, newPassword: 'five5' })).toMatchObject({
      name: 'InvalidPasswordException',
    });
    await amplify.run('confirmResetPassword', confirm);
    expect(await amplify.refusal('confirmResetPassword', confirm), 'a code is good once').toMatchObject({
      name: 'ExpiredCodeException',
    });
    expect(await amplify.refusal('signIn', { username, password: ann.password })).toMatchObject({
      name: 'NotAuthorizedException',
    });
    expect(await amplify.run('signIn', { username, password: 'brand-new-1' })).toMatchObject({ isSignedIn: true });
  });

  test('signs out here alone or everywhere, and then no old token is worth anything', async ({
    page,
    openPage,
    stack,
    register,
  }) => {
    const ann = newPerson();
    await register(ann);
    const here = await signedIn(page, ann);
    const elsewhere = await signedIn(await openPage(), ann);

    await here.run('signOut');
    expect(await here.run('session', {})).toBeNull();
    expect(await elsewhere.run('session', { forceRefresh: true }), 'another session goes on').not.toBeNull();

    await here.run('signIn', { username: ann.email, password: ann.password });
    const refreshToken = await here.run('storedRefreshToken');
    expect(refreshToken).toBeDefined();
    await here.run('signOut', { global: true });
    expect(await here.run('session', {})).toBeNull();

    const answer = await fetch(stack.cognitoUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken',
      },
      body: JSON.stringify({ ClientId: stack.pool.config().clientId, RefreshToken: refreshToken }),
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ __type: 'NotAuthorizedException' }),
    ]);
    expect(await elsewhere.refusal('fetchUserAttributes')).toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    });
    expect(await elsewhere.run('session', { forceRefresh: true })).toBeNull();
  });

  test('answers no page that signs its requests as an administrator would', async ({ page, stack, pageErrors }) => {
    pageErrors.allow(/blocked by CORS policy|ERR_FAILED/);
    await openAmplify(page);
    const ask = (headers: Record<string, string>) =>
      page.evaluate(
        async ([url, sent]) =>
          fetch(url, { method: 'POST', headers: sent, body: '{}' }).then(
            ({ status }) => status,
            (error: Error) => error.name,
          ),
        [stack.cognitoUrl, headers] as const,
      );
    const target = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.ListUsers',
    };
    expect(await ask(target)).toBe(403);
    expect(await ask({ ...target, authorization: 'AWS4-HMAC-SHA256 Credential=x' })).toBe('TypeError');
  });
});
