import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import type { PoolConfig } from '#infra/local/cognito/index.ts';
import { type LocalStack, startLocalStack } from '#infra/local/stack.ts';
import { connectFakes } from '#tests/tracker/support/fakeTrackers.ts';

/** The addresses of the server for the tested screens. */
export type ServingStack = Pick<LocalStack, 'apiUrl' | 'cognitoUrl' | 'webUrl'> & {
  /** Creates accounts and returns mails, without a screen. */
  deskUrl: string;
  pool: PoolConfig;
};

declare module 'vitest' {
  export interface ProvidedContext {
    stack: ServingStack;
  }
}

/**
 * Starts the local stack once for all screen tests: the real calls on a real table, so that there is no second server
 * to maintain. It runs outside the workers, whose globals are those of a browser. All tests share it; each creates its
 * own company.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const stack = await startLocalStack({ web: 'none', exports: true });
  connectFakes();
  const desk = createServer((request, response) => {
    answer(stack, request).then(
      (body) => response.end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(desk, 'listening');
  const { apiUrl, cognitoUrl, webUrl, pool } = stack;
  const { port } = desk.address() as AddressInfo;
  provide('stack', { apiUrl, cognitoUrl, webUrl, deskUrl: `http://127.0.0.1:${port}`, pool: pool.config() });
  return async () => {
    desk.closeAllConnections();
    desk.close();
    await stack.stop();
  };
}

async function answer(stack: LocalStack, request: IncomingMessage): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://desk');
  if (url.pathname === '/mails') return stack.mailbox.mails(url.searchParams.get('email') ?? '');
  return stack.pool.admin.createConfirmedUser(JSON.parse(await text(request)) as Parameters<Register>[0]);
}

type Register = LocalStack['pool']['admin']['createConfirmedUser'];
