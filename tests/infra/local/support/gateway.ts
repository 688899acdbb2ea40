import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Jwks } from 'aws-jwt-verify/jwk';
import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { createTokenVerifier } from '#infra/local/gateway/tokenVerifier.ts';
import { createRouter, type RouterOptions } from '#infra/local/router.ts';

export const issuer = 'http://localhost:1/pool';
export const clientId = 'client-1';

/** A pool's key pair. */
export function newKeys(): { privateKey: KeyObject; jwks: Jwks } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'key-1', use: 'sig', alg: 'RS256' };
  return { privateKey, jwks: { keys: [jwk] } as unknown as Jwks };
}

const keys = newKeys();

/** An ID token as the pool issues it, with the given claims laid over it; undefined takes a claim away. */
export function token(claims: Record<string, unknown> = {}, key: KeyObject = keys.privateKey, kid = 'key-1'): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = { iss: issuer, aud: clientId, sub: 'sub-1', token_use: 'id', iat: now, exp: now + 300, ...claims };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${part({ alg: 'RS256', kid, typ: 'JWT' })}.${part(payload)}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`;
}

/** The response, header values as they were sent. */
type Reply = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** The gateway on a port of its own, with handlers of the test's own. */
export type Gateway = {
  readonly port: number;
  /** The reports to the terminal. */
  readonly reported: unknown[];
  send(
    method: string,
    path: string,
    options?: { headers?: Record<string, string | string[]>; body?: string | Buffer },
  ): Promise<Reply>;
  close(): Promise<void>;
};

export async function startGateway(options: Omit<RouterOptions, 'verifyToken' | 'report'>): Promise<Gateway> {
  const reported: unknown[] = [];
  const router = createRouter({
    ...options,
    verifyToken: createTokenVerifier({ issuer, clientId, loadKeys: async () => keys.jwks }),
    report: (error) => reported.push(error),
  });
  const server = createServer((message, response) => void router.handle(message, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    reported,
    async send(method, path, { headers = {}, body } = {}) {
      const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
      outgoing.end(body);
      const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
      const chunks: Buffer[] = [];
      for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
      return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks).toString() };
    },
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** A handler that answers the event it got. */
export const echo = async (event: APIGatewayProxyEventV2WithJWTAuthorizer) => ({
  statusCode: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(event),
});
