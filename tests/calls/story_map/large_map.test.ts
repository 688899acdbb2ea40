import { beforeAll, describe, expect, test } from 'vitest';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { newId } from '#shared/model/ids.ts';
import { type CompanyDomain, companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { putItems, whatRows } from '#tests/calls/support/fillMap.ts';
import { mapOf } from '#tests/calls/support/mapOf.ts';
import { observeTable } from '#tests/calls/support/observedTable.ts';
import { readMap } from '#tests/calls/support/readMap.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { withLists } from '#tests/calls/support/withLists.ts';

const stack = useStack();
let world: SmallWorld;
let company: CompanyDomain;
beforeAll(async () => {
  world = await createSmallWorld(stack());
  company = companyOfEmail(world.owner.email) ?? expect.fail('no company');
});

const fill = (containerId: string, ids: readonly string[], childrenOfEach: number) =>
  putItems(stack(), whatRows(company, containerId, ids, childrenOfEach));

describe('a map of 5,000 Activities', () => {
  const COUNT = 5_000;

  test('opens in two rounds, with each Activity once and in order', async () => {
    const { containerId } = await mapOf(world);
    const ids = Array.from({ length: COUNT }, newId);
    await fill(containerId, ids, 9);
    const { seen, reset } = observeTable();
    const opened = withLists((await readMap(world, containerId, { beforePart: reset })).map);
    expect(seen.depth, seen.commands.join(' ')).toBeLessThanOrEqual(2);
    // Over three pages of 1 MB: the first one, and the rest in parallel slices.
    expect(seen.commands.filter((command) => command === 'QueryCommand').length).toBeGreaterThan(4);
    expect(opened.whats).toHaveLength(COUNT);
    expect(opened.backboneOrder).toEqual(ids.filter((_, i) => i % 10 === 0));
    const children = new Map(opened.whats.map((what) => [what.id, what.childOrder]));
    expect(opened.backboneOrder.flatMap((id) => [id, ...(children.get(id) ?? [])])).toEqual(ids);

    // An addition between known neighbours reads none of the others; the one query counts some of them at the table.
    reset();
    await world.call('add_what', {
      containerId,
      description: 'One more',
      level: 0,
      afterWhatId: ids[0] ?? null,
      beforeWhatId: ids[10] ?? null,
    });
    expect(seen.commands.filter((command) => command === 'QueryCommand')).toHaveLength(1);
    expect(seen.depth).toBe(2);
  });
});

// Over two pages behind the first cut, which lie in one slice.
test.each([
  ['0', 1_600],
  ['V', 3_000],
  ['z', 1_600],
] as const)('all ids that begin with %s are read too, in the order of their keys', async (letter, count) => {
  const { containerId } = await mapOf(world);
  const ids = Array.from({ length: count }, () => `${letter}${newId().slice(1)}`);
  await fill(containerId, ids, 0);
  const { reader } = companyStore(company);
  const found = await reader.range<WhatItem>(rowKeys.whats(reader.keys, containerId));
  expect(found.map((what) => what.id)).toEqual([...ids].sort());
});
