import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { cancelled } from './faultyTable.ts';
import { isInBackground } from './inBackground.ts';

/** The requests of the product to its table since the last `reset`. */
export type Observation = {
  /** Commands sent, in order. */
  commands: string[];
  /** The length of the longest chain of commands, each started after the previous one ended. */
  depth: number;
  /** The number of injected conflicts. */
  conflicts: number;
  /** The number of items in the largest transaction. */
  largest: number;
};

/**
 * Replaces the table client by one that counts, and that can answer a commit with TransactionConflict, which the local
 * engine never does.
 * @param conflictRate the share of commits that conflict, decided by `random`
 */
export function observeTable({
  conflictRate = 0,
  random = Math.random,
}: { conflictRate?: number; random?: () => number } = {}): {
  seen: Observation;
  reset: () => void;
} {
  const seen: Observation = { commands: [], depth: 0, conflicts: 0, largest: 0 };
  let endedDepth = 0;
  const client = createTableClient();
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (isInBackground()) return next(args);
      const name = String(context.commandName);
      if (name === 'TransactWriteItemsCommand' && random() < conflictRate) {
        seen.conflicts += 1;
        throw cancelled('TransactionConflict');
      }
      seen.commands.push(name);
      if ('TransactItems' in args.input && Array.isArray(args.input.TransactItems))
        seen.largest = Math.max(seen.largest, args.input.TransactItems.length);
      const depth = endedDepth + 1;
      seen.depth = Math.max(seen.depth, depth);
      try {
        return await next(args);
      } finally {
        endedDepth = Math.max(endedDepth, depth);
      }
    },
    { step: 'initialize', name: 'observe' },
  );
  setTableClient(client);
  return {
    seen,
    reset: () => {
      Object.assign(seen, { commands: [], depth: 0, conflicts: 0, largest: 0 });
      endedDepth = 0;
    },
  };
}

/**
 * Replaces the table client by one that refuses all writes: it counts each commit and answers with the error of a busy
 * table.
 */
export function stopCommits(): { count: () => number } {
  let count = 0;
  const client = createTableClient();
  client.middlewareStack.add(
    (next, context) => (args) => {
      if (String(context.commandName) !== 'TransactWriteItemsCommand' || isInBackground()) return next(args);
      count += 1;
      throw new CallError(errors.tooManyRequests);
    },
    { step: 'initialize', name: 'stop' },
  );
  setTableClient(client);
  return { count: () => count };
}
