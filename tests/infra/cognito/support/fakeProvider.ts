import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A provider whose answers a test forges: the real one, of a library, would not give them. */
export type FakeProvider = {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of the sign-in that it answers next. */
  nonce: string;
  /** What the next ID token claims in place of the truth. */
  claims: Readonly<Record<string, unknown>>;
  /** What is wrong with its signature. */
  signature: { readonly stranger?: boolean; readonly kid?: string; readonly alg?: string };
  /** A proxy answers in its place. */
  outage: boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
};

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });
const own = newKey();
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Starts it on a port that it keeps when it starts again. */
export async function startFakeProvider(): Promise<FakeProvider> {
  let port = 0;
  let server: Server | undefined;
  const provider: FakeProvider = {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    clientId: 'pool',
    clientSecret: 'secret',
    nonce: '',
    claims: {},
    signature: {},
    outage: false,
    async start() {
      const next = createServer((request, response) => {
        if (provider.outage) {
          response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
          return;
        }
        response.writeHead(200, { 'content-type': 'application/json', connection: 'close' });
        response.end(JSON.stringify(answers(provider)[request.url?.split('?')[0] ?? '']));
      });
      await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', resolve));
      port = (next.address() as AddressInfo).port;
      server = next;
    },
    async stop() {
      const stopping = server;
      server = undefined;
      stopping?.closeAllConnections();
      await new Promise<void>((resolve) => (stopping === undefined ? resolve() : stopping.close(() => resolve())));
    },
  };
  await provider.start();
  return provider;
}

function answers(provider: FakeProvider): Readonly<Record<string, unknown>> {
  const { url } = provider;
  return {
    '/.well-known/openid-configuration': {
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      userinfo_endpoint: `${url}/me`,
      jwks_uri: `${url}/keys`,
    },
    '/keys': { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' }] },
    '/token': { id_token: idToken(provider), access_token: 'access', token_type: 'Bearer' },
    '/me': { sub: 'ann', email: 'ann@acme.example', email_verified: true, name: 'Ann' },
  };
}

function idToken({ url, clientId, nonce, claims, signature }: FakeProvider): string {
  const { stranger = false, kid = 'own', alg = 'RS256' } = signature;
  const exp = Math.floor(Date.now() / 1_000) + 300;
  const signed = `${part({ alg, kid })}.${part({ iss: url, aud: clientId, sub: 'ann', exp, nonce, ...claims })}`;
  const { privateKey } = stranger ? newKey() : own;
  return `${signed}.${alg === 'none' ? '' : sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}
