import { beforeAll, describe, expect, test } from 'vitest';
import { auditOf } from '../support/audit.ts';
import { createSmallWorld, type SmallWorld } from '../support/smallWorld.ts';
import { useStack } from '../support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

describe('a long Access Log', () => {
  test('has a period, and pages that go on where the last one ended', { timeout: 180_000 }, async () => {
    const begun = Date.now();
    for (let i = 0; i < 210; i += 30) {
      const emails = Array.from({ length: 30 }, (_, n) => `paged${i + n}@${world.domain}`);
      await Promise.all(emails.map((email) => world.call('add_registered_email', { email })));
    }
    const ended = Date.now() + 1;
    await world.call('add_registered_email', { email: `later@${world.domain}` });
    const { docs, pages } = await auditOf(world, { from: begun, to: ended });
    expect(pages).toBeGreaterThan(1);
    expect(docs).toHaveLength(210);
    expect(new Set(docs.map(({ id }) => id)).size).toBe(210);
    expect((await auditOf(world, { from: ended })).docs).toHaveLength(1);
    expect((await auditOf(world, { to: 1 })).docs).toEqual([]);
  });
});
