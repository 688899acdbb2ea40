import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CognitoTriggers,
  createUserPool,
  type Federation,
  type Mail,
  type UserPool,
} from '#infra/local/cognito/index.ts';

/** Answer of one raw call of the protocol. */
export type Answer = { status: number; body: Record<string, unknown>; headers: Headers };

/** A pool on a port of its own, with every mail it sent and a clock that the test moves. */
export type LocalPool = {
  pool: UserPool;
  origin: string;
  mails: Mail[];
  clock: { now: number; advance(milliseconds: number): void };
  call(operation: string, input: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** As `call`, with a signature as the AWS SDK sends it and the pool's id. */
  adminCall(operation: string, input: Record<string, unknown>): Promise<Answer>;
  /** The code in the newest mail. */
  lastCode(): string;
  stop(): Promise<void>;
};

/** A date at which tokens of the tests begin, apart from the machine's. */
export const startOfTime = Date.UTC(2026, 2, 12, 9);

let key: string | undefined;

/** A new folder for a pool with a key in it, since making one for each test would take longer than the tests. */
export async function folderWithKey(): Promise<string> {
  key ??= generateKeyPairSync('rsa', { modulusLength: 2_048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
  const folder = await mkdtemp(join(tmpdir(), 'cognito-'));
  await writeFile(join(folder, 'signing-key.pem'), key, { mode: 0o600 });
  return folder;
}

/** Starts a pool, on disk unless `inMemory`, empty unless `dataDir` says where to go on; `now` is the clock's start. */
export async function startPool(
  options: {
    dataDir?: string;
    triggers?: CognitoTriggers;
    now?: number;
    failMails?: boolean;
    inMemory?: boolean;
    secondFactor?: 'required';
    federation?: Federation;
  } = {},
): Promise<LocalPool> {
  const mails: Mail[] = [];
  const clock = {
    now: options.now ?? startOfTime,
    advance(milliseconds: number) {
      clock.now += milliseconds;
    },
  };
  let origin = '';
  const dataDir = options.inMemory ? undefined : (options.dataDir ?? (await folderWithKey()));
  const pool = await createUserPool({
    dataDir,
    issuerBase: () => origin,
    triggers: options.triggers ?? {},
    sendMail: (mail) => {
      if (options.failMails) throw new Error('no mailbox');
      mails.push(mail);
    },
    secondFactor: options.secondFactor,
    ...(options.federation !== undefined && { federation: options.federation }),
    clock: () => clock.now,
  });
  const server = createServer((request, response) => void pool.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const call = async (operation: string, input: unknown, headers: Record<string, string> = {}): Promise<Answer> => {
    const response = await fetch(origin, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        ...headers,
      },
      body: typeof input === 'string' ? input : JSON.stringify(input),
    });
    return {
      status: response.status,
      body: (await response.json()) as Record<string, unknown>,
      headers: response.headers,
    };
  };

  return {
    pool,
    origin,
    mails,
    clock,
    call,
    adminCall: (operation, input) =>
      call(
        operation,
        { UserPoolId: pool.config().poolId, ...input },
        { authorization: 'AWS4-HMAC-SHA256 Credential=local/20260312/local/cognito-idp/aws4_request' },
      ),
    lastCode: () => /\d{6}/.exec(mails.at(-1)?.html ?? '')?.[0] ?? 'no code',
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pool.close();
      if (dataDir !== undefined && options.dataDir === undefined) await rm(dataDir, { recursive: true });
    },
  };
}

/** The password that the helpers below give everyone. */
export const password = 'secret7';

/** Input of a sign-up, to be changed by the test. */
export const signUpInput = (local: LocalPool, email: string): Record<string, unknown> => ({
  ClientId: local.pool.config().clientId,
  Username: email,
  Password: password,
  UserAttributes: [{ Name: 'name', Value: 'Ada' }],
});

/** The input of a client besides the names and codes of an operation. */
export const asClient = (local: LocalPool, input: Record<string, unknown>): Record<string, unknown> => ({
  ClientId: local.pool.config().clientId,
  ...input,
});

/** Signs in by plain password, which costs less than SRP. */
export const signInByPassword = (local: LocalPool, username: string, secret = password): Promise<Answer> =>
  local.call(
    'InitiateAuth',
    asClient(local, {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: username, PASSWORD: secret },
    }),
  );

/** The tokens of a successful answer. */
export const tokensOf = (
  answer: Answer,
): { AccessToken: string; IdToken: string; RefreshToken: string; ExpiresIn: number } =>
  answer.body['AuthenticationResult'] as ReturnType<typeof tokensOf>;

/** A confirmed person, signed in. */
export async function signedInPerson(local: LocalPool, email: string) {
  const { sub } = await local.pool.admin.createConfirmedUser({ email, password, username: 'Ada' });
  return { sub, ...tokensOf(await signInByPassword(local, email)) };
}

/** Name and message of a refusal, to be compared in one go. */
export const refusalOf = (answer: Answer): string =>
  `${answer.status} ${String(answer.body['__type'])}: ${String(answer.body['message'])}`;
