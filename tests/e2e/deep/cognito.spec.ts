import * as signUpTexts from '#shared/texts/people/signUp.ts';
import { expect, newCompany, newPerson, test } from '../fixtures.ts';
import { openAmplify } from '../support/amplify.ts';
import { newestCode, otherThan, plain, signedIn, srp, verified } from '../support/userPool.ts';

/*
 * The local user pool as aws-amplify in a browser sees it, in full: the product's screens use a part of it only.
 * Cross-origin as in the product, under its content security policy.
 */

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

  test('refuses to sign up an address that belongs to no company', async ({ page }) => {
    const amplify = await openAmplify(page);
    const signUp = {
      username: `someone-${newCompany()}@gmail.com`,
      password: 'secret-1',
      options: { userAttributes: { name: 'Someone' } },
    };
    expect((await amplify.refusal('signUp', signUp)).message).toContain(signUpTexts.freeMailDomain);
  });

  test('signs in by plain password, and distinguishes unknown people from wrong passwords', async ({
    page,
    register,
  }) => {
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

  test('puts the company, uid and roles of the product into the ID token, up to date at each renewal', async ({
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
});
