import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import { everyCommand } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { betweenReads } from '../support/beforeNextCommit.ts';
import { type Answer, send } from '../support/caller.ts';
import { times } from '../support/effort.ts';
import { useResettableWorld } from '../support/resettableWorld.ts';
import { useStack } from '../support/useStack.ts';

const stack = useStack();
const kept = useResettableWorld(stack);
afterEach(() => setTableClient(createTableClient()));

const MOST_SPLITS = times({ usual: 3, deep: 20 });

/** Which reads are answered late. The first ones are those of the handler, then come those of the authorization. */
const orders = {
  'the first reads are late': (count: number) => (read: number) => read < count,
  'the first reads are early': (count: number) => (read: number) => read >= count,
};

describe.each(everyCommand())('%s, while a colleague makes the same change between two of its reads', (name) => {
  test.each(Object.entries(orders))('takes effect or is refused in words when %s', async (_, isLateAfter) => {
    for (let count = 1, sent = 2; count < Math.min(sent, MOST_SPLITS); count += 1) {
      const world = await kept.reset();
      const input = fixtures[name](world);
      const attempt = () => send(stack(), name, input, world.owner.idToken, { 'idempotency-key': randomUUID() });
      let theirs: Answer | undefined;
      const readsSent = betweenReads(isLateAfter(count), async () => (theirs = await attempt()));
      const mine = await attempt();
      if (count === 1) sent = readsSent();
      setTableClient(createTableClient());
      expect(theirs?.status ?? 200, theirs?.text).toBe(200);
      expect(mine.status, `${count} of ${sent}: ${mine.text}`).toBeLessThan(500);
    }
  });
});
