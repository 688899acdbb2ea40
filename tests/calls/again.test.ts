import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { everyCommand } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { send } from './support/caller.ts';
import { observeTable } from './support/observedTable.ts';
import { useResettableWorld } from './support/resettableWorld.ts';
import { useStack } from './support/useStack.ts';

const stack = useStack();
const kept = useResettableWorld(stack);

/** A further attempt may need other reads and writes than the first one, and its grants must cover them. */
describe.each(everyCommand())('%s', (name) => {
  test('is retried after a commit conflict, within its grants', async () => {
    const world = await kept.reset();
    const input = fixtures[name](world);
    const draws = [0];
    const { seen } = observeTable({ conflictRate: 0.5, random: () => draws.pop() ?? 1 });
    const answer = await send(stack(), name, input, world.owner.idToken, { 'idempotency-key': randomUUID() });
    expect(answer.status, answer.text).toBe(200);
    expect(seen.conflicts).toBe(1);
    // An export notes its attempt before Jira is asked.
    const writes = name === 'export_data' ? 2 : 1;
    expect(seen.commands.filter((command) => command === 'TransactWriteItemsCommand')).toHaveLength(writes);
  });
});
