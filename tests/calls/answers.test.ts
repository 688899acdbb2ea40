import { beforeAll, describe, expect, test } from 'vitest';
import { retentionDate } from '#lambdas/store/changeLog.ts';
import type { CallOutput } from '#shared/contract/registry.ts';
import { send } from './support/caller.ts';
import { logOf } from './support/history.ts';
import { mapOf, type TestMap } from './support/mapOf.ts';
import { readMap } from './support/readMap.ts';
import { createSmallWorld, type SmallWorld } from './support/smallWorld.ts';
import { tableOf } from './support/table.ts';
import { useStack } from './support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

describe('an answer', () => {
  const ask = (containerId: string, acceptEncoding: string) =>
    fetch(`${stack().apiUrl}/get_container`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${world.owner.idToken}`,
        'content-type': 'application/json',
        'accept-encoding': acceptEncoding,
      },
      body: JSON.stringify({ containerId }),
    });

  test('is compressed when it is large and the caller accepts that, and has the same content either way', async () => {
    const map = await mapOf(world, 'A: a1 a2 a3 a4 | B');
    const packed = await ask(map.containerId, 'deflate, gzip;q=0.8');
    const plain = await ask(map.containerId, 'gzip;q=0, identity');
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const answer of [packed, plain]) {
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('vary')).toBe('accept-encoding');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')));
    const { cursor: _packed, ...opened } = (await packed.json()) as { cursor: number };
    const { cursor: _plain, ...same } = (await plain.json()) as { cursor: number };
    expect(opened).toEqual(same);
  });

  test('is not compressed when it is small, and keeps every character', async () => {
    const { id } = await world.call('story_map_container_create', { name: 'Zürich 🗺 地図', why: '"</script>\u2028' });
    const answer = await ask(id, 'gzip');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.json()).toMatchObject({ name: 'Zürich 🗺 地図', why: '"</script>' });
  });
});

describe('the answer of a command', () => {
  const versionOf = (
    answer: { changed: { id: string; version: number }[]; removed: { id: string; version: number }[] },
    id: string,
  ) => [...answer.changed, ...answer.removed].find((entity) => entity.id === id)?.version;

  test('has versions that rise by one with each change, also through deleting and adding again', async () => {
    const map = await mapOf(world, 'A | B');
    const { containerId } = map;
    const whatId = map.id('A');
    const answers = [
      await world.call('update_what_order', { containerId, whatId, newOrder: 1 }),
      await world.call('set_rank', { containerId, whatId, newRank: 1 }),
      await world.call('move_what', { containerId, whatId, newParentId: map.id('B') }),
      await world.call('change_what_description', {
        containerId,
        objectId: whatId,
        newDescription: map.text('Anew'),
        changeType: 'what_description',
      }),
      await world.call('delete_what2', { containerId, whatId }),
      await world.call('add_what', { containerId, description: map.text('anew'), level: 0 }),
      await world.call('delete_what2', { containerId, whatId }),
    ];
    expect(answers.map((answer) => versionOf(answer, whatId))).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(answers.map((answer) => answer.change)).size).toBe(answers.length);
  });

  test('equals what the next read returns', async () => {
    const map = await mapOf(world, 'A | B: b1');
    // The documented lists are derived from the changes and not part of them.
    const shown = async (id: string) =>
      (await readMap(world, map.containerId, { lists: false })).map.whats.find((found) => found.id === id);
    const added = await map.add('a1', 'A', { fields: { cost: 1 } });
    const moved = await world.call('move_what', {
      containerId: map.containerId,
      whatId: map.id('b1'),
      newParentId: map.id('A'),
      newOrder: 0,
    });
    for (const [answer, id] of [
      [added, map.id('a1')],
      [moved, map.id('b1')],
    ] as const) {
      expect(answer.changed).toEqual([{ type: 'what', ...(await shown(id)) }]);
    }
    const created = await world.call('story_map_container_create', { name: 'New', why: 'Why' });
    expect(created.changed).toMatchObject([
      { type: 'story_map', id: created.id, version: 1, name: 'New', owner: world.owner.uid },
    ]);
    expect((await world.call('delete_container', { containerId: created.id })).removed).toEqual([
      { type: 'story_map', id: created.id, version: 2 },
    ]);
  });
});

describe('the change log', () => {
  const entriesOf = async (map: TestMap) => logOf(await tableOf(stack(), world.domain), world.domain, map.containerId);

  test('records who did what, by which call, in which tab, when, and until when it is shown', async () => {
    const map = await mapOf(world, 'A');
    const before = Date.now();
    const input = { containerId: map.containerId, description: map.text('B'), level: 0, fields: { cost: 4 } };
    const { body } = await send(stack(), 'add_what', input, world.owner.idToken, { 'x-tab-id': 'tab-7' });
    const answer = body as CallOutput<'add_what'>;
    const entries = await entriesOf(map);
    const entry = entries.at(-1);
    expect(entry).toMatchObject({ id: answer.change, uid: world.owner.uid, tab: 'tab-7', call: 'add_what', schema: 1 });
    expect(entry?.at).toBeGreaterThanOrEqual(before);
    expect(entry?.retentionDate).toBe(retentionDate(entry?.at ?? 0));
    // The company's own Activity, and the Activity on this map, complete.
    expect(entry?.changes.map(({ type, id, version, was }) => ({ type, id, version, was }))).toEqual([
      { type: 'company_what', id: answer.id, version: 1, was: null },
      { type: 'what', id: answer.id, version: 1, was: null },
    ]);
    expect(entry?.changes[1]?.now).toMatchObject({ description: map.text('B'), cost: 4, level: 0, parentId: null });
    // No tab when none is named, and a long name is cut.
    expect(entries[0]).toMatchObject({ call: 'story_map_container_create', tab: null });
    await send(
      stack(),
      'set_rank',
      { containerId: map.containerId, whatId: answer.id, newRank: 1 },
      world.owner.idToken,
      { 'x-tab-id': 'x'.repeat(500) },
    );
    expect((await entriesOf(map)).at(-1)?.tab).toBe('x'.repeat(64));
  });

  test('has one entry per change and none when nothing changed', async () => {
    const map = await mapOf(world, 'A: a1 | B');
    const { containerId } = map;
    const count = (await entriesOf(map)).length;
    expect(count).toBe(4);
    await world.call('set_rank', { containerId, whatId: map.id('A'), newRank: null });
    await map.add('A');
    await send(
      stack(),
      'move_what',
      { containerId, whatId: map.id('A'), newParentId: map.id('B') },
      world.owner.idToken,
    );
    expect((await entriesOf(map)).length).toBe(count);
    await world.call('delete_what2', { containerId, whatId: map.id('A') });
    const entries = await entriesOf(map);
    expect(entries.length).toBe(count + 1);
    // Its child is hidden, which follows from the parent and is not a change of its own.
    expect(entries.at(-1)?.changes).toMatchObject([
      { type: 'what', id: map.id('A'), was: { deletedAt: null }, now: { deletedAt: expect.any(Number) as number } },
    ]);
  });

  // Six months ahead (rule history.3).
  test.each([
    ['2026-01-15T12:30:00.000Z', '2026-07-15T12:30:00.000Z'],
    ['2026-09-30T23:59:59.999Z', '2027-03-30T23:59:59.999Z'],
    ['2028-02-29T00:00:00.000Z', '2028-08-29T00:00:00.000Z'],
  ])('an entry of %s is shown until %s', (at, until) => {
    expect(new Date(retentionDate(Date.parse(at))).toISOString()).toBe(until);
  });
});
