import { expect, newPerson, test } from '../fixtures.ts';
import { openAmplify } from '../support/amplify.ts';
import { newestCode, otherThan, signedIn, verified } from '../support/userPool.ts';

/* What people do with their account at the local user pool, as aws-amplify in a browser sees it (see cognito.spec.ts). */

test.describe('an account of the user pool through aws-amplify', () => {
  // The bare page names no icon, so that the browser looks for one.
  test.beforeEach(({ pageErrors }) => pageErrors.allow(/\/favicon\.ico\)$/));

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

    // Providers bring addresses, so the client may write them, and the mail to a new one is what the product refuses.
    for (const [name, userAttributes] of [
      ['UserLambdaValidationException', { email: newPerson().email }],
      ['UserLambdaValidationException', { name: 'Eve', email: newPerson().email }],
      ['NotAuthorizedException', { email_verified: 'true' }],
    ] as const)
      expect(await amplify.refusal('updateUserAttributes', { userAttributes })).toMatchObject({ name });
    expect(await amplify.run('fetchUserAttributes')).toMatchObject({ email: ann.email, name: 'Ánna 李' });
  });

  test('changes a password for somebody who knows the old one', async ({ page, register }) => {
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

  test('signs out here alone or everywhere, and then no old token works', async ({
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

  test('refuses pages that sign their requests as an administrator would', async ({ page, stack, pageErrors }) => {
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
