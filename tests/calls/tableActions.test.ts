import type { DynamoDBRecord } from 'aws-lambda';
import { beforeEach, describe, expect, test } from 'vitest';
import { streamReaders } from '#infra/streamReaders.ts';
import { rebuildingAccess, registeringAccess, tableAccess, type TableAccess } from '#infra/tableActions.ts';
import { createTableClient, setTableClient } from '#lambdas/data/client.ts';
import { companyStore } from '#lambdas/data/companyStore.ts';
import { renameOnMap, type OnMap } from '#lambdas/data/entities/onMap.ts';
import type { SharedThing } from '#lambdas/data/entities/shared.ts';
import { handler as deliver_requests } from '#lambdas/events/deliver_requests.ts';
import { handler as follow_changes } from '#lambdas/events/follow_changes.ts';
import { handler as rebuild_index } from '#lambdas/events/rebuild_index.ts';
import { callNames, registry } from '#shared/contract/registry.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { send } from './support/caller.ts';
import { mapOf } from './support/mapOf.ts';
import { companyOf } from './support/searching.ts';
import { useStack } from './support/useStack.ts';
import { createWorld, signUp } from './support/world.ts';

/** The local engine knows no rights, so what a deployed function would be refused is found here: by what was asked of the table. */

type Asked = { action: string; partition: string };
type Key = { pk?: string };
type Step = { TableName?: string; Key?: Key; Item?: Key };
type Input = {
  RequestItems?: Record<string, { Keys?: Key[] }>;
  ExpressionAttributeValues?: Record<string, string>;
  TransactItems?: { Put?: Step; Update?: Step; Delete?: Step; ConditionCheck?: Step }[];
};

const steps = { Put: 'PutItem', Update: 'UpdateItem', Delete: 'DeleteItem', ConditionCheck: 'ConditionCheckItem' } as const;
let asked: Asked[] = [];

/** What a command needs, as IAM judges it. */
function needsOf(command: string, input: Input): Asked[] {
  const action = command.replace(/Command$/, '');
  if (action === 'BatchGetItem') return Object.values(input.RequestItems ?? {}).flatMap(({ Keys = [] }) => Keys.map(({ pk = '' }) => ({ action, partition: pk })));
  if (action !== 'TransactWriteItems') return [{ action, partition: input.ExpressionAttributeValues?.[':pk'] ?? '' }];
  return (input.TransactItems ?? []).flatMap((item) =>
    (Object.keys(steps) as (keyof typeof steps)[]).flatMap((kind) => {
      const step = item[kind];
      return step === undefined ? [] : [{ action: steps[kind], partition: (step.Key ?? step.Item)?.pk ?? '' }];
    }),
  );
}

function watchTable(): void {
  const client = createTableClient();
  client.middlewareStack.add(
    (next, context) => async (args) => {
      // The document client has its own names and plain values here, before it marshals them.
      asked.push(...needsOf(String(context.commandName), args.input as Input));
      return next(args);
    },
    { step: 'initialize', name: 'watch', priority: 'high' },
  );
  setTableClient(client);
}

const refused = ({ actions, partition }: TableAccess) =>
  asked.filter((one) => !(actions as readonly string[]).includes(one.action) || (partition !== undefined && one.partition !== partition));

const stack = useStack();
beforeEach(() => {
  watchTable();
  asked = [];
});

describe.each(callNames)('%s', (name) => {
  test('asks nothing of the table that its role forbids', async () => {
    const world = await createWorld(stack());
    const input = fixtures[name](world);
    asked = [];
    const answer = await send(stack(), name, input, world.owner.idToken);
    expect(answer.status, answer.text).toBe(200);
    expect(asked.length).toBeGreaterThan(0);
    expect(refused(tableAccess(registry[name]))).toEqual([]);
  });
});

test('the triggers that make people known ask nothing that their role forbids, be it the first person or a known one', async () => {
  const { domain, invited } = await createWorld(stack());
  asked = [];
  await signUp(stack(), `first@new-${domain}`, 'First');
  await signUp(stack(), invited.email, 'Invited');
  const actions = new Set(asked.map(({ action }) => action));
  expect(refused(registeringAccess)).toEqual([]);
  expect([...actions].sort()).toEqual([...registeringAccess.actions].sort());
});

