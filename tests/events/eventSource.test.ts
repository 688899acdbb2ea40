import type { DynamoDBRecord } from 'aws-lambda';
import { beforeEach, describe, expect, test } from 'vitest';
import { streamDelivery } from '#infra/streamReaders.ts';
import { EventSource, type Handler, type Settings } from './support/eventSource.ts';
import { Clock, sequenceOf, Stream } from './support/stream.ts';

/** Checks that the simulated event source of Lambda keeps its contract, with functions of the test's own. */

let clock: Clock;
let stream: Stream;
let calls: string[];
beforeEach(() => {
  clock = new Clock();
  stream = new Stream(1, clock);
  calls = [];
});

let sequence = 0;
const record = (pk: string, sk = 'what'): DynamoDBRecord => ({
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: String((sequence += 1)) },
});
const name = ({ dynamodb }: DynamoDBRecord) => dynamodb?.Keys?.['pk']?.S ?? '';
const write = (...names: string[]) => stream.add(names.map((one) => record(one)));

/** A function that is called with the names of a batch, for as long as there is something to read. */
async function read(
  answer: (names: string[], records: DynamoDBRecord[]) => string[] | void,
  settings: Partial<Settings> = {},
): Promise<EventSource> {
  const handler: Handler = async ({ Records }) => {
    const names = Records.map(name);
    calls.push(names.join(''));
    const failed = answer(names, Records) ?? [];
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };
  const source = new EventSource({ name: 'follow_changes', handler, stream, clock, settings });
  await source.drain();
  return source;
}
const failing =
  (...bad: string[]) =>
  (_: string[], records: DynamoDBRecord[]) =>
    records.filter((one) => bad.includes(name(one))).map(sequenceOf);
const given = ({ givenUp }: EventSource) =>
  givenUp.map(({ DDBStreamBatchInfo: { startSequenceNumber, endSequenceNumber, batchSize } }) => {
    const records = stream.shards[0]?.records.map(({ record: one }) => one) ?? [];
    const named = (wanted: string) =>
      records
        .filter((one) => sequenceOf(one) === wanted)
        .map(name)
        .join('');
    return `${named(startSequenceNumber)}-${named(endSequenceNumber)} ${batchSize}`;
  });

describe('an event source', () => {
  test('reads batches in order, and only records that pass the filter', async () => {
    write('a', 'b');
    stream.add([record('x', 'log#1'), record('y', 'board#what#1')]);
    write('c', 'd', 'e');
    await read(() => {}, { batchSize: 2 });
    expect(calls).toEqual(['ab', 'cd', 'e']);
  });

  test('delivers again from the first record that is named', async () => {
    write('a', 'b', 'c', 'd');
    let isFirst = true;
    await read((names, records) => {
      const bad = isFirst ? failing('d', 'b')(names, records) : [];
      isFirst = false;
      return bad;
    });
    expect(calls).toEqual(['abcd', 'bcd']);
  });

  test('ignores names unless it is configured to use them', async () => {
    write('a', 'b');
    await read(failing('a'), { reportBatchItemFailures: false });
    expect(calls).toEqual(['ab']);
  });

  test.each([
    [
      'fails',
      () => {
        throw new Error('down');
      },
    ],
    ['names what it was not given', () => ['another']],
    ['names nothing', () => ['']],
  ])('halves a batch of a function that %s, and gives up each record alone', async (_how, answer) => {
    write('a', 'b', 'c');
    const source = await read(answer, { retryAttempts: 1 });
    expect(calls).toEqual(['abc', 'ab', 'a', 'a', 'b', 'b', 'c', 'c']);
    expect(given(source)).toEqual(['a-a 1', 'b-b 1', 'c-c 1']);
  });

  test('gives up a named record together with all that follow it in its batch, so a consumer must not rely on names alone', async () => {
    write('a', 'b', 'c');
    const source = await read(failing('b'), { retryAttempts: 2 });
    expect(calls).toEqual(['abc', 'bc', 'bc']);
    expect(given(source)).toEqual(['b-c 2']);
  });

  test('gives up records that are too old, however few attempts they had', async () => {
    write('a', 'b');
    clock.wait((streamDelivery.maxRecordAge + 1) * 1_000);
    write('c');
    const source = await read(() => {});
    expect(calls).toEqual(['c']);
    expect(given(source)).toEqual(['a-b 2']);
    expect(source.givenUp[0]?.requestContext.condition).toBe('RecordAgeExceeded');
  });

  test('continues with other parts of a shard while one is blocked, if allowed, and keeps the order of each entity', async () => {
    write('a', 'b', 'c', 'a', 'b', 'c');
    await read(() => {}, { parallelizationFactor: 4 });
    expect(calls.length).toBeGreaterThan(1);
    for (const one of ['a', 'b', 'c'])
      expect(
        calls
          .filter((call) => call.includes(one))
          .join('')
          .match(new RegExp(one, 'g')),
      ).toHaveLength(2);
  });
});
