import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  asClient,
  type LocalPool,
  password,
  refusalOf,
  signedInPerson,
  signInByPassword,
  startPool,
} from './localPool.ts';

const email = 'ada@acme.example';
const incorrect = '400 NotAuthorizedException: Incorrect username or password.';
const exceeded = '400 NotAuthorizedException: Password attempts exceeded';
const tooMany = '400 LimitExceededException: Attempt limit exceeded, please try after some time.';
const hour = 60 * 60 * 1_000;
let local: LocalPool;

beforeEach(async () => {
  local = await startPool();
});
afterEach(async () => {
  await local.stop();
});

const fail = async () => refusalOf(await signInByPassword(local, email, 'wrong-one'));
const succeed = async () => (await signInByPassword(local, email)).status;
const startSrp = (publicValue: string) =>
  local.call(
    'InitiateAuth',
    asClient(local, { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: email, SRP_A: publicValue } }),
  );

describe('wrong passwords', () => {
  beforeEach(async () => {
    await local.pool.admin.createConfirmedUser({ email, password, username: 'Ada' });
  });

  it('lock the account after the fifth, for a time that doubles, and a right one resets the count', async () => {
    for (let tried = 0; tried < 5; tried += 1) expect(await fail()).toBe(incorrect);
    expect(refusalOf(await signInByPassword(local, email))).toBe(exceeded);
    local.clock.advance(1_000);
    expect(await fail()).toBe(incorrect);
    local.clock.advance(1_999);
    expect(await fail()).toBe(exceeded);
    local.clock.advance(1);
    expect(await succeed()).toBe(200);
    expect(await fail()).toBe(incorrect);
    expect(await succeed()).toBe(200);
  });

  it('lock for a quarter of an hour at most, and are forgotten after as long without an attempt', async () => {
    const quarter = 15 * 60_000;
    const locks = [0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512].map((seconds) => seconds * 1_000);
    for (const lock of [...locks, quarter]) {
      expect(await fail()).toBe(incorrect);
      local.clock.advance(lock - 1);
      if (lock > 0) expect(await fail()).toBe(exceeded);
      local.clock.advance(1);
    }
    expect(await fail()).toBe(incorrect);
    local.clock.advance(quarter + quarter - 1);
    expect(await fail()).toBe(incorrect);
    expect(await fail()).toBe(exceeded);
    local.clock.advance(quarter + quarter);
    expect(await fail()).toBe(incorrect);
    expect(await succeed()).toBe(200);
  });

  it('are counted one by one when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, fail));
    expect(answers.filter((answer) => answer === incorrect)).toHaveLength(5);
    expect(answers.filter((answer) => answer === exceeded)).toHaveLength(7);
  });

  it('lock the SRP sign-in as well', async () => {
    for (let tried = 0; tried < 5; tried += 1) await fail();
    expect(refusalOf(await startSrp('abcdef'))).toBe(exceeded);
  });

  it('are counted when SRP proves them wrong', async () => {
    for (let tried = 0; tried < 5; tried += 1) {
      const { body } = await startSrp('abcdef');
      const { SECRET_BLOCK } = body['ChallengeParameters'] as { SECRET_BLOCK: string };
      expect(refusalOf(await respond(SECRET_BLOCK))).toBe(incorrect);
    }
    expect(refusalOf(await signInByPassword(local, email))).toBe(exceeded);
  });
});

const respond = (secretBlock: string) =>
  local.call(
    'RespondToAuthChallenge',
    asClient(local, {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME: email,
        PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
        PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64'),
        TIMESTAMP: 'Thu Mar 12 09:00:00 UTC 2026',
      },
    }),
  );

