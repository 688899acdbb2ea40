import { randomUUID } from 'node:crypto';
import {
  BatchGetItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactionCanceledException,
  type TransactWriteItem,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTable, deleteTable } from '#infra/local/engine/createTable.ts';
import type { TableEngine } from '#infra/local/engine/startTableEngine.ts';
import { setEnvironment } from '#infra/local/environment.ts';

/**
 * What docs/engines.md says of the two engines, asked of both. The rest of this run only has the one that it was
 * started with.
 */

const table = `differences-${randomUUID()}`;
const clients = new Map<string, DynamoDBClient>();
const endpoints: string[] = [];
let dynoxide: TableEngine;

beforeAll(async () => {
  const amazons = process.env['DYNAMODB_ENDPOINT'] ?? '';
  // Else the module would take that one for the engine of every run.
  const restore = setEnvironment({ DYNAMODB_ENDPOINT: undefined });
  const { startTableEngine } = await import('#infra/local/engine/startTableEngine.ts');
  restore();
  dynoxide = await startTableEngine();
  endpoints.push(dynoxide.endpoint, amazons);
  for (const [name, endpoint] of [
    ['Dynoxide', dynoxide.endpoint],
    ['DynamoDB Local', amazons],
  ] as const) {
    await createTable({ endpoint }, table, { fresh: false });
    clients.set(
      name,
      new DynamoDBClient({
        endpoint,
        region: 'us-east-1',
        credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
        maxAttempts: 1,
      }),
    );
  }
});
afterAll(async () => {
  for (const endpoint of endpoints) await deleteTable({ endpoint }, table);
  await dynoxide.stop();
});

const key = (pk: string, sk = 's') => ({ pk: { S: pk }, sk: { S: sk } });
const text = (bytes: number) => ({ text: { S: 'x'.repeat(bytes) } });
const putStep = (pk: string, sk: string, more = {}): TransactWriteItem => ({
  Put: { TableName: table, Item: { ...key(pk, sk), ...more } },
});
const addStep = (pk: string, by: number): TransactWriteItem => ({
  Update: {
    TableName: table,
    Key: key(pk),
    UpdateExpression: 'ADD n :by',
    ExpressionAttributeValues: { ':by': { N: String(by) } },
  },
});

