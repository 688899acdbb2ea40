import { beforeAll, describe, expect, test } from 'vitest';
import { OUTLINE_SAMPLE, outlineOf } from '#lambdas/entities/story_map/outline.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { ID_ALPHABET } from '#shared/model/ids.ts';
import { mapOf, type TestMap } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

describe('the outline of a story map in a list', () => {
  const outline = async ({ containerId }: TestMap) => {
    const { outlines } = await world.call('story_map_list', { list_type: 'owner' });
    return outlines.find(({ id }) => id === containerId);
  };

  test('counts its Activities and has the shape of its backbone in order', async () => {
    const map = await mapOf(world, 'A: a1 a2 | B | C: c1');
    expect(await outline(map)).toMatchObject({ activities: 6, isEstimate: false, columns: [2, 0, 1] });
    await world.call('update_what_order', { containerId: map.containerId, whatId: map.id('C'), newOrder: 0 });
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('a1') });
    expect(await outline(map)).toMatchObject({ activities: 5, columns: [1, 1, 0] });
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('A') });
    expect(await outline(map)).toMatchObject({ activities: 3, columns: [1, 0] });
  });

  test('shows at most twelve columns of six', async () => {
    const names = Array.from({ length: 14 }, (_, i) => `B${i}`).join(' | ');
    const map = await mapOf(world, `A: 1 2 3 4 5 6 7 8 | ${names}`);
    const { columns = [], activities } = (await outline(map)) ?? {};
    expect(columns).toEqual([6, ...Array.from({ length: 11 }, () => 0)]);
    expect(activities).toBe(23);
  });

  test('says when it was changed last, whatever was changed', async () => {
    const map = await mapOf(world);
    const created = await outline(map);
    expect(created).toMatchObject({ activities: 0, columns: [] });
    await world.call('add_who', { containerId: map.containerId, name: `Rider ${map.containerId}` });
    const edited = await outline(map);
    expect(edited?.editedAt).toBeGreaterThan(created?.editedAt ?? Infinity);
    expect(await outline(map)).toEqual(edited);
  });

  test('is estimated for a map with more Activities than are read', () => {
    // The first half of all ids has the sample, so the map has twice as many.
    const half = ID_ALPHABET.length / 2;
    const rows = Array.from({ length: OUTLINE_SAMPLE }, (_, i) => {
      const place = ((i + 1) * half) / OUTLINE_SAMPLE;
      const id = `${ID_ALPHABET[Math.floor(place)] ?? ''}${String(i).padStart(19, '0')}`;
      return { id, type: 'what', level: i < 2 ? 0 : 1, childCount: 3, orderKey: `${i}`, generation: 0 } as WhatItem;
    });
    const { activities, isEstimate, columns } = outlineOf(rows, false);
    expect(isEstimate).toBe(true);
    expect(activities).toBeCloseTo(2 * OUTLINE_SAMPLE, 0);
    expect(columns).toEqual([3, 3]);
  });
});
