import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asClient, type LocalPool, refusalOf, signInByPassword, signUpInput, startPool } from './localPool.ts';

const email = 'ada@acme.example';
let local: LocalPool;

beforeEach(async () => {
  local = await startPool();
});
afterEach(async () => {
  await local.stop();
});

const signUp = (changes: Record<string, unknown> = {}) =>
  local.call('SignUp', { ...signUpInput(local, email), ...changes });
const confirm = (code: string, username = email) =>
  local.call('ConfirmSignUp', asClient(local, { Username: username, ConfirmationCode: code }));
const resend = (username = email) => local.call('ResendConfirmationCode', asClient(local, { Username: username }));

/** A code that is not the given one. */
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('SignUp', () => {
  it('returns where the code was sent, without the full address', async () => {
    const { status, body } = await signUp();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      UserConfirmed: false,
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@a***' },
    });
    expect(body['UserSub']).toMatch(/^[0-9a-f-]{36}$/);
    expect(local.mails).toEqual([
      {
        to: email,
        subject: 'Your verification code',
        html: `Your confirmation code is ${local.lastCode()}`,
      },
    ]);
  });

  it('refuses an address that is taken, whatever its case', async () => {
    await signUp();
    const again = await local.call('SignUp', signUpInput(local, 'ADA@Acme.Example'));
    expect(refusalOf(again)).toBe('400 UsernameExistsException: An account with the given email already exists.');
    expect(again.headers.get('x-amzn-errortype')).toBe('UsernameExistsException:');
  });

  it('lets one of twenty simultaneous sign-ups with one address win', async () => {
    await local.stop();
    let asked = 0;
    let release = (): void => undefined;
    const allAsked = new Promise<void>((resolve) => {
      release = resolve;
    });
    local = await startPool({
      triggers: {
        preSignUp: async (event) => {
          asked += 1;
          if (asked === 20) release();
          await allAsked;
          return event;
        },
      },
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(local.pool.admin.listUsers()).toHaveLength(1);
  });

  it.each([
    ['a short password', { Password: '12345' }, 'InvalidPasswordException'],
    ['no password', { Password: undefined }, 'InvalidParameterException'],
    ['a password of 257 characters', { Password: 'x'.repeat(257) }, 'InvalidParameterException'],
    ['no address', { Username: 'ada' }, 'InvalidParameterException'],
    ['a name that is no text', { Username: 7 }, 'SerializationException'],
    ['another client', { ClientId: 'someoneelse' }, 'ResourceNotFoundException'],
    ['an attribute nobody knows', { UserAttributes: [{ Name: 'role', Value: 'x' }] }, 'InvalidParameterException'],
    ['a sub', { UserAttributes: [{ Name: 'sub', Value: 'x' }] }, 'InvalidParameterException'],
    [
      'an attribute that the pool has not got',
      { UserAttributes: [{ Name: 'custom:uid', Value: 'x' }] },
      'InvalidParameterException',
    ],
    ['another address', { UserAttributes: [{ Name: 'email', Value: 'eve@x.example' }] }, 'NotAuthorizedException'],
    ['the same address once more', { UserAttributes: [{ Name: 'email', Value: email }] }, 'NotAuthorizedException'],
    ['more than a name', { UserAttributes: [{ Name: 'nickname', Value: 'x' }] }, 'NotAuthorizedException'],
    ['a verified address', { UserAttributes: [{ Name: 'email_verified', Value: 'true' }] }, 'NotAuthorizedException'],
    ['attributes that are no list', { UserAttributes: 'x' }, 'SerializationException'],
  ])('refuses %s and keeps nothing', async (_what, changes, name) => {
    const answer = await signUp(changes);
    expect([answer.status, answer.body['__type']]).toEqual([400, name]);
    expect(local.pool.admin.listUsers()).toEqual([]);
    expect(local.mails).toEqual([]);
  });

  it('accepts six characters of any kind', async () => {
    expect((await signUp({ Password: 'aaaaaa' })).status).toBe(200);
  });

  it('says so when the mail cannot be sent, and the person can request another', async () => {
    await local.stop();
    local = await startPool({ failMails: true });
    expect((await signUp()).body['__type']).toBe('CodeDeliveryFailureException');
    expect(local.pool.admin.listUsers()).toHaveLength(1);
  });
});

