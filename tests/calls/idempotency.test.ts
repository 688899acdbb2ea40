import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { callNames, registry, type CallName } from '#shared/contract/registry.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { send } from './support/caller.ts';
import { tableOf } from './support/table.ts';
import { useStack } from './support/useStack.ts';
import { createWorld, type World } from './support/world.ts';

const stack = useStack();
const commands = callNames.filter((name) => registry[name].kind === 'command');

const sendWithKey = (world: World, name: CallName, input: unknown, key: string) =>
  send(stack(), name, input, world.owner.idToken, { 'idempotency-key': key });

/** How many change-log entries a company has. */
async function logLength(world: World): Promise<number> {
  return [...(await tableOf(stack(), world.domain)).values()].filter((item) => item['type'] === 'log').length;
}

describe.each(commands)('%s with an idempotency key', (name) => {
  test('takes effect once and answers the same, sent twice and three at a time', async () => {
    const world = await createWorld(stack());
    const input = fixtures[name](world);
    const before = await logLength(world);
    const key = randomUUID();
    const atOnce = await Promise.all([1, 2, 3].map(() => sendWithKey(world, name, input, key)));
    const again = await sendWithKey(world, name, input, key);
    for (const answer of [...atOnce, again]) {
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toEqual(atOnce[0]?.body);
    }
    expect(await logLength(world)).toBe(before + 1);
  });

  test('refuses the same key with other input, and a key that is none', async () => {
    const world = await createWorld(stack());
    const other = await createWorld(stack());
    const key = randomUUID();
    const input = fixtures[name](world);
    expect((await sendWithKey(world, name, input, key)).status).toBe(200);
    const refused = await sendWithKey(world, name, { ...input, ...(await OTHER_INPUT[name]?.(world)) }, key);
    expect(refused.body).toMatchObject({ code: 'idempotency-mismatch' });
    expect(refused.status).toBe(409);
    expect((await sendWithKey(world, name, input, ' ')).status).toBeLessThan(500);
    expect((await sendWithKey(world, name, input, 'x'.repeat(201))).status).toBe(400);
    // Keys are a person's own: somebody else's command under the same key is another command.
    expect((await sendWithKey(other, name, fixtures[name](other), key)).status).toBe(200);
  });
});

/** One field of each command's fixture with another value that would be fine as well. */
const OTHER_INPUT: Partial<Record<CallName, (world: World) => object | Promise<object>>> = {
  delete_container: async ({ call }) => ({ containerId: (await call('story_map_container_create', { name: 'Another', why: 'Map' })).id }),
  add_registered_email: ({ domain }) => ({ email: `somebody@${domain}` }),
  remove_registered_email: ({ colleague }) => ({ email: colleague.email }),
  story_map_container_create: () => ({ name: 'Another name' }),
  add_what: () => ({ description: 'Another description' }),
  delete_what2: ({ whats }) => ({ whatId: whats.sibling }),
  update_what_order: () => ({ newOrder: 1 }),
  move_what: () => ({ newOrder: 1 }),
  set_rank: () => ({ newRank: 2 }),
  change_what_description: () => ({ newDescription: 'Another description' }),
};

test('a command that had nothing to change is remembered too', async () => {
  const world = await createWorld(stack());
  const input = { containerId: world.mapId, whatId: world.whats.first, newRank: null };
  const key = randomUUID();
  const first = await sendWithKey(world, 'set_rank', input, key);
  expect(first.body).toEqual({ change: null, changed: [], removed: [] });
  await world.call('set_rank', { ...input, newRank: 1 });
  expect((await sendWithKey(world, 'set_rank', input, key)).body).toEqual(first.body);
  expect((await world.call('get_container', { containerId: world.mapId })).backboneRank).toEqual([world.whats.first]);
});
