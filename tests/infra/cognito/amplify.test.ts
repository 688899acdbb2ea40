import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalPool, password, startPool } from './localPool.ts';

const email = 'ada@acme.example';
let local: LocalPool;

beforeAll(async () => {
  // aws-amplify checks the expiry of a token against the machine's clock.
  local = await startPool({ now: Date.now(), inMemory: true });
  const { poolId, clientId } = local.pool.config();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: poolId,
        userPoolClientId: clientId,
        userPoolEndpoint: local.origin,
        loginWith: { email: true },
      },
    },
  });
});

afterAll(async () => {
  await local.stop();
});

/**
 * The account of one person from beginning to end, as the product's screens drive it; each step needs the one before.
 */
describe('aws-amplify against the local pool', () => {
  it('signs up and mails a code', async () => {
    const result = await signUp({
      username: 'Ada@Acme.example',
      password,
      options: { userAttributes: { name: 'Ada L.' } },
    });
    expect(result.nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
    expect(local.mails).toHaveLength(1);
    expect(local.mails[0]).toMatchObject({ to: email });
  });

  it('asks an unconfirmed person to confirm once the password is right, and reveals nothing before', async () => {
    await expect(signIn({ username: email, password: 'wrong-one' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    const result = await signIn({ username: email, password });
    expect(result.nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
  });

  it('resends a code that replaces the first, and confirms with it', async () => {
    const first = local.lastCode();
    await resendSignUpCode({ username: email });
    expect(local.mails).toHaveLength(2);
    if (first !== local.lastCode()) {
      await expect(confirmSignUp({ username: email, confirmationCode: first })).rejects.toMatchObject({
        name: 'CodeMismatchException',
      });
    }
    const result = await confirmSignUp({ username: email, confirmationCode: local.lastCode() });
    expect(result.isSignUpComplete).toBe(true);
  });

  it('signs in by SRP whatever the case of the address', async () => {
    const result = await signIn({ username: 'ADA@acme.EXAMPLE', password });
    expect(result.isSignedIn).toBe(true);
    const { tokens } = await fetchAuthSession();
    expect(tokens?.idToken?.payload).toMatchObject({
      email,
      email_verified: true,
      name: 'Ada L.',
      token_use: 'id',
      iss: local.pool.config().issuer,
    });
  });

  it('refreshes on demand, within the same sign-in', async () => {
    const before = (await fetchAuthSession()).tokens?.idToken;
    const after = (await fetchAuthSession({ forceRefresh: true })).tokens?.idToken;
    expect(after?.toString()).not.toBe(before?.toString());
    expect(after?.payload['origin_jti']).toBe(before?.payload['origin_jti']);
    expect(after?.payload['auth_time']).toBe(before?.payload['auth_time']);
  });

  it('reads and writes attributes', async () => {
    await updateUserAttributes({ userAttributes: { name: 'Countess' } });
    expect(await fetchUserAttributes()).toMatchObject({
      email,
      email_verified: 'true',
      name: 'Countess',
    });
  });

  it('changes the password', async () => {
    await updatePassword({ oldPassword: password, newPassword: 'another1' });
    await signOut();
    await expect(signIn({ username: email, password })).rejects.toMatchObject({
      message: 'Incorrect username or password.',
    });
    expect((await signIn({ username: email, password: 'another1' })).isSignedIn).toBe(true);
    await signOut();
  });

  it('resets a forgotten password', async () => {
    const asked = await resetPassword({ username: email });
    expect(asked.nextStep.resetPasswordStep).toBe('CONFIRM_RESET_PASSWORD_WITH_CODE');
    await confirmResetPassword({
      username: email,
      confirmationCode: local.lastCode(),
      newPassword: 'third-1',
    });
    expect((await signIn({ username: email, password: 'third-1' })).isSignedIn).toBe(true);
  });

  it('signs out everywhere: the refresh token of another device stops working', async () => {
    const elsewhere = await local.call('InitiateAuth', {
      ClientId: local.pool.config().clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: 'third-1' },
    });
    const { RefreshToken } = elsewhere.body['AuthenticationResult'] as { RefreshToken: string };
    await signOut({ global: true });
    expect((await fetchAuthSession()).tokens).toBeUndefined();
    const renewed = await local.call('GetTokensFromRefreshToken', {
      ClientId: local.pool.config().clientId,
      RefreshToken,
    });
    expect(renewed.body).toMatchObject({ message: 'Refresh Token has been revoked' });
  });

  it('signs in by plain password too', async () => {
    const options = { authFlowType: 'USER_PASSWORD_AUTH' } as const;
    expect((await signIn({ username: email, password: 'third-1', options })).isSignedIn).toBe(true);
    await signOut();
  });

  it('reports that an address has no account', async () => {
    await expect(signIn({ username: 'nobody@acme.example', password })).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
  });
});
