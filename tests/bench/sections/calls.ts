import type { LocalStack } from '#infra/local/stack.ts';
import { type CallName, callNames, registry } from '#shared/contract/registry.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';
import type { Part, TableCell } from '../report/section.ts';
import { costOfCall } from '../support/costOfCall.ts';
import { withStack } from '../support/withStack.ts';

/** The exact cost of each call at the table and in bytes, on the small map of the tests. */
export const calls: Part = {
  name: 'calls',
  title:
    'What each call costs: requests to the table, how many of them one after the other, capacity units, bytes of the answer',
  measure: () =>
    withStack(async (stack) => {
      const rows: TableCell[][] = [];
      const asked = await createWorld(stack);
      for (const name of callNames) {
        if (registry[name].kind === 'command') rows.push(await row(stack, name, false), await row(stack, name, true));
        else rows.push(await row(stack, name, false, asked));
      }
      return {
        columns: ['call', 'key', 'requests', 'depth', 'read units', 'write units', 'bytes', 'bytes sent'],
        rows,
        notes: [
          'Key: sent with an Idempotency-Key, as the application sends every command. Bytes sent: those of queries gzipped from 1 KB on.',
          'Units as the local engine reports them, for what was committed; the access check is part of every call.',
        ],
      };
    }),
};

async function row(stack: LocalStack, name: CallName, withKey: boolean, shared?: World): Promise<TableCell[]> {
  const { cost, result } = await costOfCall(stack, name, withKey, shared);
  const { requests, depth, readUnits, writeUnits } = cost;
  return [name, withKey ? 'yes' : null, requests, depth, readUnits, writeUnits, result.plainBytes, result.sentBytes];
}
