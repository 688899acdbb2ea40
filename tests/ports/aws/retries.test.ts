import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userPool } from '#lambdas/ports/identity/userPool.ts';
import { createLambdaGateway } from '#lambdas/ports/jira/gateway.ts';
import { createKmsCipher } from '#lambdas/ports/jira/kmsCipher.ts';
import { MailRefusedError } from '#lambdas/ports/mail/port.ts';
import { createSesMailer } from '#lambdas/ports/mail/ses.ts';
import { openDomain } from '#lambdas/ports/search/opensearch/domain.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { PoolName } from '#shared/model/people/poolName.ts';
import { ROLE } from '#tests/events/support/bucket.ts';

/** How often our ports send a request again, seen from a server in the place of the service. */

type Answer = { status: number; error?: string; body?: object } | 'hangs up';

const throttled: Answer = { status: 429, error: 'TooManyRequestsException' };
/** As services with JSON throttle. */
const throttledWith400: Answer = { status: 400, error: 'TooManyRequestsException' };
const unavailable: Answer = { status: 503, error: 'ServiceUnavailableException' };
const denied: Answer = { status: 400, error: 'AccessDeniedException' };

let server: Server;
/** The answers to come; the last one is given from then on. */
let answers: [Answer, ...Answer[]];
let asked: string[];

beforeEach(async () => {
  asked = [];
  server = createServer((message, response) => {
    void buffer(message).then(() => {
      asked.push(
        String(message.headers['x-amz-target'] ?? `${message.method} ${message.url}`)
          .split('.')
          .pop() ?? '',
      );
      const [answer] = answers.length > 1 ? (answers.splice(0, 1) as [Answer]) : answers;
      if (answer === 'hangs up') return void message.socket.destroy();
      const {
        status,
        error,
        body = error === undefined ? {} : { __type: error, message: 'ann@acme.example' },
      } = answer;
      const headers = error === undefined ? {} : { 'x-amzn-errortype': error };
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment = { ...ROLE, AWS_ENDPOINT_URL: endpoint, USER_POOL_ENDPOINT: endpoint, USER_POOL_ID: 'pool' };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  // The delays between attempts are random, from nothing on.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  server.close().closeAllConnections();
});

const name = 'ann' as PoolName;
const owner = { company: 'acme.example', integrationId: 'i1' };
const mail = { to: 'ann@acme.example', subject: 'Hello', html: '<p>Hi</p>', text: 'Hi' };
const probe = { ...owner, integrationType: 'jira-cloud', baseUrl: 'https://a', knownInstance: null, credential: null };
const domain = () => openDomain(process.env['AWS_ENDPOINT_URL'] ?? '');
const credential = { token: 'secret' };

/** Requests that may take effect twice. */
const repeatable: Record<string, { send: () => Promise<unknown>; success: Answer }> = {
  'deleting an account': { send: () => userPool().deleteAccount(name), success: { status: 200 } },
  'ending sessions': { send: () => userPool().endSessions(name), success: { status: 200 } },
  'encrypting a credential': {
    send: () => createKmsCipher('key').encrypt(credential, owner),
    success: { status: 200, body: { CiphertextBlob: 'c2VhbGVk' } },
  },
  'a search': { send: () => domain()('POST', '/storyd/_search?q=1', {}), success: { status: 200 } },
  'writing a document': { send: () => domain()('PUT', '/storyd/_doc/1', {}), success: { status: 200 } },
};

/** Requests that would do harm twice: each is the first one, in its own name. */
const once: Record<string, { send: () => Promise<unknown>; success: Answer }> = {
  'sending a mail': {
    send: () => createSesMailer('storyd@acme.example').send(mail),
    success: { status: 200, body: { MessageId: 'm1' } },
  },
  'resetting a password, which sends a mail': {
    send: () => userPool().resetSecondFactor(name),
    success: { status: 200 },
  },
  'asking the gateway, which may create an issue': {
    send: () => createLambdaGateway('gateway').probe(probe as never),
    success: { status: 200 },
  },
  'moving the alias of the index': { send: () => domain()('POST', '/_aliases', {}), success: { status: 200 } },
};
const first = () => asked.filter((request) => request === asked[0]).length;

describe.each(Object.entries({ ...repeatable, ...once }))('%s', (_what, { send, success }) => {
  test('is sent again while the service is throttling', async () => {
    answers = [throttled, throttled, success];
    await send();
    expect(first()).toBe(3);
  });

  test('is given up after three attempts', async () => {
    answers = [throttled];
    await expect(send()).rejects.toThrow();
    expect(asked).toHaveLength(3);
  });
});

describe.each(Object.entries(repeatable))('%s', (_what, { send, success }) => {
  test('is sent again after a failure of the service', async () => {
    answers = [unavailable, success];
    await send();
    expect(first()).toBe(2);
  });
});

describe.each(Object.entries(once))('%s', (_what, { send }) => {
  test.each<[string, Answer]>([
    ['a failure of the service', unavailable],
    ['a broken connection', 'hangs up'],
    ['a refusal', denied],
  ])('is not sent again after %s', async (_case, answer) => {
    answers = [answer];
    await send().catch(() => undefined);
    expect(asked).toHaveLength(1);
  });
});

describe('when all attempts have failed', () => {
  const failure = async (send: () => Promise<unknown>, answer: Answer): Promise<unknown> => {
    answers = [answer];
    return send().catch((error: unknown) => error);
  };

  test.each([throttled, throttledWith400])('a throttled pool is too many requests: %o', async (answer) => {
    const error = await failure(() => userPool().deleteAccount(name), answer);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ code: errors.tooManyRequests.code });
  });

  test('the error of a service says its own name, and nothing of what was sent', async () => {
    const said = async (send: () => Promise<unknown>) => String(await failure(send, unavailable));
    expect(await said(() => userPool().deleteAccount(name))).toBe(
      'Error: the user pool refused AdminDeleteUser: 503 ServiceUnavailableException',
    );
    expect(await said(() => createKmsCipher('key').encrypt(credential, owner))).toBe(
      'Error: KMS refused: 503 ServiceUnavailableException',
    );
  });

  test('a throttled mail was certainly not sent', async () => {
    const error = await failure(() => createSesMailer('storyd@acme.example').send(mail), throttled);
    expect(error).toBeInstanceOf(MailRefusedError);
    expect(error).toMatchObject({ message: 'SES answered 429 TooManyRequestsException', isFinal: false });
  });

  test('an unavailable search domain is search-unavailable', async () => {
    const error = await failure(() => domain()('POST', '/storyd/_search', {}), throttled);
    expect(error).toMatchObject({ code: errors.searchUnavailable.code });
  });
});

test('an account that is missing, and a token that the pool refuses, are no failures', async () => {
  answers = [{ status: 400, error: 'UserNotFoundException' }];
  await userPool().deleteAccount(name);
  const ours = { issuer: 'https://ours.example', client: 'client-1' };
  const claims = Buffer.from(JSON.stringify({ iss: ours.issuer, client_id: ours.client })).toString('base64url');
  answers = [{ status: 400, error: 'NotAuthorizedException' }];
  expect(await userPool().accountOf(`head.${claims}.signature`, ours)).toBeUndefined();
  expect(asked).toHaveLength(2);
});
