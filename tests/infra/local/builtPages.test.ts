import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listenLocally } from '#infra/local/ports.ts';
import { builtPages } from '#infra/local/web/builtPages.ts';

const parent = mkdtempSync(join(tmpdir(), 'storyd-web-'));
const folder = join(parent, 'web');
let server: Server;
let port: number;

beforeAll(async () => {
  for (const name of ['static', 'static-brotli']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html>app');
  writeFileSync(join(folder, 'static', 'main-abc.js'), 'console.log(1);'.repeat(100));
  writeFileSync(join(folder, 'static', 'early-abc.js'), 'console.log(2);');
  writeFileSync(join(folder, 'static-brotli', 'early-abc.js'), brotliCompressSync('built'));
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  const pages = builtPages(['http://localhost:3002'], folder);
  server = createServer((message, response) => void pages.handle(message, response));
  port = await listenLocally(server, 0);
});
afterAll(() => {
  server.close().closeAllConnections();
  rmSync(parent, { recursive: true, force: true });
});

/** By hand, since `fetch` would tidy the path up. */
async function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: IncomingMessage['headers']; body: string }> {
  const outgoing = request({ host: '127.0.0.1', port, path, headers, method, agent: false }).end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks).toString() };
}

describe('the built web app', () => {
  test.each(['/', '/story_maps', '/story_map/01ABC/map/activity?x=1.5', '/index.html'])(
    '%s is the application, revalidated each time',
    async (path) => {
      const page = await get(path);
      expect(page).toMatchObject({
        status: 200,
        body: '<!doctype html>app',
        headers: { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' },
      });
      const again = await get(path, { 'if-none-match': String(page.headers['etag']) });
      expect(again).toMatchObject({ status: 304, body: '' });
    },
  );

  test('carries the production security headers', async () => {
    const { headers } = await get('/');
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]{43}='$/),
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "img-src 'self' data:",
      "font-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self' http://localhost:3002",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
  });

  test('caches assets for ever and compresses them', async () => {
    const plain = await get('/static/main-abc.js');
    expect(plain).toMatchObject({
      status: 200,
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
      },
    });
    for (const [accepted, coding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
    ] as const) {
      const coded = await get('/static/main-abc.js', { 'accept-encoding': accepted });
      expect(coded.headers['content-encoding']).toBe(coding);
      expect(Number(coded.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']));
    }
    const byBuild = await get('/static/early-abc.js', { 'accept-encoding': 'br' });
    expect(Number(byBuild.headers['content-length'])).toBe(brotliCompressSync('built').length);
    const refusing = await get('/static/main-abc.js', { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect(refusing.headers['content-encoding']).toBeUndefined();
  });

  test.each([
    '/static/gone-123.js',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/static/..%2f..%2fsecret.txt',
    '/%ff.js',
    '/static%00.js',
  ])('%s is not found', async (path) => {
    const page = await get(path);
    expect({ status: page.status, body: page.body }).toEqual({ status: 404, body: 'Not Found\n' });
  });

  test('is read-only', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  test('must have been built', () => {
    expect(() => builtPages(['http://localhost:3002'], join(parent, 'nothing'))).toThrow(
      /has not been built[^]*npx vite build/,
    );
  });
});
