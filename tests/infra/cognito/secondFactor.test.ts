import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeAt } from '#infra/local/cognito/totp.ts';
import {
  asClient,
  folderWithKey,
  type LocalPool,
  password,
  refusalOf,
  signedInPerson,
  signInByPassword,
  startPool,
  tokensOf,
} from './localPool.ts';

const email = 'ada@acme.example';
const STEP = 30_000;
let local: LocalPool;
beforeEach(async () => {
  local = await startPool({ inMemory: true });
});
afterEach(() => local.stop());

const text = (body: Record<string, unknown>, name: string) => String(body[name]);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const mismatch = '400 CodeMismatchException: Invalid code received for user';
const exceeded = '400 NotAuthorizedException: Password attempts exceeded';

/** Sets an authenticator app up, as a person on their account page does. @returns the app's secret */
async function setUp(AccessToken: string): Promise<string> {
  const { body } = await local.call('AssociateSoftwareToken', { AccessToken });
  const secret = text(body, 'SecretCode');
  const UserCode = codeAt(secret, local.clock.now);
  expect((await local.call('VerifySoftwareToken', { AccessToken, UserCode })).body).toEqual({ Status: 'SUCCESS' });
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  expect((await local.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings })).status).toBe(200);
  local.clock.advance(STEP);
  return secret;
}

const answerCode = (Session: string, code: string) =>
  local.call(
    'RespondToAuthChallenge',
    asClient(local, {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session,
      ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code },
    }),
  );

/** Signs in as far as the code. @returns the session */
async function passwordStep(): Promise<string> {
  const { body } = await signInByPassword(local, email);
  expect(body).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
  expect(body).not.toHaveProperty('AuthenticationResult');
  return text(body, 'Session');
}

it('codes match RFC 6238', () => {
  // The RFC's secret, and the last six digits of its values for SHA-1.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const listed = { 59: '287082', 1_111_111_109: '081804', 1_234_567_890: '005924', 20_000_000_000: '353130' };
  for (const [seconds, code] of Object.entries(listed)) expect(codeAt(secret, Number(seconds) * 1_000)).toBe(code);
});

