import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import type { PoolConfig } from '#infra/local/cognito/index.ts';
import type { LocalStack } from '#infra/local/stack.ts';

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

const program = fileURLToPath(new URL('./stackProcess.ts', import.meta.url));

/**
 * Starts the local stack once for all screen tests: the real calls on a real table, so that there is no second server
 * to maintain. It has a process of its own: this one transforms what the tests load, and would let a page wait for many
 * seconds meanwhile. All tests share it; each creates its own company.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const stack = fork(program, { execArgv: ['--import', 'tsx'] });
  const ended = once(stack, 'exit');
  const [serving] = (await Promise.race([once(stack, 'message'), ended.then(failed)])) as [ServingStack];
  provide('stack', serving);
  return async () => {
    stack.disconnect();
    await ended;
  };
}

function failed(): never {
  throw new Error('the stack of the screens has not started');
}
