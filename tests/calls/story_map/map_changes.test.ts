import { beforeAll, describe, expect, test } from 'vitest';
import type { CallOutput } from '#shared/contract/registry.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { Scope } from '#web/replica/scope.ts';
import { enterCopy, expectCopy } from '#web/replica/story_map/copy.ts';
import { mapEntities, whats } from '#web/replica/story_map/entities.ts';

type Copy = CallOutput<'get_container'>;

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const read = (containerId: string) => world.call('get_container', { containerId, lists: false });
const changesSince = (containerId: string, since = 0) => world.call('map_changes', { containerId, since });

/** A map as a screen keeps it. */
function kept(copy: Copy): Scope {
  const scope = new Scope('map');
  scope.define(...mapEntities);
  enterCopy(expectCopy(scope), copy);
  return scope;
}

/** Its visible part. */
function seen(scope: Scope): Record<string, unknown> {
  return Object.fromEntries(
    mapEntities.map((definition) => [
      definition.type,
      [...scope.all(definition as never).values()]
        .map((entity) => ({ ...(entity as object), type: definition.type }) as { id: string; type: string })
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    ]),
  );
}

/** Changes of everything that a map can hold. */
async function changeAll(map: TestMap): Promise<void> {
  const { containerId } = map;
  const { call } = world;
  const who = async (name: string) =>
    (await call('add_who', { containerId, name: map.text(name), group: 'G', category: 'C' })).id;
  const [one, other] = [await who('One'), await who('Other')];
  const [whatWho] = world.linkTypes.whatWho;
  await map.add('c1', 'B');
  await call('add_what_who_links', { containerId, whatId: map.id('a1'), whoIds: [one, other], linkTypeId: whatWho });
  await call('add_what_who_links', { containerId, whatId: map.id('b1'), whoIds: [one], linkTypeId: whatWho });
  await call('remove_what_who_link', { containerId, whatId: map.id('a1'), whoId: one });
  await call('add_who_who_link', { containerId, whoId: one, otherWhoId: other, linkTypeId: world.linkTypes.whoWho[0] });
  await call('move_what', { containerId, whatId: map.id('a2'), newParentId: map.id('B') });
  await call('delete_what2', { containerId, whatId: map.id('A') });
  await call('set_rank', { containerId, whatId: map.id('B'), newRank: 1 });
  await call('change_story_map_name', { containerId, name: 'Another' });
  await call('add_member', { containerId, uid: world.colleague.uid, role: 'viewer' });
  await call('delete_who', { containerId, whoId: other });
}

describe('map_changes', () => {
  test('keeps a copy equal to a fresh read, again and again', async () => {
    const map = await mapOf(world, 'A: a1 a2 | B: b1');
    const { containerId } = map;
    const before = await read(containerId);
    const scope = kept(before);
    await changeAll(map);
    const changes = await changesSince(containerId, before.cursor);
    expect(changes).toMatchObject({ tooOld: false, role: 'owner' });
    scope.enter(changes);
    const fresh = kept(await read(containerId));
    expect(seen(scope)).toEqual(seen(fresh));
    expect(seen(scope)).toMatchObject({ what: expect.arrayContaining([]) as unknown });
    // Applying the same changes again has no effect, and the next read continues where this one ended.
    scope.enter(changes);
    await map.add('d1', 'B');
    scope.enter(await changesSince(containerId, changes.cursor));
    expect(seen(scope)).toEqual(seen(kept(await read(containerId))));
    expect(scope.all(whats).size).toBe(5);
  });

  test('returns changes from shortly before the last read too, and nothing older', async () => {
    const map = await mapOf(world, 'A');
    const { containerId } = map;
    const changedTypes = async (since: number) =>
      (await changesSince(containerId, since)).changed.map(({ type }) => type);
    const { cursor } = await changesSince(containerId);
    expect(await changedTypes(cursor)).toEqual(['story_map', 'what']);
    expect(await changedTypes(cursor + 9_000)).toEqual(['story_map', 'what']);
    expect(await changedTypes(cursor + 60_000)).toEqual(['story_map']);
  });

  test('asks for a full read after more than 300 changes', async () => {
    const map = await mapOf(world, 'A');
    const { containerId } = map;
    for (let i = 0; i < 300; i += 1)
      await world.call('change_what_fields', { containerId, whatId: map.id('A'), fields: { cost: i + 1 } });
    const { cursor: _cursor, ...changes } = await changesSince(containerId);
    expect(changes).toMatchObject({ tooOld: true, changed: [{ type: 'story_map' }], removed: [] });
  });

  test('is refused to people who may no longer see the map', async () => {
    const map = await mapOf(world, 'A');
    const { containerId } = map;
    await world.call('add_member', { containerId, uid: world.colleague.uid, role: 'viewer' });
    expect(await world.call('map_changes', { containerId, since: 0 }, world.colleague)).toMatchObject({
      role: 'viewer',
    });
    await world.call('remove_member', { containerId, uid: world.colleague.uid });
    await expect(world.call('map_changes', { containerId, since: 0 }, world.colleague)).rejects.toThrow(
      'permission-denied',
    );
    expect(await refusal(world, 'map_changes', { containerId: '0'.repeat(20), since: 0 })).toBe(
      '403 permission-denied',
    );
  });
});
