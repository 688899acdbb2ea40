import { describe, expect, test } from 'vitest';
import { everyCall } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { send } from './support/caller.ts';
import { observeTable } from './support/observedTable.ts';
import { useResettableWorld } from './support/resettableWorld.ts';
import { useStack } from './support/useStack.ts';

/** Sequential rounds to the table that a call may take: one to read, one to write. */
const MAX_DEPTH = 2;

const stack = useStack();
const kept = useResettableWorld(stack);

describe.each(everyCall())('%s', (name) => {
  test(`reaches the table in at most ${MAX_DEPTH} rounds and never scans`, async () => {
    const world = await kept.reset();
    const input = fixtures[name](world);
    const { seen, reset } = observeTable();
    reset();
    const answer = await send(stack(), name, input, world.owner.idToken);
    expect(answer.status, answer.text).toBe(200);
    expect(seen.depth, seen.commands.join(' ')).toBeLessThanOrEqual(MAX_DEPTH);
    expect(
      seen.commands.filter(
        (command) => !['BatchGetItemCommand', 'QueryCommand', 'TransactWriteItemsCommand'].includes(command),
      ),
    ).toEqual([]);
  });
});

test('the counter counts rounds', async () => {
  const world = kept.now();
  const { seen, reset } = observeTable();
  reset();
  await world.call('company_users', {});
  await world.call('company_users', {});
  expect(seen.depth).toBe(2);
  expect(seen.commands.length).toBeGreaterThanOrEqual(4);
});
