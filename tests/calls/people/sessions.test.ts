import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { codeAt } from '#infra/local/cognito/totp.ts';
import * as errors from '#shared/errors.ts';
import { send } from '#tests/calls/support/caller.ts';
import { grant } from '#tests/calls/support/roles.ts';
import { poolRequest, signIn } from '#tests/calls/support/signIn.ts';
import { createSmallWorld, PASSWORD, signUp, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const clientId = () => stack().pool.config().clientId;
const ask = async (token: string) => {
  const { status, body } = await send(stack(), 'company_settings', {}, token);
  return status === 200 ? 'let in' : body['code'];
};

/** A signed-in person with access. Times are in seconds, so later steps are ten of them later. */
async function somebody(name: string): Promise<Somebody> {
  const email = `${name}@${world.domain}`;
  await world.call('add_registered_email', { email });
  const person = await signUp(stack(), email, name);
  later();
  return person;
}

function later(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
  onTestFinished(() => void vi.useRealTimers());
}

/** The refresh token of another session. */
async function refreshTokenOf(email: string, password = PASSWORD): Promise<string> {
  const { AuthenticationResult } = await poolRequest(stack(), 'InitiateAuth', {
    ClientId: clientId(),
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
  return (AuthenticationResult as { RefreshToken: string }).RefreshToken;
}

const refresh = (RefreshToken: string) =>
  poolRequest(stack(), 'GetTokensFromRefreshToken', { ClientId: clientId(), RefreshToken });

async function resetPassword(email: string, password: string): Promise<void> {
  await poolRequest(stack(), 'ForgotPassword', { ClientId: clientId(), Username: email });
  const code = /code=(\d{6})/.exec(stack().mailbox.mails(email)[0]?.html ?? '')?.[1];
  const input = { ClientId: clientId(), Username: email, ConfirmationCode: code, Password: password };
  await poolRequest(stack(), 'ConfirmForgotPassword', input);
}

describe('earlier sessions end', () => {
  test('when the password is reset, also those that are refreshed later', async () => {
    const { email, idToken } = await somebody('reset');
    const other = await refreshTokenOf(email);
    later();
    expect(await ask(idToken)).toBe('let in');
    await resetPassword(email, 'another password');
    expect(await ask(idToken)).toBe('not-authenticated');
    const { AuthenticationResult } = await refresh(other);
    expect(await ask((AuthenticationResult as { IdToken: string }).IdToken)).toBe('not-authenticated');
    expect(await ask((await signIn(stack(), email, 'another password')).idToken)).toBe('let in');
  });

  test('when somebody signs out everywhere, in the user pool too', async () => {
    const { email, idToken, uid } = await somebody('leaving');
    const other = await refreshTokenOf(email);
    later();
    expect((await send(stack(), 'sign_out_everywhere', { uid }, idToken)).status).toBe(200);
    expect(await ask(idToken)).toBe('not-authenticated');
    await expect(refresh(other)).rejects.toThrow('revoked');
    expect(await ask((await signIn(stack(), email, PASSWORD)).idToken)).toBe('let in');
  });

  test('when access is removed; with new access the person signs in again', async () => {
    const { email, idToken } = await somebody('removed');
    const other = await refreshTokenOf(email);
    later();
    await world.call('remove_registered_email', { email });
    expect(await ask(idToken)).toBe('no-company-access');
    await expect(refresh(other)).rejects.toThrow('revoked');
    await world.call('add_registered_email', { email });
    expect(await ask(idToken)).toBe('not-authenticated');
    expect(await ask((await signIn(stack(), email, PASSWORD)).idToken)).toBe('let in');
  });

  test('when somebody deletes their account', async () => {
    const { email, idToken, uid } = await somebody('deleting');
    expect((await send(stack(), 'delete_account', { uid }, idToken)).status).toBe(200);
    expect(
      stack()
        .pool.admin.listUsers()
        .map((user) => user.email),
    ).not.toContain(email);
    expect(await ask(idToken)).toBe('not-authenticated');
    const again = await signUp(stack(), email, 'A new account');
    expect(again.uid).toBe(uid);
    expect(await ask(again.idToken)).toBe('let in');
  });
});

describe('somebody who lost their authenticator app', () => {
  const codes = async (AccessToken: string) => {
    const { SecretCode } = (await poolRequest(stack(), 'AssociateSoftwareToken', { AccessToken })) as {
      SecretCode: string;
    };
    await poolRequest(stack(), 'VerifySoftwareToken', { AccessToken, UserCode: codeAt(SecretCode, Date.now()) });
    await poolRequest(stack(), 'SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } });
  };
  const tokensOf = async (email: string) =>
    (await poolRequest(stack(), 'InitiateAuth', {
      ClientId: clientId(),
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD },
    })) as { AuthenticationResult?: { AccessToken: string }; ChallengeName?: string };

  test('gets help from an admin, which removes the code, ends all sessions and requires a new password by mail', async () => {
    const { email, idToken } = await somebody('lost');
    await codes((await tokensOf(email)).AuthenticationResult?.AccessToken ?? '');
    expect(await tokensOf(email)).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
    later();
    await world.call('reset_second_factor', { email });
    expect(await ask(idToken)).toBe('not-authenticated');
    await expect(tokensOf(email), 'the password alone is not enough').rejects.toThrow('Password reset required');
    const [mail] = stack().mailbox.mails(email);
    expect(mail?.html).toContain('An admin of your company turned off your two-step sign-in');
    const Code = /code=(\d{6})/.exec(mail?.html ?? '')?.[1];
    await poolRequest(stack(), 'ConfirmForgotPassword', {
      ClientId: clientId(),
      Username: email,
      ConfirmationCode: Code,
      Password: 'another password',
    });
    later();
    expect(await ask((await signIn(stack(), email, 'another password')).idToken)).toBe('let in');
  });

  test('gets no help from people who are not admins, from themselves, as an admin from an admin, or without an account', async () => {
    const { email } = await somebody('wanted');
    const invited = `never-signed-up@${world.domain}`;
    await world.call('add_registered_email', { email: invited });
    const refusal = async (target: string, as: { idToken: string }) => {
      const { body } = await send(stack(), 'reset_second_factor', { email: target }, as.idToken);
      return body['code'];
    };
    const admin = await somebody('factor-admin');
    expect(await refusal(email, admin)).toBe(errors.notAdministrator.code);
    await grant(world, admin, { admin: true });
    expect(await refusal(admin.email, admin)).toBe(errors.ownAccess.code);
    expect(await refusal(world.owner.email, admin)).toBe(errors.adminAccess.code);
    expect(await refusal(invited, admin)).toBe(errors.emailNotRegistered.code);
    expect(await refusal(email, admin)).toBeUndefined();
  });
});

test('a token of an earlier account does not work for a later one of the same address', async () => {
  const earlier = await somebody('recycled');
  // Directly at the pool, so that nothing has been written to the table.
  await stack().pool.admin.deleteUser(earlier.email);
  const later = await signUp(stack(), earlier.email, 'Somebody else');
  expect(await ask(later.idToken)).toBe('let in');
  expect(await ask(earlier.idToken)).toBe('not-authenticated');
  expect(errors.notAuthenticated.status).toBe(401);
});

test('sessions end even when the user pool does not answer', async () => {
  const { idToken, uid } = await somebody('unlucky');
  const endpoint = process.env['USER_POOL_ENDPOINT'];
  onTestFinished(() => void (process.env['USER_POOL_ENDPOINT'] = endpoint));
  process.env['USER_POOL_ENDPOINT'] = 'http://127.0.0.1:9';
  expect((await send(stack(), 'sign_out_everywhere', { uid }, idToken)).status).toBe(500);
  expect(await ask(idToken)).toBe('not-authenticated');
});
