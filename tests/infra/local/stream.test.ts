import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTable } from '#infra/local/engine/createTable.ts';
import { startTableEngine, type TableEngine } from '#infra/local/engine/startTableEngine.ts';
import { functionEnvironment, setEnvironment } from '#infra/local/environment.ts';
import type { StreamConsumer } from '#infra/local/stream/consumer.ts';
import { createStreamFeed, type StreamFeed } from '#infra/local/stream/feed.ts';
import { storyMapEntity, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { setMaintenance } from '#lambdas/store/maintenance.ts';
import { change, create as createStep } from '#lambdas/store/steps.ts';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';

const TABLE = 'stream';
const company = companyOfEmail('x@acme.example');
if (company === undefined) throw new Error('acme.example is no company');

let engine: TableEngine;
let restore: () => void;
beforeAll(async () => {
  engine = await startTableEngine();
  await createTable(engine, TABLE, { fresh: false });
  restore = setEnvironment(functionEnvironment({ tableName: TABLE, tableEndpoint: engine.endpoint, webUrl: '' }));
});
afterAll(async () => {
  restore();
  await engine.stop();
});

let seen: DynamoDBRecord[];
let reports: unknown[];
beforeEach(() => {
  seen = [];
  reports = [];
});

const reads = (more: Partial<StreamConsumer> = {}): StreamConsumer => ({
  name: 'reader',
  // The map itself, without its list entries and its log.
  wants: ({ pk, sk }) => pk.includes('#MAP#') && !sk.startsWith('log#'),
  handler: async ({ Records }) => {
    seen.push(...Records);
    return { batchItemFailures: [] };
  },
  ...more,
});

/** A feed with these consumers, from which the store is fed. */
function feed(...consumers: StreamConsumer[]): StreamFeed {
  const made = createStreamFeed({
    endpoint: engine.endpoint,
    tableName: TABLE,
    consumers,
    report: (error) => reports.push(error),
  });
  setTableClient(made.tap(createTableClient()));
  return made;
}

const store = () => companyStore(company);
const write = () => store().writer({ uid: null, tab: null, call: 'test' });
const keyOf = (id: string) => rowKeys.storyMap(store().reader.keys, id);
const made = (id: string, name: string) =>
  createStep(storyMapEntity, keyOf(id), id, {
    name,
    why: 'To be read',
    owner: 'owner',
    createdAt: 1,
    businessOwner: null,
    parentWhatRef: null,
    parentWhatRefCreator: null,
  });
const create = (id: string, name = id) => write().commit({ storyMap: id }, [made(id, name)]);
const item = async (id: string) => {
  const [found] = await store().reader.get<[StoryMapHead]>([keyOf(id)]);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
};
const delivered = () =>
  seen.map(
    ({ eventName, dynamodb }) =>
      `${eventName} ${dynamodb?.Keys?.['pk']?.S?.split('#').at(-1)} ${dynamodb?.OldImage?.['name']?.S ?? '-'} ${dynamodb?.NewImage?.['name']?.S ?? '-'}`,
  );

describe('the stream of the local run', () => {
  test('delivers each written item with its old and new state, one write after the other', async () => {
    const { settled } = feed(reads());
    await create('one');
    await settled();
    await write().commit({ storyMap: 'one' }, [change(storyMapEntity, await item('one'), { name: 'uno' })]);
    await settled();
    await write().commit({ storyMap: 'one' }, [{ do: 'deletePointer', key: keyOf('one') }]);
    await settled();
    expect(delivered()).toEqual(['INSERT one - one', 'MODIFY one one uno', 'REMOVE one uno -']);
    await setMaintenance(true);
    await setMaintenance(false);
    await settled();
    expect(reports).toEqual([]);
  });

  test('skips refused writes, and items that concern nobody', async () => {
    const { settled } = feed(reads({ wants: ({ sk }) => sk === 'board#head' }));
    await create('two');
    await expect(create('two')).rejects.toThrow();
    await settled();
    expect(delivered()).toEqual(['INSERT two - two']);
  });

  test('delivers a write whose answer was lost', async () => {
    const made = createStreamFeed({ endpoint: engine.endpoint, tableName: TABLE, consumers: [reads()] });
    const client = createTableClient();
    client.middlewareStack.add((next) => async (args) => next(args).then(() => Promise.reject(new Error('lost'))), {
      step: 'deserialize',
      name: 'lose',
    });
    setTableClient(made.tap(client));
    await expect(create('three')).rejects.toThrow('lost');
    await made.settled();
    expect(delivered()).toEqual(['INSERT three - three']);
  });

  test('delivers again from the first record that failed, to that consumer only', async () => {
    let attempts = 0;
    const others: string[] = [];
    const flaky = reads({
      name: 'flaky',
      handler: async ({ Records }) => {
        attempts += 1;
        if (attempts === 1) throw new Error('down');
        if (attempts === 2)
          return { batchItemFailures: [{ itemIdentifier: Records[1]?.dynamodb?.SequenceNumber ?? '' }] };
        seen.push(...Records);
        return { batchItemFailures: [] };
      },
    });
    const { settled } = feed(
      flaky,
      reads({
        handler: async ({ Records }) => ({
          batchItemFailures: Records.flatMap((record) => (others.push(record.eventName ?? ''), [])),
        }),
      }),
    );
    await write().commit(
      'company',
      ['four', 'five', 'six'].map((id) => made(id, id)),
    );
    await settled();
    expect(delivered()).toEqual(['INSERT five - five', 'INSERT six - six']);
    expect(others).toHaveLength(3);
    expect(reports).toHaveLength(1);
  });

  test('gives a record up in the end, logs it, and continues with the next', async () => {
    const { settled } = feed(
      reads({
        handler: async ({ Records }) => ({
          batchItemFailures: Records.map(({ dynamodb }) => ({ itemIdentifier: dynamodb?.SequenceNumber ?? '' })),
        }),
      }),
    );
    await create('seven');
    await settled();
    expect(reports.map(String)).toEqual([expect.stringContaining('reader could not take 1 records')]);
    const { settled: again } = feed(reads());
    await create('eight');
    await again();
    expect(delivered()).toEqual(['INSERT eight - eight']);
  });

  test('settles only when the writes of consumers have been delivered too', async () => {
    const { settled } = feed(
      reads({
        handler: async ({ Records }) => {
          seen.push(...Records);
          if (seen.length < 3) await create(`echo${seen.length}`);
          return { batchItemFailures: [] };
        },
      }),
    );
    await create('echo');
    await settled();
    expect(delivered()).toEqual(['INSERT echo - echo', 'INSERT echo1 - echo1', 'INSERT echo2 - echo2']);
  });
});
