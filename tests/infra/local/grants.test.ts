import { beforeAll, describe, expect, test } from 'vitest';
import { ofCaller } from '#infra/local/grants/companies.ts';
import { needsOf } from '#infra/local/grants/needs.ts';
import { inRole, outsideRoles } from '#infra/local/grants/role.ts';
import { handlers } from '#infra/local/handlers.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { partitionOf, partitions } from '#lambdas/store/keys/partitions.ts';
import * as platformKeys from '#lambdas/store/keys/platform.ts';
import { scanTable } from '#lambdas/store/table/scan.ts';
import { eventOf } from '#tests/bench/support/callDirectly.ts';
import { companyOf } from '#tests/calls/support/searching.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';

/** On one machine a function may do only what its policy allows, as with IAM. */

const stack = useStack();
let world: World;
beforeAll(async () => {
  world = await createWorld(stack());
});

const denied = (what: string) =>
  expect.objectContaining({ name: 'AccessDeniedException', message: expect.stringContaining(what) as string }) as Error;
const own = () => [companyOf(world)];
const readMap = async () => {
  const { reader } = companyStore(companyOf(world));
  await reader.get([rowKeys.storyMap(reader.keys, world.containerId)]);
};
const write = async () => {
  const { reader, writer } = companyStore(companyOf(world));
  await writer({ uid: null, tab: null, call: 'test' }).commit({ storyMap: world.containerId }, [
    { do: 'deletePointer', key: rowKeys.childMap(reader.keys, world.containerId, 'nothing') },
  ]);
};

describe('a function', () => {
  test('may do what its policy allows', async () => {
    await expect(inRole('get_container', readMap, own)()).resolves.toBeUndefined();
  });

  test('may not ask with an empty sort key, which DynamoDB refuses', async () => {
    const { reader } = companyStore(companyOf(world));
    const { pk } = rowKeys.storyMap(reader.keys, world.containerId);
    const ask = (from: string) =>
      reader.query({
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': 'z' },
      });
    await expect(inRole('get_container', ask, own)('a')).resolves.toBeDefined();
    await expect(inRole('get_container', ask, own)('')).rejects.toMatchObject({ name: 'ValidationException' });
  });

  test.each([
    [
      'another action',
      'get_container',
      write,
      'get_container is not authorized to perform: dynamodb:DeleteItem on MAP',
    ],
    [
      'an action in another kind of partition',
      'company_users',
      readMap,
      'company_users is not authorized to perform: dynamodb:BatchGetItem on MAP',
    ],
    [
      'one step of a transaction, although it may do the other',
      'move_who_label',
      write,
      'move_who_label is not authorized to perform: dynamodb:DeleteItem on MAP',
    ],
    [
      'going through the table',
      'follow_changes',
      () => scanTable(['what'], () => {}),
      'follow_changes is not authorized to perform: dynamodb:Scan on ALL',
    ],
  ] as const)('may not do %s', async (_, name, act, message) => {
    await expect(inRole(name, act, own)()).rejects.toEqual(denied(message));
  });

  test('may not touch the partition of another company', async () => {
    await expect(inRole('get_container', readMap, () => ['other.example'])()).rejects.toEqual(
      denied('get_container has nothing to do with that company'),
    );
  });

  test('is checked only during its own work, not what is done beside it', async () => {
    await expect(inRole('get_container', async () => outsideRoles(write), own)()).resolves.toBeUndefined();
    await expect(write()).resolves.toBeUndefined();
  });
});

test('a call answers with a fault when its function lacks a grant', async () => {
  const event = eventOf('get_container', { containerId: world.containerId }, world.owner);
  expect(await inRole('get_container', handlers.get_container, ofCaller)(event)).toMatchObject({ statusCode: 200 });
  // It reads the map's partition as a whole, which that one may not.
  expect(await inRole('change_what_fields', handlers.get_container, ofCaller)(event)).toMatchObject({
    statusCode: 500,
  });
});

test('every key belongs to a kind of partition, and matches its pattern', () => {
  const { endOfPrefix: _above, initiativeOf: _initiativeOf, initiativePk: _initiativePk, ...some } = rowKeys;
  const { mapOf: _mapOf, mapPk: _mapPk, trashOfMap: _trashOfMap, ...others } = some;
  const { keyOf: _keyOf, keysOf, logIn: _logIn, logOwnerOf: _logOwnerOf, nameOfKey: _nameOfKey, ...makers } = others;
  const keys = keysOf(companyOf(world));
  const all = [
    ...Object.values(makers as unknown as Record<string, (...args: string[]) => { pk: string }>).flatMap((make) =>
      ['what', 'who'].map((kind) => make(keys, kind, 'b', 'c', 'd', 'e')),
    ),
    platformKeys.maintenance(),
    platformKeys.dueNotice(0, 'a'),
    platformKeys.duePurge(0, 'a'),
    platformKeys.socket('a'),
  ];
  const kinds = new Set(
    all.map(({ pk }) => {
      const { kind } = partitionOf(pk);
      expect(pk).toMatch(new RegExp(`^${partitions[kind].replaceAll('*', '.*')}$`));
      return kind;
    }),
  );
  expect([...kinds, 'ALL'].sort()).toEqual(Object.keys(partitions).sort());
  expect(() => partitionOf('C#acme.example#NEW#1')).toThrow('NEW is no kind of partition');
});

test('the grants for a command are checked part by part', () => {
  const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 's' } });
  expect(needsOf('BatchGetItemCommand', { RequestItems: { table: { Keys: [key('a'), key('b')] } } })).toEqual([
    { action: 'BatchGetItem', partition: 'a' },
    { action: 'BatchGetItem', partition: 'b' },
  ]);
  const steps = [
    { Put: { Item: key('a') } },
    { Update: { Key: key('b') } },
    { Delete: { Key: key('c') } },
    { ConditionCheck: { Key: key('d') } },
  ];
  expect(
    needsOf('TransactWriteItemsCommand', { TransactItems: steps }).map(
      ({ action, partition }) => `${action} ${partition}`,
    ),
  ).toEqual(['PutItem a', 'UpdateItem b', 'DeleteItem c', 'ConditionCheckItem d']);
  expect(needsOf('QueryCommand', { ExpressionAttributeValues: { ':pk': { S: 'a' } } })).toEqual([
    { action: 'Query', partition: 'a' },
  ]);
  expect(needsOf('ScanCommand', { ExpressionAttributeValues: { ':s0': { S: 'what' } } })).toEqual([
    { action: 'Scan', partition: undefined },
  ]);
  expect(needsOf('PutItemCommand', { Item: key('a') })).toEqual([{ action: 'PutItem', partition: 'a' }]);
});
