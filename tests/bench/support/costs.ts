import { tableClient } from '#lambdas/store/table/client.ts';
import { observeTable } from '#tests/calls/support/observedTable.ts';

/**
 * The cost of an operation at the table: requests, the longest chain of dependent requests, and consumed capacity
 * units.
 */
export type Cost = { requests: number; depth: number; readUnits: number; writeUnits: number };

type Reported = { ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[] };

/**
 * Replaces the client by an observed one, like the tests of calls, and sums up the consumed capacity.
 * @returns measures one operation; not more than one at a time
 */
export function countCosts(): <Result>(work: () => Promise<Result>) => Promise<{ cost: Cost; result: Result }> {
  const { seen, reset } = observeTable();
  const units = { read: 0, write: 0 };
  tableClient().middlewareStack.add(
    (next, context) => async (args) => {
      const answer = await next(args);
      const { ConsumedCapacity } = answer.output as Reported;
      const consumed = [ConsumedCapacity].flat().reduce((sum, one) => sum + (one?.CapacityUnits ?? 0), 0);
      units[String(context.commandName).startsWith('TransactWrite') ? 'write' : 'read'] += consumed;
      return answer;
    },
    { step: 'initialize', name: 'count-units' },
  );
  return async (work) => {
    reset();
    units.read = 0;
    units.write = 0;
    const result = await work();
    return {
      cost: { requests: seen.commands.length, depth: seen.depth, readUnits: units.read, writeUnits: units.write },
      result,
    };
  };
}
