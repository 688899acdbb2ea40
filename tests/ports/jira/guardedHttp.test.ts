import { createServer, request as plainRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { addressGuard } from '#lambdas/ports/jira/addressGuard.ts';
import { createGuardedHttp, type GuardedHttpOptions } from '#lambdas/ports/jira/guardedHttp.ts';
import { connectionAttempts } from './support/connectionAttempts.ts';
import { hostileAddresses, hostileUrls } from './support/hostileUrls.ts';

const guard = addressGuard([]);
/** Names that resolve to this machine, as those of an attacker may. */
const resolve = async () => [{ address: '127.0.0.1', family: 4 }];

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on this machine, which stands for Jira. @returns its port */
async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** Sends a request to that server without TLS, with everything allowed unless the options say more. */
const get = (port: number, options: Partial<GuardedHttpOptions> = {}, path = '/') =>
  createGuardedHttp({ guard: () => true, resolve, request: plainRequest, ...options })({
    method: 'GET',
    url: new URL(`https://jira.example:${port}${path}`),
    headers: { authorization: 'Bearer secret' },
  });

test('no hostile address gets a packet', async () => {
  const port = await serve((_request, response) => response.end());
  const urls = hostileUrls(port);
  expect(urls.length).toBeGreaterThan(300);
  const http = createGuardedHttp({ guard, resolve });
  const outcomes: unknown[] = [];
  const attempts = await connectionAttempts(async () => {
    for (const url of urls)
      outcomes.push(await http({ method: 'GET', url, headers: {} }).catch(({ reason }: { reason: string }) => reason));
  });
  expect(new Set(outcomes)).toEqual(new Set(['refused']));
  expect(attempts).toBe(0);
});

test('an allowed address gets one', async () => {
  const port = await serve((_request, response) => response.end('{}'));
  expect(await connectionAttempts(() => get(port))).toBe(1);
});

test.each(hostileAddresses)('a name that leads to %s, alone or among others, is refused', async (address) => {
  const hostile = { address, family: address.includes(':') ? 6 : 4 };
  const good = { address: '8.8.8.8', family: 4 };
  for (const found of [[hostile], [good, hostile], [hostile, good], []]) {
    const http = createGuardedHttp({ guard, resolve: async () => found });
    const attempts = await connectionAttempts(() =>
      expect(http({ method: 'GET', url: new URL('https://jira.example/'), headers: {} })).rejects.toMatchObject({
        reason: 'refused',
      }),
    );
    expect(attempts).toBe(0);
  }
});

test('a name is looked up once for each connection, so that its address cannot change after the check', async () => {
  const port = await serve((_request, response) => response.end('ok'));
  const answers = ['127.0.0.1', '127.0.0.2'];
  const lookedUp: string[] = [];
  const rebinding = {
    guard: (_host: string, address: string) => address === '127.0.0.1',
    resolve: async () => {
      const address = answers[lookedUp.length] ?? '';
      lookedUp.push(address);
      return [{ address, family: 4 }];
    },
  };
  expect((await get(port, rebinding)).body).toBe('ok');
  expect(lookedUp).toEqual(['127.0.0.1']);
  const attempts = await connectionAttempts(() =>
    expect(get(port, rebinding)).rejects.toMatchObject({ reason: 'refused' }),
  );
  expect(lookedUp).toEqual(answers);
  expect(attempts).toBe(0);
});

test('a redirect is an answer: nobody follows it', async () => {
  const asked: (string | undefined)[] = [];
  const port = await serve((request, response) => {
    asked.push(request.url);
    response.writeHead(302, { location: 'https://elsewhere.example/' }).end();
  });
  expect(await get(port, {}, '/rest/api/2/myself?expand=groups')).toMatchObject({
    status: 302,
    headers: { location: 'https://elsewhere.example/' },
  });
  expect(asked).toEqual(['/rest/api/2/myself?expand=groups']);
});

test('an answer over the limit breaks off, with its length given or not', async () => {
  const limits = { connectMs: 3_000, totalMs: 20_000, bytes: 1_000 };
  const port = await serve((request, response) => {
    if (request.url === '/given') response.setHeader('content-length', 2_000);
    response.write('x'.repeat(1_000));
    response.end('x'.repeat(request.url === '/within' ? 0 : 1_000));
  });
  await expect(get(port, { limits }, '/given')).rejects.toMatchObject({ reason: 'too-large' });
  await expect(get(port, { limits }, '/streamed')).rejects.toMatchObject({ reason: 'too-large' });
  expect((await get(port, { limits }, '/within')).body).toHaveLength(1_000);
});

test('an answer that breaks off is none', async () => {
  const port = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('half', () => response.destroy());
  });
  await expect(get(port)).rejects.toMatchObject({ reason: 'network' });
});

test('Jira that is slow to connect, to answer or to finish is given up', async () => {
  const soon = { connectMs: 50, totalMs: 100, bytes: 1_000 };
  const silent = await serve(() => undefined);
  const unfinished = await serve((_request, response) => {
    response.write('half');
  });
  const expired = { reason: 'time-out' };
  await expect(get(silent, { limits: soon })).rejects.toMatchObject(expired);
  await expect(get(unfinished, { limits: soon })).rejects.toMatchObject(expired);
  // Its look-up does not end.
  const never = () => new Promise<never>(() => undefined);
  await expect(get(silent, { limits: { ...soon, totalMs: 60_000 }, resolve: never })).rejects.toMatchObject(expired);
});

test('a request that has less time than others is given up sooner', async () => {
  const silent = await serve(() => undefined);
  const started = Date.now();
  const request = createGuardedHttp({ guard: () => true, resolve, request: plainRequest });
  const url = new URL(`https://jira.example:${silent}/`);
  await expect(request({ method: 'GET', url, headers: {}, within: 50 })).rejects.toMatchObject({ reason: 'time-out' });
  expect(Date.now() - started).toBeLessThan(3_000);
});

test('a name without address and a server without TLS say so, and never repeat the request', async () => {
  const port = await serve((_request, response) => response.end());
  const unknown = () => Promise.reject(new Error('ENOTFOUND'));
  await expect(get(port, { resolve: unknown })).rejects.toMatchObject({ reason: 'unknown-host' });
  const secure = createGuardedHttp({ guard: () => true, resolve });
  const refused = await secure({
    method: 'GET',
    url: new URL(`https://jira.example:${port}/`),
    headers: { authorization: 'Bearer secret' },
  }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ name: 'JiraUnreachableError', reason: expect.stringMatching(/certificate|network/) });
  expect(JSON.stringify([String(refused), refused])).not.toContain('secret');
});
