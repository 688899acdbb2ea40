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

/** A further attempt may read and write what the first one had no need of, and a function may do nothing that its grants do not name. */
describe.each(everyCommand())('%s', (name) => {
  test('is retried after a commit conflict, within its grants', async () => {
    const world = await kept.reset();
    const input = fixtures[name](world);
    const draws = [0];
    const { seen } = observeTable({ conflictRate: 0.5, random: () => draws.pop() ?? 1 });
    const answer = await send(stack(), name, input, world.owner.idToken, { 'idempotency-key': randomUUID() });
    expect(answer.status, answer.text).toBe(200);
    expect(seen.conflicts).toBe(1);
    expect(seen.commands.filter((command) => command === 'TransactWriteItemsCommand')).toHaveLength(1);
  });
});
