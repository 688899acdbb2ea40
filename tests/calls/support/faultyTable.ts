import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import { randomOf } from './badInput.ts';

/** The injected faults, by kind. */
export type Faults = { throttled: number; conflicting: number; lost: number };

/** Each request of a test draws from its own random sequence. */
const BETWEEN_SEEDS = 7_919;

/**
 * Replaces the table client by one with injected faults, each at `rate`, that a table in the cloud has and the local
 * engine does not: throttling (of requests and of steps of a transaction), transaction conflicts, and answers lost
 * after the table has executed the request. `seed` and the number of earlier requests decide the fault, so nothing
 * depends on timing.
 * @returns the faults injected so far
 */
export function makeTableFaulty(rate: number, seed: number): Faults {
  const faults: Faults = { throttled: 0, conflicting: 0, lost: 0 };
  const chances = new WeakMap<object, () => number>();
  let requests = 0;
  const client = createTableClient();
  doNotWait(client);
  client.middlewareStack.add(
    (next, context) => (args) => {
      requests += 1;
      chances.set(context, randomOf(seed + requests * BETWEEN_SEEDS));
      return next(args);
    },
    { step: 'initialize', name: 'chance' },
  );
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const random = chances.get(context) ?? Math.random;
      const meets = (kind: keyof Faults) => {
        if (random() >= rate) return false;
        faults[kind] += 1;
        return true;
      };
      const isCommit = String(context['commandName']) === 'TransactWriteItemsCommand';
      if (meets('throttled')) throw isCommit && random() < 0.5 ? cancelled('ThrottlingError') : throttled();
      if (isCommit && meets('conflicting')) throw cancelled('TransactionConflict');
      const answer = await next(args);
      if (meets('lost')) throw reset();
      return answer;
    },
    // Inside the SDK's own retries, as if the fault came over the wire.
    { step: 'finalizeRequest', priority: 'low', name: 'faults' },
  );
  setTableClient(client);
  return faults;
}

/**
 * Replaces the table client by one that loses the first answers to one kind of command, after the table has executed
 * it. The SDK itself makes four attempts.
 */
export function loseAnswers(command: 'BatchGetItemCommand' | 'TransactWriteItemsCommand', count: number): void {
  let left = count;
  const client = createTableClient();
  doNotWait(client);
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const answer = await next(args);
      if (String(context['commandName']) !== command || left === 0) return answer;
      left -= 1;
      throw reset();
    },
    { step: 'finalizeRequest', priority: 'low', name: 'lost' },
  );
  setTableClient(client);
}

/** Keeps the SDK's retries but removes their pauses. */
function doNotWait(client: ReturnType<typeof createTableClient>): void {
  const { retryStrategy } = client.config;
  client.config.retryStrategy = async () =>
    Object.assign(await retryStrategy(), {
      retryBackoffStrategy: { setDelayBase: () => {}, computeNextBackoffDelay: () => 0 },
    });
}

function reset(): Error {
  return Object.assign(new Error('the connection was reset'), { code: 'ECONNRESET' });
}

function throttled(): Error {
  return Object.assign(new Error('slow down'), {
    name: 'ProvisionedThroughputExceededException',
    $metadata: { httpStatusCode: 400 },
    $fault: 'client',
  });
}

/** The table's answer when a step of a transaction fails for this reason. */
export function cancelled(code: string): TransactionCanceledException {
  return new TransactionCanceledException({
    message: `Transaction cancelled [${code}]`,
    $metadata: {},
    CancellationReasons: [{ Code: code }],
  });
}