describe('an authenticator app', () => {
  it('is required once it was set up, and the right code signs in', async () => {
    const { AccessToken } = await signedInPerson(local, email);
    const secret = await setUp(AccessToken);
    expect((await local.call('GetUser', { AccessToken })).body).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
    const session = await passwordStep();
    expect(refusalOf(await answerCode(session, wrong(codeAt(secret, local.clock.now))))).toBe(mismatch);
    const answer = await answerCode(session, codeAt(secret, local.clock.now));
    expect(tokensOf(answer).IdToken).toBeDefined();
    expect(refusalOf(await answerCode(session, codeAt(secret, local.clock.now)))).toContain('session is expired');
  });

  it('accepts a code of the previous or next step, and no code twice', async () => {
    const { AccessToken } = await signedInPerson(local, email);
    const secret = await setUp(AccessToken);
    const now = () => local.clock.now;
    expect(refusalOf(await answerCode(await passwordStep(), codeAt(secret, now() + 2 * STEP)))).toBe(mismatch);
    expect((await answerCode(await passwordStep(), codeAt(secret, now() + STEP))).status).toBe(200);
    expect(refusalOf(await answerCode(await passwordStep(), codeAt(secret, now() + STEP)))).toBe(mismatch);
    expect(refusalOf(await answerCode(await passwordStep(), codeAt(secret, now())))).toBe(mismatch);
    local.clock.advance(3 * STEP);
    expect((await answerCode(await passwordStep(), codeAt(secret, now() - STEP))).status).toBe(200);
  });

  it('locks after five wrong codes, even if the right password is given in between', async () => {
    const { AccessToken } = await signedInPerson(local, email);
    const secret = await setUp(AccessToken);
    const guess = wrong(codeAt(secret, local.clock.now));
    for (let i = 0; i < 5; i += 1) expect(refusalOf(await answerCode(await passwordStep(), guess))).toBe(mismatch);
    const session = await passwordStep();
    expect(refusalOf(await answerCode(session, codeAt(secret, local.clock.now)))).toBe(exceeded);
    local.clock.advance(1_000);
    expect((await answerCode(session, codeAt(secret, local.clock.now))).status).toBe(200);
  });

  it('waits three minutes for the code', async () => {
    const { AccessToken } = await signedInPerson(local, email);
    const secret = await setUp(AccessToken);
    const session = await passwordStep();
    local.clock.advance(3 * 60_000);
    expect(refusalOf(await answerCode(session, codeAt(secret, local.clock.now)))).toContain('session is expired');
  });

  it('counts only once one of its codes was given', async () => {
    const { AccessToken } = await signedInPerson(local, email);
    const SoftwareTokenMfaSettings = { Enabled: true };
    const enable = () => local.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
    expect(refusalOf(await enable())).toContain('has not verified software token mfa');
    const { body } = await local.call('AssociateSoftwareToken', { AccessToken });
    const UserCode = wrong(codeAt(text(body, 'SecretCode'), local.clock.now));
    expect(refusalOf(await local.call('VerifySoftwareToken', { AccessToken, UserCode }))).toContain(
      '400 EnableSoftwareTokenMFAException',
    );
    expect(refusalOf(await enable())).toContain('has not verified software token mfa');
    expect(tokensOf(await signInByPassword(local, email)).IdToken).toBeDefined();
  });

  it.each([
    [
      'its owner',
      async (AccessToken: string) =>
        local.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: false } }),
    ],
    [
      'an administrator',
      async () =>
        local.adminCall('AdminSetUserMFAPreference', { Username: email, SoftwareTokenMfaSettings: { Enabled: false } }),
    ],
  ] as const)('is turned off by %s, and then gone', async (_who, turnOff) => {
    const { AccessToken } = await signedInPerson(local, email);
    await setUp(AccessToken);
    expect((await turnOff(AccessToken)).status).toBe(200);
    expect(tokensOf(await signInByPassword(local, email)).IdToken).toBeDefined();
    const SoftwareTokenMfaSettings = { Enabled: true };
    expect(refusalOf(await local.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings }))).toContain(
      'has not verified',
    );
  });

  it('is kept between runs', async () => {
    const dataDir = await folderWithKey();
    await local.stop();
    local = await startPool({ dataDir });
    const { AccessToken } = await signedInPerson(local, email);
    const secret = await setUp(AccessToken);
    const { now } = local.clock;
    await local.stop();
    local = await startPool({ dataDir, now });
    expect((await answerCode(await passwordStep(), codeAt(secret, now))).status).toBe(200);
  });
});

describe('a pool that requires an app', () => {
  const respond = (Session: string) =>
    local.call(
      'RespondToAuthChallenge',
      asClient(local, { ChallengeName: 'MFA_SETUP', Session, ChallengeResponses: { USERNAME: email } }),
    );

  it('has an app set up at the first sign-in, and requires its code from then on', async () => {
    await local.stop();
    local = await startPool({ inMemory: true, secondFactor: 'required' });
    await local.pool.admin.createConfirmedUser({ email, password, username: 'Ada' });
    const { body } = await signInByPassword(local, email);
    expect(body).toMatchObject({
      ChallengeName: 'MFA_SETUP',
      ChallengeParameters: { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
    });
    expect(body).not.toHaveProperty('AuthenticationResult');
    expect(refusalOf(await respond(text(body, 'Session'))), 'without a code').toContain('session is expired');
    const { body: made } = await local.call('AssociateSoftwareToken', { Session: body['Session'] });
    const secret = text(made, 'SecretCode');
    const UserCode = codeAt(secret, local.clock.now);
    const verify = (code: string) => local.call('VerifySoftwareToken', { Session: made['Session'], UserCode: code });
    expect(refusalOf(await verify(wrong(UserCode)))).toContain('EnableSoftwareTokenMFAException');
    const { body: verified } = await verify(UserCode);
    expect(tokensOf(await respond(text(verified, 'Session'))).IdToken).toBeDefined();
    local.clock.advance(STEP);
    expect((await answerCode(await passwordStep(), codeAt(secret, local.clock.now))).status).toBe(200);
  });

  it('lets nobody set one up during the sign-in of a person who has one', async () => {
    const { AccessToken } = await signedInPerson(local, email);
    await setUp(AccessToken);
    const Session = await passwordStep();
    expect(refusalOf(await local.call('AssociateSoftwareToken', { Session }))).toContain('session is expired');
  });
});
