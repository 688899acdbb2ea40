import { isDeepStrictEqual } from 'node:util';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll } from 'vitest';
import type { Running } from '#infra/local/running.ts';
import type { LocalStack } from '#infra/local/stack.ts';
import { tableClient } from '#lambdas/store/table/client.ts';
import { LINK_WITHIN_S } from '#shared/model/limits.ts';
import { signIn } from './signIn.ts';
import { PASSWORD, type SmallWorld } from './smallWorld.ts';
import { attributesOf, type Engine, itemOf } from './table.ts';
import { createWorld, type World } from './world.ts';

/** The maximum number of items in one transaction. */
const BATCH = 100;
/**
 * Some calls need a recent sign-in (rule session.34), and a suite may take longer: its owner signs in again, but no
 * sooner than needed, since a call before may have deleted the account in the user pool.
 */
const SIGNED_IN_MS = 0.9 * LINK_WITHIN_S * 1_000;

type Stack = Running & Engine & Pick<LocalStack, 'stream'>;

/** A world that is created once per file. */
export type ResettableWorld<Made> = {
  /** Returns the world in its current state. */
  now: () => Made;
  /** Restores the initial state of the world: undoes changes of its company, in the table and in the search index. */
  reset: () => Promise<Made>;
};

/** A whole world for tests that each need an unchanged one. */
export const useResettableWorld = <Where extends Stack>(stack: () => Where): ResettableWorld<World<Where>> =>
  useResettable(stack, createWorld);

/**
 * Creating a world takes a hundred calls and eight passwords; resetting one takes one read of the table and one write
 * of the differences.
 */
function useResettable<Where extends Stack, Made extends SmallWorld<Where>>(
  stack: () => Where,
  create: (stack: Where) => Promise<Made>,
): ResettableWorld<Made> {
  let world: Made | undefined;
  let takeBack = async (): Promise<void> => {};
  let signedInAt = 0;
  beforeAll(async () => {
    world = await create(stack());
    signedInAt = performance.now();
    takeBack = await keep(stack(), world.domain);
  });
  const now = () => world ?? fail();
  return {
    now,
    reset: async () => {
      await takeBack();
      const { owner } = now();
      if (performance.now() - signedInAt > SIGNED_IN_MS) {
        Object.assign(owner, await signIn(stack(), owner.email, PASSWORD));
        signedInAt = performance.now();
      }
      return now();
    },
  };
}

function fail(): never {
  throw new Error('the world has not been made');
}

/** @returns a function that restores the table's current contents of a company */
async function keep(stack: Stack, domain: string): Promise<() => Promise<void>> {
  // The client whose writes feed the stream; a test may replace it.
  const client = tableClient();
  await stack.stream.settled();
  const kept = await attributesOf(stack, domain);
  return async () => {
    // Also undoes pending background work of the last test.
    await stack.stream.settled();
    const found = await attributesOf(stack, domain);
    const TableName = stack.tableName;
    const steps = [
      ...[...kept].flatMap(([name, item]) =>
        isDeepStrictEqual(found.get(name), item) ? [] : [{ Put: { TableName, Item: itemOf(item) } }],
      ),
      ...[...found]
        .filter(([name]) => !kept.has(name))
        .map(([, item]) => itemOf(item))
        .map(({ pk, sk }) => ({ Delete: { TableName, Key: { pk, sk } } })),
    ];
    for (let i = 0; i < steps.length; i += BATCH)
      await client.send(new TransactWriteCommand({ TransactItems: steps.slice(i, i + BATCH) }));
    await stack.stream.settled();
  };
}
