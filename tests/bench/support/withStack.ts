import { type LocalStack, startLocalStack } from '#infra/local/stack.ts';

/** Runs something with an empty stack in memory, and always stops the stack afterwards. */
export async function withStack<Result>(work: (stack: LocalStack) => Promise<Result>): Promise<Result> {
  const stack = await startLocalStack({ web: 'none' });
  try {
    return await work(stack);
  } finally {
    await stack.stop();
  }
}
