import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { companyOfEmail, type CompanyDomain } from '#shared/model/company.ts';
import { newId } from '#shared/model/ids.ts';
import { generateNKeysBetween } from 'fractional-indexing';
import { companyStore } from '#lambdas/data/companyStore.ts';
import type { WhatItem } from '#lambdas/data/entities/what.ts';
import { keysOf } from '#lambdas/data/keys.ts';
import { mapOf } from './support/mapOf.ts';
import { observeTable } from './support/observedTable.ts';
import { useStack } from './support/useStack.ts';
import { createWorld, type World } from './support/world.ts';

const stack = useStack();
let world: World;
let company: CompanyDomain;
beforeAll(async () => {
  world = await createWorld(stack());
  company = companyOfEmail(world.owner.email) ?? expect.fail('no company');
});

/** Writes Activities onto a map as many edits over years would have left them. Each is about 0.8 KB. */
async function fill(mapId: string, ids: readonly string[], childrenOfEach: number): Promise<void> {
  const keys = keysOf(company);
  const orderKeys = generateNKeysBetween(null, null, ids.length);
  let parentId: string | null = null;
  const items = ids.map((id, i): WhatItem => {
    const isTop = i % (childrenOfEach + 1) === 0;
    if (isTop) parentId = id;
    return {
      ...keys.what(mapId, id),
      type: 'what',
      id,
      version: 1,
      description: `${i} ${'long '.repeat(98)}`,
      level: isTop ? 0 : 1,
      parentId: isTop ? null : parentId,
      orderKey: orderKeys[i] ?? '',
      rankKey: null,
      priorityId: null,
      cost: null,
      size: null,
      value: null,
      childContainerId: null,
      childCount: isTop ? childrenOfEach : 0,
      generation: 0,
      parentGeneration: isTop ? null : 0,
    };
  });
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: stack().tableEndpoint,
      region: 'us-east-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    }),
  );
  for (let i = 0; i < items.length; i += 25) {
    const requests = items.slice(i, i + 25).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [stack().tableName]: requests } }));
  }
  client.destroy();
}

describe('a map of 6,000 Activities', () => {
  const COUNT = 6_000;

  test('opens in two rounds, with each Activity once and in its place', async () => {
    const { containerId, board } = await mapOf(world);
    const ids = Array.from({ length: COUNT }, newId);
    await fill(containerId, ids, 9);
    const { seen, reset } = observeTable();
    reset();
    const opened = await board();
    expect(seen.depth, seen.commands.join(' ')).toBeLessThanOrEqual(2);
    // Over three pages of 1 MB: the first one, and the rest in slices at the same time.
    expect(seen.commands.filter((command) => command === 'QueryCommand').length).toBeGreaterThan(4);
    expect(opened.whats).toHaveLength(COUNT);
    expect(opened.backboneOrder).toEqual(ids.filter((_, i) => i % 10 === 0));
    const children = new Map(opened.whats.map((what) => [what.id, what.childOrder]));
    expect(opened.backboneOrder.flatMap((id) => [id, ...(children.get(id) ?? [])])).toEqual(ids);

    // An edit between known neighbours reads none of the others.
    reset();
    await world.call('add_what', {
      containerId,
      description: 'One more',
      level: 0,
      afterWhatId: ids[0] ?? null,
      beforeWhatId: ids[10] ?? null,
    });
    expect(seen.commands).not.toContain('QueryCommand');
    expect(seen.depth).toBe(2);
  });
});

// Over two pages behind the first cut, which lie in one slice.
test.each([
  ['0', 1_600],
  ['V', 3_000],
  ['z', 1_600],
] as const)('ids that all begin with %s are read completely too, in the order of their keys', async (letter, count) => {
  const { containerId } = await mapOf(world);
  const ids = Array.from({ length: count }, () => `${letter}${newId().slice(1)}`);
  await fill(containerId, ids, 0);
  const { reader } = companyStore(company);
  const found = await reader.range<WhatItem>(reader.keys.whats(containerId));
  expect(found.map((what) => what.id)).toEqual([...ids].sort());
});
