import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalStack, startLocalStack } from '#infra/local/stack.ts';
import { createEmbeddedIndex } from '#lambdas/ports/search/embedded/embeddedIndex.ts';
import type { SearchIndex } from '#lambdas/ports/search/port.ts';
import { searchIndex, setSearchIndex } from '#lambdas/ports/search/searchIndex.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import type { Key } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { make } from '#tests/calls/support/caller.ts';
import { mapOf } from '#tests/calls/support/mapOf.ts';
import { companyOf, found, renameMap } from '#tests/calls/support/searching.ts';
import { signIn } from '#tests/calls/support/signIn.ts';
import { createWorld, PASSWORD, share, type World } from '#tests/calls/support/world.ts';
import { index_changes, rebuild_index } from '#tests/events/support/functions.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'storyd-search-'));
let stack: LocalStack;
beforeAll(async () => {
  stack = await startLocalStack({ dataDir });
});
afterAll(async () => {
  await stack.stop();
  rmSync(dataDir, { recursive: true });
});

let sequence = 0;
const record = ({ pk, sk }: Key, eventName: 'INSERT' | 'MODIFY' | 'REMOVE' = 'MODIFY'): DynamoDBRecord => ({
  eventName,
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: String((sequence += 1)) },
});
const owned = (world: World, query: string) => found(world, 'story_map_owner', { query });

test('records may arrive twice, late and in any order: the index ends equal to the table', async () => {
  const world = await createWorld(stack);
  const { keys } = companyStore(companyOf(world)).reader;
  const [kept, gone] = await Promise.all(
    ['Lantern kept', 'Lantern gone'].map(
      async (name) => (await world.call('story_map_container_create', { name, why: 'x' })).id,
    ),
  );
  if (kept === undefined || gone === undefined) throw new Error('there are no maps');
  await world.call('delete_container', { containerId: gone });
  await renameMap(world, kept, 'Torch kept');
  await stack.stream.settled();

  const head = rowKeys.storyMap(keys, kept);
  const records = [
    record(head, 'REMOVE'),
    record(head, 'INSERT'),
    record(rowKeys.storyMap(keys, gone), 'INSERT'),
    record(head),
    record(rowKeys.member(keys, kept, world.editor.uid), 'REMOVE'),
  ];
  for (const order of [records, [...records].reverse(), [...records, ...records]]) {
    expect(await index_changes({ Records: order })).toEqual({ batchItemFailures: [] });
    expect(await owned(world, 'torch')).toEqual(['Torch kept']);
    expect(await owned(world, 'lantern')).toEqual([]);
    // The index itself has dropped the deleted one; the call would have left it out anyway.
    expect(await searchIndex().search(companyOf(world), { kind: 'story_map', text: 'lantern', limit: 5 })).toEqual([]);
  }
});

test('records of entities that are not searched are skipped', async () => {
  const world = await createWorld(stack);
  const { keys } = companyStore(companyOf(world)).reader;
  const others = [
    rowKeys.what(keys, world.containerId, world.whats.first),
    rowKeys.mapLog(keys, world.containerId, 'x'),
    rowKeys.company(keys),
    rowKeys.user(keys, world.owner.uid),
    rowKeys.sharedUse(keys, 'what', world.whats.first, world.containerId),
  ];
  const index = searchIndex();
  setSearchIndex(undefined);
  try {
    expect(await index_changes({ Records: others.map((key) => record(key)) })).toEqual({ batchItemFailures: [] });
  } finally {
    setSearchIndex(index);
  }
});

test('a record that could not be processed is named, and only that one', async () => {
  const world = await createWorld(stack);
  const { keys } = companyStore(companyOf(world)).reader;
  const index = searchIndex();
  const failing: SearchIndex = {
    ...index,
    put: async (company, document) =>
      document.kind === 'what' ? Promise.reject(new Error('down')) : index.put(company, document),
  };
  const bad = record(rowKeys.shared(keys, 'what', world.whats.first));
  setSearchIndex(failing);
  try {
    const { batchItemFailures } = await index_changes({
      Records: [record(rowKeys.storyMap(keys, world.containerId)), bad],
    });
    expect(batchItemFailures).toEqual([{ itemIdentifier: bad.dynamodb?.SequenceNumber }]);
  } finally {
    setSearchIndex(index);
  }
});

test('the index is rebuilt from the table at every start, with the same results for each person', async () => {
  const world = await createWorld(stack);
  const map = await mapOf(world, 'Beehive');
  await renameMap(world, map.containerId, 'Honey map');
  await share(world.domain, map.containerId, world.viewer.uid, 'viewer');
  const { id: gone } = await world.call('story_map_container_create', { name: 'Honey gone', why: 'x' });
  await world.call('delete_container', { containerId: gone });

  await stack.stop();
  stack = await startLocalStack({ dataDir });
  const again = async (somebody: World['owner']) => ({
    ...somebody,
    ...(await signIn(stack, somebody.email, PASSWORD)),
  });
  const restarted = {
    ...world,
    stack,
    call: ((name, input, as) => make(stack, (as ?? owner).idToken, name, input)) as World['call'],
  };
  const owner = await again(world.owner);
  const viewer = await again(world.viewer);
  expect(await found(restarted, 'story_map_owner', { query: 'honey' }, owner)).toEqual(['Honey map']);
  expect(await found(restarted, 'story_map_view_only', { query: 'honey' }, viewer)).toEqual(['Honey map']);
  expect(await found(restarted, 'story_map_edit', { query: 'honey' }, viewer)).toEqual([]);
  expect(await found(restarted, 'what_company', { query: 'beehive' }, viewer)).toEqual([map.text('Beehive')]);
});

test('the tool fills an index from the table, skips deleted entities, and counts failures', async () => {
  const world = await createWorld(stack);
  const company = companyOf(world);
  const map = await mapOf(world, 'Windmill');
  const { id: gone } = await world.call('story_map_container_create', { name: 'Windmill gone', why: 'x' });
  await stack.stream.settled();
  const index = searchIndex();
  const empty = createEmbeddedIndex();
  // As if its deletion had never reached the index.
  await empty.put(company, {
    kind: 'story_map',
    id: gone,
    name: 'Windmill gone',
    why: 'x',
    members: { owner: [world.owner.uid], editor: [], viewer: [] },
  });
  await world.call('delete_container', { containerId: gone });
  await stack.stream.settled();
  setSearchIndex(empty);
  try {
    expect(await rebuild_index()).toEqual({ indexed: expect.any(Number), failed: 0 });
    expect(await empty.search(company, { kind: 'what', text: 'windmill', limit: 5 })).toEqual([map.id('Windmill')]);
    expect(await empty.search(company, { kind: 'story_map', text: 'windmill', limit: 5 })).toEqual([]);
    const failing: SearchIndex = {
      ...empty,
      put: async (_company, { id }) => (id === map.id('Windmill') ? Promise.reject(new Error('down')) : undefined),
      renew: async (fill) => fill(failing),
    };
    setSearchIndex(failing);
    expect(await rebuild_index()).toMatchObject({ failed: 1 });
  } finally {
    setSearchIndex(index);
  }
});
