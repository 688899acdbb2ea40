import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { groupCommit } from '#infra/local/cognito/groupCommit.ts';
import {
  asClient,
  folderWithKey,
  type LocalPool,
  password,
  refusalOf,
  signedInPerson,
  signInByPassword,
  signUpInput,
  startPool,
} from './localPool.ts';

const email = 'ada@acme.example';
let folder: string;
let open: LocalPool[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cognito-'));
  await rename(await folderWithKey(), join(folder, 'pool'));
  open = [];
});
afterEach(async () => {
  await Promise.all(open.map((local) => local.stop()));
  await rm(folder, { recursive: true });
});

async function start(): Promise<LocalPool> {
  const local = await startPool({ dataDir: join(folder, 'pool') });
  open.push(local);
  return local;
}

/** A private key as the file holds it. */
function pem(...kind: ['ec', { namedCurve: string }] | ['rsa', { modulusLength: number }]): string {
  const { privateKey } = kind[0] === 'ec' ? generateKeyPairSync(...kind) : generateKeyPairSync(...kind);
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

describe('the pool on disk', () => {
  it('keeps what was acknowledged although the first process never closed it', async () => {
    const first = await start();
    const { sub, AccessToken, RefreshToken } = await signedInPerson(first, email);
    await first.call('SignUp', signUpInput(first, 'bob@acme.example'));
    const code = first.lastCode();

    const second = await start();
    expect((await second.call('GetUser', { AccessToken })).body['Username']).toBe(sub);
    expect((await second.call('GetTokensFromRefreshToken', asClient(second, { RefreshToken }))).status).toBe(200);
    expect((await signInByPassword(second, email)).status).toBe(200);
    const confirmed = await second.call(
      'ConfirmSignUp',
      asClient(second, { Username: 'bob@acme.example', ConfirmationCode: code }),
    );
    expect(confirmed.status).toBe(200);
    expect((await fetch(`${first.pool.config().issuer}/.well-known/jwks.json`)).status).toBe(200);
    expect(second.pool.config().poolId).toBe(first.pool.config().poolId);
  });

  it('has the confirmation before the product is notified', async () => {
    const found: unknown[] = [];
    const local = await startPool({
      dataDir: join(folder, 'pool'),
      triggers: {
        postConfirmation: async (event) => {
          const other = await start();
          found.push(...other.pool.admin.listUsers().map(({ sub, status }) => [sub === event.userName, status]));
          return event;
        },
      },
    });
    open.push(local);
    await local.call('SignUp', signUpInput(local, email));
    await local.call('ConfirmSignUp', asClient(local, { Username: email, ConfirmationCode: local.lastCode() }));
    expect(found).toEqual([[true, 'CONFIRMED']]);
  });

  it('keeps sign-outs, deletions and counted failures', async () => {
    const first = await start();
    const ada = await signedInPerson(first, email);
    const bob = await signedInPerson(first, 'bob@acme.example');
    await first.call('GlobalSignOut', { AccessToken: ada.AccessToken });
    await first.call('DeleteUser', { AccessToken: bob.AccessToken });
    for (let tried = 0; tried < 5; tried += 1) await signInByPassword(first, email, 'wrong-one');

    const second = await start();
    const renewed = await second.call(
      'GetTokensFromRefreshToken',
      asClient(second, { RefreshToken: ada.RefreshToken }),
    );
    expect(refusalOf(renewed)).toBe('400 NotAuthorizedException: Refresh Token has been revoked');
    expect((await signInByPassword(second, 'bob@acme.example')).body['__type']).toBe('UserNotFoundException');
    expect(refusalOf(await signInByPassword(second, email))).toBe(
      '400 NotAuthorizedException: Password attempts exceeded',
    );
  });

  it('keeps all of forty people who sign up at once', async () => {
    const first = await start();
    const people = Array.from({ length: 40 }, (_, index) => `person${index}@acme.example`);
    const answers = await Promise.all(people.map((person) => first.call('SignUp', signUpInput(first, person))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const second = await start();
    expect(
      second.pool.admin
        .listUsers()
        .map((user) => user.email)
        .sort(),
    ).toEqual([...people].sort());
  });

  it('is readable only by its owner and holds no password and no token', async () => {
    await rm(join(folder, 'pool'), { recursive: true });
    const first = await start();
    const { RefreshToken, AccessToken } = await signedInPerson(first, email);
    const files = await readdir(join(folder, 'pool'));
    expect(files.sort()).toEqual(['signing-key.pem', 'users.json']);
    for (const file of files) {
      const path = join(folder, 'pool', file);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      const content = await readFile(path, 'utf8');
      for (const secret of [password, RefreshToken, AccessToken]) expect(content).not.toContain(secret);
    }
    expect((await stat(join(folder, 'pool'))).mode & 0o777).toBe(0o700);
  });

  it.each([
    ['users.json', '{"version":1,"use'],
    ['users.json', '{"version":2}'],
    ['users.json', ''],
    ['users.json', '{"version":1,"users":[{}],"sessions":[]}'],
    ['signing-key.pem', '-----BEGIN'],
    ['signing-key.pem', pem('ec', { namedCurve: 'P-256' })],
    ['signing-key.pem', pem('rsa', { modulusLength: 1_024 })],
  ])('refuses to start from a damaged %s rather than to start empty', async (file, content) => {
    const first = await start();
    await signedInPerson(first, email);
    await writeFile(join(folder, 'pool', file), content);
    await expect(startPool({ dataDir: join(folder, 'pool') })).rejects.toThrow(`${file} is damaged`);
  });
});

describe('a disk that fails', () => {
  it('acknowledges nothing and reports the failure to that request only', async () => {
    const local = await start();
    const pool = join(folder, 'pool');
    await rename(pool, `${pool}.aside`);
    await writeFile(pool, 'a file where the folder was');
    const refused = await local.call('SignUp', signUpInput(local, email));
    expect(refused.status).toBe(500);
    expect(refused.body).toEqual({
      __type: 'InternalErrorException',
      message: `Internal error, request ${refused.headers.get('x-amzn-requestid')}.`,
    });
    expect(local.mails).toEqual([]);

    await rm(pool);
    await rename(`${pool}.aside`, pool);
    const sent = await local.call('ResendConfirmationCode', asClient(local, { Username: email }));
    expect(sent.status).toBe(200);
    expect((await start()).pool.admin.listUsers()).toHaveLength(1);
  });
});

describe('groupCommit', () => {
  it('resolves after a write that started after the change, and shares it', async () => {
    const finish: (() => void)[] = [];
    let writes = 0;
    const disk = groupCommit(() => {
      writes += 1;
      return new Promise((resolve) => finish.push(resolve));
    });
    disk.changed();
    const first = disk.settled();
    disk.changed();
    let done = false;
    const second = disk.settled().then(() => {
      done = true;
    });
    const third = disk.settled();
    finish[0]?.();
    await first;
    expect([writes, done]).toEqual([2, false]);
    finish[1]?.();
    await Promise.all([second, third]);
    expect(writes).toBe(2);
  });

  it('rejects everybody who waits for a write that failed, and tries again for the next', async () => {
    let broken = true;
    const disk = groupCommit(async () => {
      if (broken) throw new Error('disk full');
    });
    disk.changed();
    const waiting = await Promise.allSettled([disk.settled(), disk.settled()]);
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    broken = false;
    await expect(disk.settled()).resolves.toBeUndefined();
  });
});
