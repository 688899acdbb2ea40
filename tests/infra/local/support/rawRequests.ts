import { connect } from 'node:net';

/** A generator of numbers below 1 that a seed repeats (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const methods = ['GET', 'GET', 'GET', 'POST', 'POST', 'OPTIONS', 'HEAD', 'PUT', 'DELETE', 'CONNECT', 'TRACE', 'NOPE'];
const starts = [
  '/',
  '//',
  '///',
  '/\\',
  '/%',
  '/%00',
  '/%ff',
  '/..',
  '/?',
  '*',
  '',
  'http://',
  'http://[',
  '//[',
  '/#',
];
const starters = [
  '/mails/',
  '/mails.json?to=',
  '/events',
  '/content?mail=',
  '/static/',
  '/api/',
  '/api//',
  '/config.json',
];
const parts = [
  'a',
  'index.html',
  '..',
  '%2e%2e',
  '%',
  '%zz',
  '%E0%A4%A',
  ':',
  '@',
  '[::1',
  '\\',
  '?x=%',
  '#',
  '.js',
  '\0',
];
const hosts = ['localhost', 'localhost:1', '127.0.0.1', '[::1]', 'evil.example', '', ':', '[', 'localhost:99999'];
const headers = [
  'connection: upgrade\r\nupgrade: websocket',
  'connection: upgrade\r\nupgrade: h2c',
  'expect: 100-continue',
  'expect: something',
  'content-type: application/json',
  'content-type: \x01',
  'content-length: 5',
  'content-length: -1',
  'content-length: 99999999999999999999',
  'transfer-encoding: chunked',
  'transfer-encoding: chunked, identity',
  'accept-encoding: gzip;q=0',
  'authorization: Bearer a.b.c',
  'authorization: AWS4-HMAC-SHA256 x',
  'x-amz-target: AWSCognitoIdentityProviderService.InitiateAuth',
  'x-amz-target: AWSCognitoIdentityProviderService.constructor',
  'x-amz-target: AWSCognitoIdentityProviderService.ListUsers',
  'if-none-match: *',
  'cookie: ;;=;',
  'range: bytes=9-1',
  'sec-fetch-site: cross-site',
  'broken header',
  `x-long: ${'a'.repeat(20_000)}`,
];
const bodies = [
  '',
  '{}',
  '{',
  'null',
  '[]',
  '"',
  '{"AuthFlow":1}',
  '{"ClientId":{}}',
  '0\r\n\r\n',
  'zz\r\n',
  '\xff\xfe',
  '\0',
];

/**
 * The bytes of one request, most of them wrong in some way: a request line, headers and a body of pieces that have
 * broken servers, at times with changed bytes.
 */
export function rawRequest(random: () => number): Buffer {
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const some = (from: readonly string[], most: number): string[] =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(from));
  const target = pick(random() < 0.5 ? starts : starters) + some(parts, 3).join(random() < 0.5 ? '/' : '');
  const lines = [
    `${pick(methods)} ${target} HTTP/1.${random() < 0.1 ? 0 : 1}`,
    `host: ${pick(hosts)}`,
    ...some(headers, 3),
  ];
  const bytes = Buffer.from(`${lines.join('\r\n')}\r\n\r\n${pick(bodies)}`, 'latin1');
  for (let changes = random() < 0.3 ? Math.ceil(random() * 5) : 0; changes > 0; changes -= 1)
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  return bytes;
}

/**
 * Sends bytes on a connection of their own and returns the outcome: the status of the first answer, 'closed' without
 * one, or 'silent' when there was neither in time. Our half is closed after the bytes, so that nobody waits for more.
 *
 * @param hasty goes away at once instead, as a browser tab that is closed
 */
export function sendRaw(port: number, bytes: Buffer, hasty: boolean): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    const end = (outcome: string): void => {
      resolve(outcome);
      socket.destroy();
    };
    socket.setTimeout(10_000, () => end('silent'));
    socket.once('data', (data: Buffer) => end(/^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? 'no HTTP'));
    socket.once('error', () => end('closed'));
    socket.once('end', () => end('closed'));
    if (hasty) socket.write(bytes, () => end('closed'));
    else socket.end(bytes);
  });
}
