import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLocalServer, type LocalServer, type RequestHandler } from '#infra/local/localServer.ts';
import { type LocalStack, startLocalStack } from '#infra/local/stack.ts';
import { builtPages } from '#infra/local/web/builtPages.ts';
import { times } from '#tests/calls/support/effort.ts';
import { rawRequest, seededRandom, sendRaw } from './support/rawRequests.ts';

const REQUESTS = times({ usual: 2_000, deep: 10_000 });
const AT_ONCE = 40;

const servers: LocalServer[] = [];
afterAll(async () => Promise.all(servers.map((server) => server.close(0))));

async function start(handler: RequestHandler): Promise<{ server: LocalServer; port: number }> {
  const server = createLocalServer();
  servers.push(server);
  server.serve(handler);
  return { server, port: await server.listen(0) };
}

const get = (target: string, ...headers: string[]): Buffer =>
  Buffer.from([`GET ${target} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n'));

describe('a local server', () => {
  test.each<[string, RequestHandler]>([
    [
      'at once',
      () => {
        throw new Error('thrown at once');
      },
    ],
    ['later', () => Promise.reject(new Error('thrown later'))],
  ])('answers 500 when a handler throws %s', async (_when, handler) => {
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    const { port } = await start(handler);
    expect(await sendRaw(port, get('/'), false)).toBe('500');
    expect(printed).toHaveBeenCalledOnce();
    printed.mockRestore();
  });

  test('survives a handler that writes after the end', async () => {
    const { port } = await start((_message, response) => {
      response.end('done');
      response.write('more');
    });
    expect(await sendRaw(port, get('/'), false)).toBe('200');
    expect(await sendRaw(port, get('/'), false)).toBe('200');
  });

  test.each(['evil.example', 'evil.example:80', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'answers nobody who addresses it as %s, and upgrades no such request',
    async (name) => {
      const { server, port } = await start((_message, response) => void response.end('fine'));
      const upgraded = vi.fn();
      server.serveUpgrades(new EventEmitter().on('upgrade', upgraded));
      const to = (...headers: string[]) =>
        Buffer.from(['GET / HTTP/1.1', `host: ${name}`, ...headers, '', ''].join('\r\n'));
      expect(await sendRaw(port, to(), false)).toBe('403');
      expect(await sendRaw(port, to('connection: upgrade', 'upgrade: websocket'), false)).toBe('403');
      expect(upgraded).not.toHaveBeenCalled();
    },
  );

  test('sends nosniff with every answer', async () => {
    const { port } = await start((_message, response) => void response.end('fine'));
    for (const bytes of [get('/'), get('*'), get('/', 'host: evil.example'), Buffer.from('nonsense\r\n\r\n')])
      expect(await wholeAnswer(port, bytes)).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  });

  test('answers a request for another protocol like an ordinary one, and stops at once afterwards', async () => {
    const { server, port } = await start((_message, response) => void response.end('fine'));
    const socket = connect({ host: '127.0.0.1', port }).on('error', () => undefined);
    socket.write(get('/', 'connection: upgrade', 'upgrade: websocket'));
    await expect.poll(() => socket.bytesRead).toBeGreaterThan(0);
    const before = Date.now();
    await server.close(100);
    expect(Date.now() - before).toBeLessThan(1_000);
  });

  test('survives a web socket that breaks off, and one that is refused', async () => {
    const { server, port } = await start((_message, response) => void response.end('fine'));
    const upgrades = new EventEmitter();
    server.serveUpgrades(upgrades);
    const wish = get('/', 'connection: upgrade', 'upgrade: websocket');
    expect(await sendRaw(port, wish, false), 'without a listener').toBe('400');
    upgrades.once('upgrade', () => {
      throw new Error('a listener that throws');
    });
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    expect(await sendRaw(port, wish, false)).toBe('400');
    printed.mockRestore();
    upgrades.once('upgrade', (_message, socket: NodeJS.WritableStream) => socket.write('HTTP/1.1 101 Fine\r\n\r\n'));
    const open = connect({ host: '127.0.0.1', port }).on('error', () => undefined);
    open.write(wish);
    await expect.poll(() => open.bytesRead).toBeGreaterThan(0);
    open.resetAndDestroy();
    expect(await sendRaw(port, get('/'), false)).toBe('200');
  });
});

describe('the servers of the local run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storyd-fuzz-'));
  let stack: LocalStack;
  let ports: number[];

  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    writeFileSync(join(folder, 'app.js'), 'export {};');
    stack = await startLocalStack();
    const pages = await start(builtPages(['http://localhost:1'], folder).handle);
    ports = [...[stack.webUrl, stack.mailboxUrl, stack.cognitoUrl].map((url) => Number(new URL(url).port)), pages.port];
  });
  afterAll(async () => {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(['//', '///', '//[', '/mails/%', '/%00', '/?to=%'])('treat %s as an ordinary path', async (target) => {
    for (const port of ports) expect(await sendRaw(port, get(target), false)).toMatch(/^(200|404)$/);
  });

  test(`answer or close each of ${REQUESTS} raw requests, and fail none`, { timeout: 120_000 }, async () => {
    const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
    console.log(`FUZZ_SEED=${seed}`);
    const random = seededRandom(seed);
    const outcomes = new Map<string, number>();
    for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
      const batch = Array.from({ length: AT_ONCE }, (_, index) => ({
        port: ports[index % ports.length] ?? 0,
        bytes: rawRequest(random),
        hasty: random() < 0.1,
      }));
      const got = await Promise.all(
        batch.map(async (one) => ({ ...one, outcome: await sendRaw(one.port, one.bytes, one.hasty) })),
      );
      for (const { port, bytes, outcome } of got) {
        expect(outcome, `port ${ports.indexOf(port)}: ${JSON.stringify(bytes.toString('latin1'))}`).not.toMatch(
          /^5|silent|no HTTP/,
        );
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    }
    expect([...outcomes.keys()], 'all kinds of answers were met').toEqual(
      expect.arrayContaining(['200', '400', '403', '404']),
    );
    for (const port of ports) expect(await sendRaw(port, get('/'), false)).toMatch(/^(200|404)$/);
  });
});

/** All that a server sends until it closes. */
async function wholeAnswer(port: number, bytes: Buffer): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
  socket.end(bytes);
  let text = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) text += chunk.toString('latin1');
  return text;
}
