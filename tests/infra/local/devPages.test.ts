import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalServer } from '#infra/local/localServer.ts';
import { devPages } from '#infra/local/web/devPages.ts';
import type { Pages } from '#infra/local/web/webHandler.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Like the data of a local run, below the project. Ignored by git, should a hard stop leave it. */
mkdirSync(`${root}.cache`, { recursive: true });
const data = mkdtempSync(`${root}.cache/dev-pages-`);
const server = createLocalServer();
let port: number;
let pages: Pages;

beforeAll(async () => {
  for (const name of ['mails.jsonl', 'lock', 'users.json']) writeFileSync(`${data}/${name}`, '{"secret":"1"}');
  port = await server.listen(0);
  pages = await devPages(server);
  server.serve(pages.handle);
});
afterAll(async () => {
  await pages.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

/** By hand, since `fetch` would tidy the path up. */
async function get(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: IncomingMessage['headers']; body: string }> {
  const outgoing = request({ host: '127.0.0.1', port, path, headers, agent: false }).end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks).toString() };
}

test.each(['shared/errors.ts', 'web/src/base/paths.ts', 'node_modules/@fontsource-variable/inter/wght.css'])(
  'the development server serves %s, a source of the application',
  async (path) => {
    expect(await get(`/@fs${root}${path}`)).toMatchObject({ status: 200 });
  },
);

test.each(['mails.jsonl', 'lock', 'users.json'])(
  'it does not serve %s from the data of a local run, whatever the URL',
  async (name) => {
    const path = `${data}/${name}`;
    for (const asked of [
      `/@fs${path}`,
      `/@fs${path}?raw`,
      `/@fs${path}?url`,
      `/@fs${path}?import&raw`,
      `/../${relative(root, path)}`,
      `/%2e%2e/${relative(root, path)}`,
    ]) {
      const answer = await get(asked, { accept: '*/*' });
      expect(answer.body, asked).not.toContain('secret');
    }
  },
);

test.each(['package.json', 'lambdas/store/keys.ts', 'infra/local/main.ts'])('it does not serve %s', async (path) => {
  expect(await get(`/@fs${root}${path}`)).toMatchObject({ status: 403 });
});

test('no page of another port may read what it serves', async () => {
  const { headers } = await get('/src/base/paths.ts', { origin: 'http://localhost:9999' });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

/** Asks to change the protocol, and answers the first line that comes back. */
async function upgrade(path: string, protocol: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port });
  const lines = [
    `GET ${path} HTTP/1.1`,
    `host: localhost:${port}`,
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
    `sec-websocket-protocol: ${protocol}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return first.toString().split('\r\n')[0] ?? '';
}

test('it serves its own web socket, and refuses every other', async () => {
  expect(await upgrade('/', 'vite-hmr')).toBe('HTTP/1.1 101 Switching Protocols');
  expect(await upgrade('/other', 'vite-hmr')).toBe('HTTP/1.1 400 Bad Request');
  expect(await upgrade('/', 'chat')).toBe('HTTP/1.1 400 Bad Request');
  expect(await upgrade('*', 'vite-hmr')).toBe('HTTP/1.1 400 Bad Request');
  expect((await get('/src/base/paths.ts')).status, 'and it goes on').toBe(200);
});
