import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_LONG_TEXT_LENGTH } from '#shared/model/limits.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const write = (map: TestMap, name: string, longDescription: string) =>
  world.call('set_what_long_description', {
    containerId: map.containerId,
    whatId: map.id(name),
    longDescription,
  });

/** The results of a client that asks for all parts. */
async function search({ containerId }: TestMap, query: string) {
  const found: string[] = [];
  let parts = 0;
  let after: string | null = '';
  while (after !== null) {
    const part: { whatIds: string[]; next: string | null } = await world.call('search_long_descriptions', {
      containerId,
      query,
      after,
    });
    found.push(...part.whatIds);
    after = part.next;
    parts++;
  }
  return { found: found.sort(), parts };
}

describe('the long descriptions of a map', () => {
  test('are searched whatever the case and the white space, in this map only', async () => {
    const map = await mapOf(world, 'A: a1 a2 | B');
    const other = await mapOf(world, 'C');
    await write(map, 'a1', 'The Customer\n chooses a BICYCLE');
    await write(map, 'B', 'bicycles are returned');
    await write(map, 'a2', 'Nothing of it');
    await write(other, 'C', 'A bicycle');
    expect((await search(map, 'bicycle')).found).toEqual([map.id('a1'), map.id('B')].sort());
    expect((await search(map, 'customer chooses')).found).toEqual([map.id('a1')]);
    expect((await search(map, 'unicycle')).found).toEqual([]);
    expect((await search(map, ' ')).found).toEqual([]);
  });

  test('of deleted Activities are not found, nor those from before they were added again', async () => {
    const map = await mapOf(world, 'A | B');
    await write(map, 'A', 'A bicycle');
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('A') });
    expect((await search(map, 'bicycle')).found).toEqual([]);
    await world.call('add_what', { containerId: map.containerId, description: 'A', level: 0 });
    expect((await search(map, 'bicycle')).found).toEqual([]);
  });

  test('that are more than one request brings are searched in parts, to the last one', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `N${at}`);
    const map = await mapOf(world, names.join(' | '));
    const long = 'ö'.repeat(MAX_LONG_TEXT_LENGTH - 10);
    for (const name of names) await write(map, name, `${long} word`);
    const { found, parts } = await search(map, 'word');
    expect(found).toEqual(names.map((name) => map.id(name)).sort());
    expect(parts).toBeGreaterThan(2);
  });

  test('are searched by nobody who may not see the map', async () => {
    const input = { containerId: world.containerId, query: 'x' };
    expect(await refusal(world, 'search_long_descriptions', input, world.colleague)).toMatch(/^40[34]/);
  });
});