/** The requests that are compared, each answering something short. */
class Requests {
  readonly #client: DynamoDBClient;
  constructor(client: DynamoDBClient) {
    this.#client = client;
  }
  put = (pk: string, sk: string, more = {}) =>
    this.#client.send(new PutItemCommand({ TableName: table, Item: { ...key(pk, sk), ...more } }));
  set = (pk: string, sk: string, bytes: number) =>
    this.#client.send(
      new UpdateItemCommand({
        TableName: table,
        Key: key(pk, sk),
        UpdateExpression: 'SET more = :m',
        ExpressionAttributeValues: { ':m': text(bytes).text },
      }),
    );
  /** The units that it cost. */
  async write(steps: TransactWriteItem[], token?: string): Promise<number | undefined> {
    const answer = await this.#client.send(
      new TransactWriteItemsCommand({
        TransactItems: steps,
        ReturnConsumedCapacity: 'TOTAL',
        ClientRequestToken: token,
      }),
    );
    return answer.ConsumedCapacity?.[0]?.CapacityUnits;
  }
  async get(keys: ReturnType<typeof key>[]): Promise<{ found: number; left: number; units: number | undefined }> {
    const answer = await this.#client.send(
      new BatchGetItemCommand({
        RequestItems: { [table]: { Keys: keys, ConsistentRead: true } },
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    return {
      found: answer.Responses?.[table]?.length ?? 0,
      left: answer.UnprocessedKeys?.[table]?.Keys?.length ?? 0,
      units: answer.ConsumedCapacity?.[0]?.CapacityUnits,
    };
  }
  async query(pk: string): Promise<{ keys: (string | undefined)[]; isAll: boolean; units: number | undefined }> {
    const answer = await this.#client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: pk } },
        ConsistentRead: true,
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    return {
      keys: (answer.Items ?? []).map((item) => item['sk']?.S),
      isAll: answer.LastEvaluatedKey === undefined,
      units: answer.ConsumedCapacity?.CapacityUnits,
    };
  }
  async count(pk: string): Promise<string | undefined> {
    return (await this.#client.send(new GetItemCommand({ TableName: table, Key: key(pk), ConsistentRead: true })))
      .Item?.['n']?.N;
  }
}

const names = ['Dynoxide', 'DynamoDB Local'] as const;
const at = (name: (typeof names)[number]) => new Requests(clients.get(name) ?? expect.fail('no such engine'));
const refusal = (name: string) => expect.objectContaining({ name }) as Error;

describe.each(names)('%s, as DynamoDB', (name) => {
  test('takes a hundred steps in a transaction, each item once, and 4 MB', async () => {
    const db = at(name);
    const steps = Array.from({ length: 101 }, (_, i) => putStep('steps', String(i)));
    await expect(db.write(steps)).rejects.toEqual(refusal('ValidationException'));
    await expect(db.write(steps.slice(1))).resolves.toBeDefined();
    await expect(db.write([putStep('steps', '1'), putStep('steps', '1')])).rejects.toEqual(
      refusal('ValidationException'),
    );
    await expect(
      db.write(Array.from({ length: 12 }, (_, i) => putStep('large', String(i), text(390_000)))),
    ).rejects.toEqual(refusal('ValidationException'));
  });

  test('takes items of 400 KB, however they came to it', async () => {
    const db = at(name);
    await expect(db.put('item', 's', text(409_600))).rejects.toEqual(refusal('ValidationException'));
    await db.put('item', 's', text(409_000));
    await expect(db.set('item', 's', 1_000)).rejects.toEqual(refusal('ValidationException'));
  });

  test('reads a hundred keys at a time, and leaves out what is over 16 MB', async () => {
    const db = at(name);
    const keys = Array.from({ length: 101 }, (_, i) => key('wide', String(i)));
    await expect(db.get(keys)).rejects.toEqual(refusal('ValidationException'));
    for (let i = 0; i < 45; i += 1) await db.put('wide', String(i), text(399_000));
    expect(await db.get(keys.slice(0, 45))).toMatchObject({ found: 42, left: 3 });
  });

  test('sorts keys by their bytes', async () => {
    const db = at(name);
    const sorted = ['B', 'a', '\u00e9', '\ufffd', '\u{1f600}', '\u{10ffff}'];
    for (const sk of [...sorted].reverse()) await db.put('order', sk);
    expect((await db.query('order')).keys).toEqual(sorted);
  });

  test('makes a transaction that is sent twice under one token once, and refuses another one under it', async () => {
    const db = at(name);
    const token = randomUUID();
    await db.write([addStep('token', 1)], token);
    await db.write([addStep('token', 1)], token);
    expect(await db.count('token')).toBe('1');
    await expect(db.write([addStep('token', 2)], token)).rejects.toEqual(
      refusal('IdempotentParameterMismatchException'),
    );
  });

  test('says of each step of a cancelled transaction what came in its way', async () => {
    const db = at(name);
    await db.put('taken', 's');
    const taken: TransactWriteItem = {
      Put: { TableName: table, Item: key('taken'), ConditionExpression: 'attribute_not_exists(pk)' },
    };
    const error: unknown = await db.write([putStep('free', 's'), taken]).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TransactionCanceledException);
    expect((error as TransactionCanceledException).CancellationReasons?.map(({ Code }) => Code)).toEqual([
      'None',
      'ConditionalCheckFailed',
    ]);
  });
});

describe.each(names)('%s, unlike DynamoDB', (name) => {
  test('has transactions wait for each other instead of telling one of them that it met another', async () => {
    const db = at(name);
    await Promise.all(Array.from({ length: 40 }, () => db.write([addStep('busy', 1), putStep('busy', randomUUID())])));
    expect(await db.count('busy')).toBe('40');
  });
});

describe('they differ from each other', () => {
  test.each([
    ['Dynoxide', [4, 200]],
    ['DynamoDB Local', [2, 2]],
  ] as const)(
    'in what a transaction costs: %s says %j for two small items and for a hundred',
    async (name, [two, hundred]) => {
      const db = at(name);
      const steps = Array.from({ length: 100 }, (_, i) => putStep('cost', String(i)));
      expect([await db.write(steps.slice(0, 2)), await db.write(steps)]).toEqual([two, hundred]);
    },
  );

  test.each([
    ['Dynoxide', [3, 1]],
    ['DynamoDB Local', [2, 0]],
  ] as const)(
    'in what it costs to find nothing: %s says %j for two items and an absent one, and for an empty range',
    async (name, [keys, range]) => {
      const db = at(name);
      await db.put('there', '1');
      await db.put('there', '2');
      const { found, units } = await db.get([key('there', '1'), key('there', '2'), key('there', '3')]);
      expect([found, units, (await db.query('nothing')).units]).toEqual([2, keys, range]);
    },
  );

  test.each([
    ['Dynoxide', 5],
    ['DynamoDB Local', 6],
  ] as const)(
    'in whether a page of 1 MB ends before or after the item that is too much: %s gives %i of 200 KB',
    async (name, count) => {
      const db = at(name);
      for (let i = 0; i < 8; i += 1) await db.put('page', String(i), text(200_000));
      const { keys, isAll } = await db.query('page');
      expect([keys.length, isAll]).toEqual([count, false]);
    },
  );
});
