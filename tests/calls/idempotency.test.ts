import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type CallName, registry } from '#shared/contract/registry.ts';
import { everyCommand } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { beforeNextQuery } from './support/beforeNextCommit.ts';
import { send } from './support/caller.ts';
import { useResettableWorld } from './support/resettableWorld.ts';
import { tableOf } from './support/table.ts';
import { useStack } from './support/useStack.ts';
import type { World } from './support/world.ts';

const stack = useStack();
const kept = useResettableWorld(stack);
const keptOther = useResettableWorld(stack);

/** People with access do not need the calls that are open to people without access. */
const isForOutsiders = (name: CallName) => registry[name].access.name === 'address';
const senderOf = (world: World, name: CallName) => (isForOutsiders(name) ? world.outsider : world.owner);
const inputOf = (world: World, name: CallName) => ({
  ...fixtures[name](world),
  ...(isForOutsiders(name) && { email: world.outsider.email, accessToken: world.outsider.accessToken }),
});
/** Linking an account that is linked already changes nothing; `link_sign_in.test.ts` links others. */
const changesOf = (name: CallName) => (name === 'link_sign_in' ? 0 : 1);
const sendWithKey = (world: World, name: CallName, input: unknown, key: string) =>
  send(stack(), name, input, senderOf(world, name).idToken, { 'idempotency-key': key });

/**
 * The number of change-log entries of a company. One that concerns two story maps is in the logs of both; background
 * work is logged as the system's.
 */
async function logLength(world: World): Promise<number> {
  const entries = [...(await tableOf(stack(), world.domain)).values()].filter(
    (item) => item['type'] === 'log' && item['uid'] !== null,
  );
  return new Set(entries.map((entry) => entry['id'])).size;
}

describe.each(everyCommand())('%s with an idempotency key', (name) => {
  test('takes effect once and answers the same, sent again or three times at once, and is refused with other input', async () => {
    const world = await kept.reset();
    const input = inputOf(world, name);
    const before = await logLength(world);
    const key = randomUUID();
    const atOnce = await Promise.all([1, 2, 3].map(() => sendWithKey(world, name, input, key)));
    const again = await sendWithKey(world, name, input, key);
    for (const answer of [...atOnce, again]) {
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toEqual(atOnce[0]?.body);
    }
    expect(await logLength(world)).toBe(before + changesOf(name));
    // The same key with other input, and an invalid key, are refused.
    const refused = await sendWithKey(world, name, otherInput(name, input, world), key);
    expect(refused.body).toMatchObject({ code: 'idempotency-mismatch' });
    expect(refused.status).toBe(409);
    expect((await sendWithKey(world, name, input, ' ')).status).toBeLessThan(500);
    expect((await sendWithKey(world, name, input, 'x'.repeat(201))).status).toBe(400);
    // Keys are per person: a command of somebody else under the same key is another command.
    const other = await keptOther.reset();
    expect((await sendWithKey(other, name, inputOf(other, name), key)).status).toBe(200);
  });
});

/** The fixture with another valid value in one field. */
function otherInput(name: CallName, input: object, { domain }: World): object {
  const id = '0'.repeat(20);
  const values = [id, `who-${id}-${id}`, `somebody@${domain}`, 'Another text', 2, false];
  const others = Object.keys(input).flatMap((field) => values.map((value) => ({ ...input, [field]: value })));
  const other = others.find((changed) => z.safeParse(registry[name].input, changed).success);
  return other ?? expect.fail(`no field of ${name} takes another value`);
}

test('a command that changed nothing leaves an idempotency record too', async () => {
  const world = await kept.reset();
  const input = { containerId: world.containerId, whatId: world.whats.first, newRank: null };
  const key = randomUUID();
  const first = await sendWithKey(world, 'set_rank', input, key);
  expect(first.body).toMatchObject({ change: null, changed: [{ id: world.whats.first, rankKey: null }], removed: [] });
  await world.call('set_rank', { ...input, newRank: 1 });
  expect((await sendWithKey(world, 'set_rank', input, key)).body).toEqual(first.body);
  expect((await world.call('get_container', { containerId: world.containerId })).backboneRank).toEqual([
    world.whats.first,
  ]);
});

test('a retry whose first attempt finishes in between answers the same', async () => {
  const world = await kept.reset();
  const input = fixtures.remove_who_label(world);
  const key = randomUUID();
  let first: Awaited<ReturnType<typeof send>> | undefined;
  beforeNextQuery(async () => void (first = await sendWithKey(world, 'remove_who_label', input, key)));
  const second = await sendWithKey(world, 'remove_who_label', input, key);
  expect(first?.status, first?.text).toBe(200);
  expect(second.body).toEqual(first?.body);
  // Under another key it is another command, which comes too late.
  expect((await sendWithKey(world, 'remove_who_label', input, randomUUID())).status).toBe(404);
});

test('a key belongs to one person: the same command of a colleague under the same key is another command', async () => {
  const world = await kept.reset();
  const key = randomUUID();
  const input = { name: 'Mine', why: 'Because' };
  const create = (idToken: string) =>
    send(stack(), 'story_map_container_create', input, idToken, { 'idempotency-key': key });
  const mine = await create(world.owner.idToken);
  const theirs = await create(world.colleague.idToken);
  expect([mine.status, theirs.status]).toEqual([200, 200]);
  expect(theirs.body).not.toEqual(mine.body);
});
