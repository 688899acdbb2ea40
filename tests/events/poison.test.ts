import { afterEach, beforeEach, expect, test } from 'vitest';
import { isReadBy } from '#infra/streamReaders.ts';
import { keyOf } from '#lambdas/events/batches/processBatch.ts';
import { rebuild } from '#lambdas/events/search/rebuild.ts';
import { setSearchIndex } from '#lambdas/ports/search/searchIndex.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { Handler } from './support/eventSource.ts';
import { follow_changes } from './support/functions.ts';
import { openSite, recordingIndex, type Site } from './support/site.ts';
import { sequenceOf } from './support/stream.ts';
import { Work } from './support/work.ts';

let site: Site;
let work: Work;
beforeEach(async () => {
  site = await openSite({ shards: 1 });
  work = new Work(site.company, 9);
  await work.begin();
  await site.written();
});
afterEach(() => site.close());

const isOf = (id: string) => (record: Parameters<typeof keyOf>[0]) => keyOf(record).pk.endsWith(id);
const poisoned = (id: string) =>
  site.stream.shards
    .flatMap(({ records }) => records.map(({ record }) => record))
    .filter((record) => isOf(id)(record) && isReadBy('follow_changes', keyOf(record).sk));

/** What the table says that the index should hold. */
async function expected() {
  const anew = recordingIndex();
  await rebuild(anew.index);
  return anew.documents;
}

test.each([
  ['that the index refuses', false],
  ['that ends the function', true],
])('a record %s goes to the queue alone, and all others are processed', async (_how, isDeadly) => {
  const [{ id: poison } = { id: '' }] = work.used;
  setSearchIndex({
    ...site.index,
    put: async (company, document) =>
      document.id === poison
        ? Promise.reject(new CallError(errors.searchUnavailable))
        : site.index.put(company, document),
  });
  const deadly: Handler = async (event) =>
    event.Records.some(isOf(poison)) ? Promise.reject(new Error('out of memory')) : follow_changes(event);
  const source = site.source('follow_changes', ...(isDeadly ? [deadly] : []));
  await source.drain();

  const [record, ...more] = poisoned(poison);
  expect(more).toEqual([]);
  const number = record === undefined ? '' : sequenceOf(record);
  expect(
    source.givenUp.map(({ DDBStreamBatchInfo: { startSequenceNumber, endSequenceNumber } }) => [
      startSequenceNumber,
      endSequenceNumber,
    ]),
  ).toEqual([[number, number]]);
  const rest = await expected();
  expect(rest.delete(`${site.company} what ${poison}`)).toBe(true);
  expect(site.documents).toEqual(rest);
});

test('while the index is away batches stay whole, so that the queue is not flooded, and later records are read once it is back', async () => {
  setSearchIndex({ ...site.index, put: () => Promise.reject(new CallError(errors.searchUnavailable)) });
  const source = site.source('follow_changes');
  await source.drain();
  const records = work.used.length + 2 * work.maps.length;
  expect(source.givenUp).toHaveLength(1);
  expect(source.givenUp[0]?.DDBStreamBatchInfo.batchSize).toBe(records);
  setSearchIndex(site.index);
  await work.continueWork(5);
  await site.written();
  await source.drain();
  expect(source.givenUp).toHaveLength(1);
  const since = new Set(work.loose);
  const wanted = [...(await expected())].filter(([, { id }]) => since.has(id));
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.map(([name]) => site.documents.get(name))).toEqual(wanted.map(([, document]) => document));
});