describe('ConfirmSignUp', () => {
  it('accepts each code once', async () => {
    await signUp();
    const code = local.lastCode();
    expect(refusalOf(await confirm(otherThan(code)))).toBe(
      '400 CodeMismatchException: Invalid verification code provided, please try again.',
    );
    expect((await confirm(code)).status).toBe(200);
    expect(refusalOf(await confirm(code))).toBe(
      '400 NotAuthorizedException: User cannot be confirmed. Current status is CONFIRMED',
    );
    expect((await signInByPassword(local, email)).status).toBe(200);
  });

  it('verifies the address', async () => {
    await signUp();
    await confirm(local.lastCode());
    expect(local.pool.admin.listUsers()[0]).toMatchObject({
      status: 'CONFIRMED',
      attributes: { email, email_verified: 'true', name: 'Ada' },
    });
  });

  it('refuses a code after 24 hours, and accepts it just before', async () => {
    await signUp();
    const day = 24 * 60 * 60 * 1_000;
    local.clock.advance(day);
    expect(refusalOf(await confirm(local.lastCode()))).toBe(
      '400 ExpiredCodeException: Invalid code provided, please request a code again.',
    );
    await resend();
    local.clock.advance(day - 1);
    expect((await confirm(local.lastCode())).status).toBe(200);
  });

  it('invalidates a code after five wrong attempts, until a new one is sent', async () => {
    await signUp();
    const wrong = otherThan(local.lastCode());
    const tries = await Promise.all(Array.from({ length: 8 }, () => confirm(wrong)));
    expect(tries.filter(({ body }) => body['__type'] === 'CodeMismatchException')).toHaveLength(5);
    expect(refusalOf(await confirm(local.lastCode()))).toBe(
      '400 LimitExceededException: Attempt limit exceeded, please try after some time.',
    );
    await resend();
    expect((await confirm(local.lastCode())).status).toBe(200);
  });

  it('does not know unknown people', async () => {
    expect(refusalOf(await confirm('123456', 'nobody@acme.example'))).toBe(
      '400 UserNotFoundException: Username/client id combination not found.',
    );
  });
});

describe('ResendConfirmationCode', () => {
  it('sends ten codes an hour and no more', async () => {
    await signUp();
    for (let sent = 1; sent < 10; sent += 1) expect((await resend()).status).toBe(200);
    expect(refusalOf(await resend())).toBe(
      '400 LimitExceededException: Attempt limit exceeded, please try after some time.',
    );
    expect(local.mails).toHaveLength(10);
    local.clock.advance(60 * 60 * 1_000);
    expect((await resend()).status).toBe(200);
  });

  it('refuses a person who is confirmed, and one it does not know', async () => {
    await signUp();
    await confirm(local.lastCode());
    expect(refusalOf(await resend())).toBe('400 InvalidParameterException: User is already confirmed.');
    expect((await resend('nobody@acme.example')).body['__type']).toBe('UserNotFoundException');
  });
});

describe('an unconfirmed person', () => {
  it('is told so only after the right password', async () => {
    await signUp();
    expect(refusalOf(await signInByPassword(local, email))).toBe(
      '400 UserNotConfirmedException: User is not confirmed.',
    );
    expect(refusalOf(await signInByPassword(local, email, 'wrong-one'))).toBe(
      '400 NotAuthorizedException: Incorrect username or password.',
    );
  });

  it('cannot reset a password to an address that was never verified', async () => {
    await signUp();
    const answer = await local.call('ForgotPassword', asClient(local, { Username: email }));
    expect(refusalOf(answer)).toBe(
      '400 InvalidParameterException: Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  });
});
