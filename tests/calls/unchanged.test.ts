import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ChangeAnswer, Changed, Removed } from '#shared/contract/change.ts';
import type { CallName } from '#shared/contract/registry.ts';
import { everyCommand } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { send } from './support/caller.ts';
import { useResettableWorld } from './support/resettableWorld.ts';
import { tableOf } from './support/table.ts';
import { useStack } from './support/useStack.ts';

const stack = useStack();
const kept = useResettableWorld(stack);

/** Types of entities that a command changes, but which its answer lacks when nothing had to change. */
const LEFT_OUT: Partial<Record<CallName, readonly string[]>> = {
  // It leaves an Activity that is on the map as it is, so it does not read the details it was to have.
  add_what: ['what_reference', 'what_who_link'],
  // A list of requests, which no longer names them.
  clear_access_requests: ['access_request'],
  // Nothing says who owned the map before.
  set_container_owner: ['member'],
};

/** The commands that answered that nothing had to change. */
const unchanged: CallName[] = [];

describe.each(everyCommand())('%s, sent again after a colleague has made the same change', (name) => {
  test('is refused, changes something, or shows the entities as they are', async () => {
    const world = await kept.reset();
    const input = fixtures[name](world);
    const attempt = () => send(stack(), name, input, world.owner.idToken, { 'idempotency-key': randomUUID() });
    const theirs = await attempt();
    expect(theirs.status, theirs.text).toBe(200);
    await stack().stream.settled();
    const mine = await attempt();
    const [first, second] = [theirs.body, mine.body] as ChangeAnswer[];
    if (mine.status !== 200 || first?.change === null || second?.change !== null) return;
    unchanged.push(name);

    const rows = [...(await tableOf(stack(), world.domain)).values()];
    const isAsItWas = ({ type, id, version }: Changed | Removed) =>
      rows.some((row) => row['type'] === type && row['id'] === id && row['version'] === version);
    const isExpected = (entity: Changed | Removed) => isAsItWas(entity) && !LEFT_OUT[name]?.includes(entity.type);
    expect(second.changed).toEqual(expect.arrayContaining(first?.changed.filter(isExpected) ?? []));
    expect(second.removed).toEqual(expect.arrayContaining(first?.removed.filter(isExpected) ?? []));
  });
});

test('many commands have nothing to change the second time', () => {
  expect(unchanged.length, unchanged.join(' ')).toBeGreaterThan(30);
});