describe('SRP', () => {
  const expired = '400 NotAuthorizedException: Invalid session for the user, session is expired.';
  const group =
    'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD' +
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED' +
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F' +
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B' +
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510' +
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7' +
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C' +
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF';

  beforeEach(async () => {
    await local.pool.admin.createConfirmedUser({ email, password, username: 'Ada' });
  });

  it('refuses public values that reveal the secret', async () => {
    const twice = (2n * BigInt(`0x${group}`)).toString(16);
    for (const value of ['0', '000', group, twice]) {
      expect(refusalOf(await startSrp(value))).toBe(incorrect);
    }
  });

  it('refuses public values that are not numbers', async () => {
    expect((await startSrp('xyz')).body['__type']).toBe('InvalidParameterException');
    expect((await startSrp('f'.repeat(2_000))).body['__type']).toBe('InvalidParameterException');
  });

  it('accepts one answer to a challenge, within three minutes', async () => {
    const block = async () =>
      ((await startSrp('abcdef')).body['ChallengeParameters'] as { SECRET_BLOCK: string }).SECRET_BLOCK;
    const answered = await block();
    expect(refusalOf(await respond(answered))).toBe(incorrect);
    expect(refusalOf(await respond(answered))).toBe(expired);
    expect(refusalOf(await respond('AAAA'))).toBe(expired);
    const old = await block();
    local.clock.advance(3 * 60_000);
    expect(refusalOf(await respond(old))).toBe(expired);
  });
});

describe('ChangePassword', () => {
  const change = (token: string, previous: string, proposed: string) =>
    local.call('ChangePassword', {
      AccessToken: token,
      PreviousPassword: previous,
      ProposedPassword: proposed,
    });

  it('needs the old password, and a new one that conforms', async () => {
    const { AccessToken } = await signedInPerson(local, email);
    expect(refusalOf(await change(AccessToken, 'wrong-one', 'another1'))).toBe(incorrect);
    expect((await change(AccessToken, password, 'short')).body['__type']).toBe('InvalidPasswordException');
    expect((await change(AccessToken, password, 'another1')).status).toBe(200);
    expect(await fail()).toBe(incorrect);
    expect((await signInByPassword(local, email, 'another1')).status).toBe(200);
  });

  it('does not bypass the lock-out', async () => {
    const { AccessToken } = await signedInPerson(local, email);
    for (let tried = 0; tried < 5; tried += 1) await change(AccessToken, 'wrong-one', 'another1');
    expect(refusalOf(await change(AccessToken, password, 'another1'))).toBe(tooMany);
    expect(refusalOf(await signInByPassword(local, email))).toBe(exceeded);
  });
});

describe('a forgotten password', () => {
  const forgot = (username = email) => local.call('ForgotPassword', asClient(local, { Username: username }));
  const reset = (code: string, proposed = 'another1', username = email) =>
    local.call(
      'ConfirmForgotPassword',
      asClient(local, { Username: username, ConfirmationCode: code, Password: proposed }),
    );

  beforeEach(async () => {
    await local.pool.admin.createConfirmedUser({ email, password, username: 'Ada' });
  });

  it('is replaced with a code that works once, which ends a lock-out', async () => {
    for (let tried = 0; tried < 6; tried += 1) await fail();
    await forgot('ADA@ACME.example');
    const code = local.lastCode();
    expect((await reset(code, 'short')).body['__type']).toBe('InvalidPasswordException');
    expect((await reset(code)).status).toBe(200);
    expect((await reset(code)).body['__type']).toBe('ExpiredCodeException');
    expect((await signInByPassword(local, email, 'another1')).status).toBe(200);
  });

  it('allows ten codes an hour, each valid for an hour and five attempts', async () => {
    expect((await reset('123456')).body['__type']).toBe('ExpiredCodeException');
    await forgot();
    local.clock.advance(hour);
    expect((await reset(local.lastCode())).body['__type']).toBe('ExpiredCodeException');
    for (let sent = 0; sent < 10; sent += 1) await forgot();
    expect(refusalOf(await forgot())).toBe(tooMany);
    const wrong = local.lastCode() === '000000' ? '000001' : '000000';
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await reset(wrong)).body['__type']).toBe('CodeMismatchException');
    }
    expect(refusalOf(await reset(local.lastCode()))).toBe(tooMany);
    expect(await succeed()).toBe(200);
  });

  it('is not replaced with a code of another kind, nor for an unknown person', async () => {
    await local.call('SignUp', {
      ClientId: local.pool.config().clientId,
      Username: 'bob@acme.example',
      Password: password,
    });
    expect((await reset(local.lastCode(), 'another1', 'bob@acme.example')).body['__type']).toBe('ExpiredCodeException');
    expect((await forgot('nobody@acme.example')).body['__type']).toBe('UserNotFoundException');
  });
});