test('the tool that builds the index anew asks for just what its role allows', async () => {
  await createWorld(stack());
  asked = [];
  expect(await rebuild_index()).toMatchObject({ failed: 0 });
  expect([...new Set(asked.map(({ action }) => action))].sort()).toEqual([...rebuildingAccess.actions].sort());
});

test('what is asked is seen: a query that wrote and a public call that read a company would be refused', async () => {
  const world = await createWorld(stack());
  asked = [];
  await world.call('add_what', { containerId: world.mapId, description: 'Seen', level: 0, parentId: null });
  expect(new Set(asked.map(({ action }) => action))).toContain('PutItem');
  expect(refused(tableAccess({ kind: 'query', access: 'company' }))).not.toEqual([]);
  expect(refused(tableAccess({ kind: 'query', access: 'public' })).some(({ action, partition }) => action === 'BatchGetItem' && partition.startsWith('C#'))).toBe(true);
});

describe('the readers of the stream', () => {
  const actions = () => [...new Set(asked.map(({ action }) => action))].sort();
  const record = ({ pk, sk }: { pk: string; sk: string }, images: object = {}): DynamoDBRecord => ({ dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: '1', ...images } });

  /** An Activity on two maps of two owners; nothing that is written from here on reaches the stream. */
  async function sharedActivity() {
    const world = await createWorld(stack());
    const map = await mapOf(world, 'A');
    const { id: other } = await world.call('story_map_container_create', { name: 'Other', why: 'To share' }, world.colleague);
    await world.call('add_what', { containerId: other, description: map.text('A'), level: 0 }, world.colleague);
    return { world, map, id: map.id('A'), reader: companyStore(companyOf(world)).reader, writer: companyStore(companyOf(world)).writer };
  }

  test('deliver a request with just what their role allows', async () => {
    const { world, map, id, reader } = await sharedActivity();
    const wanted = { containerId: map.containerId, objectId: id, changeType: 'what_description', newDescription: map.text('Anew') } as const;
    const { requestId } = await world.call('create_description_change_request', wanted);
    asked = [];
    const key = reader.keys.changeRequest('what', id, requestId?.split('-').at(-1) ?? '');
    expect(await deliver_requests({ Records: [record(key)] })).toEqual({ batchItemFailures: [] });
    expect(actions()).toEqual([...streamReaders.deliver_requests.access.actions].sort());
  });

  test('carry a text and index it with just what their role allows', async () => {
    const { map, id, reader, writer } = await sharedActivity();
    const [thing, item] = await reader.get<[SharedThing, OnMap]>([reader.keys.shared('what', id), reader.keys.what(map.containerId, id)]);
    if (thing === undefined || item === undefined) throw new Error('there is no such Activity');
    const renaming = renameOnMap(reader.keys, map.containerId, item, thing, map.text('Anew'), thing.uses);
    await writer({ uid: null, tab: null, call: 'test' }).commit({ storyMap: map.containerId }, renaming);
    asked = [];
    const renamed = record(reader.keys.shared('what', id), { OldImage: { text: { S: map.text('A') } }, NewImage: { text: { S: map.text('Anew') } } });
    expect(await follow_changes({ Records: [renamed, record(reader.keys.storyMap(map.containerId))] })).toEqual({ batchItemFailures: [] });
    expect(actions()).toEqual([...streamReaders.follow_changes.access.actions].sort());
  });

  test('name a record that one of their parts could not work off, once', async () => {
    const { map, id, reader } = await sharedActivity();
    const table = process.env['TABLE_NAME'];
    process.env['TABLE_NAME'] = 'another-table';
    try {
      const renamed = record(reader.keys.shared('what', id), { OldImage: { text: { S: 'a' } }, NewImage: { text: { S: 'b' } } });
      expect(await follow_changes({ Records: [renamed] })).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
      expect(await follow_changes({ Records: [record(reader.keys.what(map.containerId, id))] })).toEqual({ batchItemFailures: [] });
    } finally {
      process.env['TABLE_NAME'] = table;
    }
  });
});
