import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import { registry } from '#shared/contract/registry.ts';
import { isOfOutsiders } from '#tests/fixtures/callsOfOutsiders.ts';
import { everyCall } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { type Answer, send } from '../support/caller.ts';
import { seedFrom, times } from '../support/effort.ts';
import { type Faults, loseAnswers, makeTableFaulty } from '../support/faultyTable.ts';
import { useResettableWorld } from '../support/resettableWorld.ts';
import { type TableItem, tableOf } from '../support/table.ts';
import { useStack } from '../support/useStack.ts';
import type { World } from '../support/world.ts';

const SEED = seedFrom(20_261_121);
const RATE = Number(process.env['RATE'] ?? 0.1);
/** How often each call is made, each time in a new company. */
const TIMES = times({ usual: 2, deep: 10 });
const BETWEEN_CALLS = 1_000_003;

const calls = everyCall();
const stack = useStack();
const kept = useResettableWorld(stack);
afterEach(() => setTableClient(createTableClient()));

type Table = ReadonlyMap<string, TableItem>;

describe(`a table that throttles, conflicts and loses answers, each ${RATE * 100} times in a hundred (seed ${SEED})`, () => {
  const met: Faults = { throttled: 0, conflicting: 0, lost: 0 };
  let refused = 0;

  test.each(calls)('%s answers as if nothing had happened, and takes effect once', async (name) => {
    const isCommand = registry[name].kind === 'command';
    for (let time = 0; time < TIMES; time += 1) {
      const world = await kept.reset();
      const before = await tableOf(stack(), world.domain);
      const headers = isCommand ? { 'idempotency-key': randomUUID() } : {};
      const input = fixtures[name](world);
      const faults = makeTableFaulty(RATE, SEED + (calls.indexOf(name) * TIMES + time) * BETWEEN_CALLS);
      let answer = await send(stack(), name, input, world.owner.idToken, headers);
      setTableClient(createTableClient());
      for (const kind of Object.keys(met) as (keyof Faults)[]) met[kind] += faults[kind];
      if (answer.status !== 200) {
        refused += 1;
        expect(answer.body, answer.text).toMatchObject({ code: 'too-many-requests' });
        // Callers that are told to retry do so, under the same key.
        answer = await send(stack(), name, input, world.owner.idToken, headers);
      }
      expect(answer.status, answer.text).toBe(200);
      if (isCommand && !isOfOutsiders(name))
        expectOneEffect(before, await tableOf(stack(), world.domain), world, answer);
    }
  });

  test('was met often enough to be meaningful, and was seldom visible to callers', () => {
    console.info(`seed ${SEED}: ${JSON.stringify(met)}, ${refused} refused`);
    expect(Math.min(met.throttled, met.conflicting, met.lost)).toBeGreaterThan(10);
    expect(refused).toBeLessThan((calls.length * TIMES) / 20);
  });
});

describe('a table that answers no attempt of the SDK', () => {
  const add = async (world: World, headers: Record<string, string>) =>
    send(
      stack(),
      'add_what',
      { containerId: world.containerId, description: 'Said twice', level: 0 },
      world.owner.idToken,
      headers,
    );

  test('but wrote: a command with a key looks, and answers what it did', async () => {
    const world = await kept.reset();
    const before = await tableOf(stack(), world.domain);
    loseAnswers('TransactWriteItemsCommand', 4);
    const answer = await add(world, { 'idempotency-key': randomUUID() });
    expect(answer.status, answer.text).toBe(200);
    expectOneEffect(before, await tableOf(stack(), world.domain), world, answer);
  });

  test('of a query: the call reads once more', async () => {
    const world = await kept.reset();
    loseAnswers('BatchGetItemCommand', 4);
    expect((await send(stack(), 'company_users', {}, world.owner.idToken)).status).toBe(200);
  });

  test('and may have written: a command without a key answers that it failed, and does not run twice', async () => {
    const world = await kept.reset();
    loseAnswers('TransactWriteItemsCommand', 4);
    expect((await add(world, {})).body).toMatchObject({ code: 'unknown' });
    const { whats } = await world.call('get_container', { containerId: world.containerId });
    expect(whats.filter(({ description }) => description === 'Said twice')).toHaveLength(1);
  });

  test('and never answers: the call answers with a fault', async () => {
    const world = await kept.reset();
    loseAnswers('BatchGetItemCommand', Infinity);
    const answer = await send(stack(), 'company_users', {}, world.owner.idToken);
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ code: 'unknown', requestId: expect.any(String) as string });
  });
});

/**
 * Acknowledged changes are in the log, once, and nothing else is; every entity in the answer has the version of the
 * log.
 */
function expectOneEffect(before: Table, after: Table, { owner, domain, containerId }: World, { body }: Answer): void {
  const entries = [...after].flatMap(([name, item]) =>
    item['type'] === 'log' && item['uid'] === owner.uid && !before.has(name) ? [item] : [],
  );
  const ids = new Set(entries.map(({ id }) => id));
  expect(ids.size).toBe(1);
  // The answer to a request for access does not reveal whether it changed anything.
  if (body['change'] !== null) expect(ids).toContain(body['change']);
  const records = [...after.keys()].filter((name) => name.startsWith(`C#${domain}#ONCE#`) && !before.has(name));
  expect(records).toHaveLength(1);
  const home = entries.find(({ pk }) => pk === `C#${domain}#MAP#${containerId}`) ?? entries[0];
  const logged = new Map(
    (home?.['changes'] as { type: string; id: string; version: number }[] | undefined)?.map(({ type, id, version }) => [
      `${type} ${id}`,
      version,
    ]),
  );
  for (const { type, id, version } of [...(body['changed'] as Entity[]), ...(body['removed'] as Entity[])])
    expect(logged.get(`${type} ${id}`) ?? version).toBe(version);
}

type Entity = { type: string; id: string; version: number };
