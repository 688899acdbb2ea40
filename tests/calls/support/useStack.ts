import { afterAll, beforeAll } from 'vitest';
import { type LocalStack, startLocalStack } from '#infra/local/stack.ts';
import { followTable } from './followedTable.ts';

/** The API, the user pool and the table engine for the tests of one file, in memory. */
export function useStack(): () => LocalStack {
  let stack: LocalStack | undefined;
  beforeAll(async () => {
    stack = await startLocalStack({ web: 'none' });
    followTable(stack);
  });
  afterAll(async () => {
    await stack?.stop();
  });
  return () => {
    if (stack === undefined) throw new Error('the stack has not been started');
    return stack;
  };
}
