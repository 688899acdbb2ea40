import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '#infra/local/environment.ts';
import { rebuild } from '#lambdas/events/search/rebuild.ts';
import { openDomain } from '#lambdas/ports/search/opensearch/domain.ts';
import { ALIAS } from '#lambdas/ports/search/opensearch/names.ts';
import { createOpenSearchIndex } from '#lambdas/ports/search/opensearch/openSearchIndex.ts';
import { setSearchIndex } from '#lambdas/ports/search/searchIndex.ts';
import { rebuild_index, replay } from '#tests/events/support/functions.ts';
import { openQueue } from '#tests/events/support/queue.ts';
import { openSite, recordingIndex, type Site } from '#tests/events/support/site.ts';
import { Work } from '#tests/events/support/work.ts';
import { clear, domain, everythingIn, storedAs } from './support/engine.ts';

/** The index follows the table, by way of the stream as Lambda reads it and by the tools that people invoke. */

let site: Site;
let work: Work;
beforeEach(async () => {
  await clear();
  site = await openSite();
  work = new Work(site.company, 3);
  setSearchIndex(createOpenSearchIndex(domain));
  await work.begin();
});
afterEach(() => site.close());
afterAll(clear);

async function expectSameAsTable(): Promise<void> {
  const { index, documents } = recordingIndex();
  await rebuild(index);
  expect(documents.size).toBeGreaterThan(work.maps.length);
  expect(await everythingIn(ALIAS)).toEqual(
    storedAs([...documents.values()].map((document) => [site.company, document])),
  );
}

test('it ends with what the table has, also when it is rebuilt while people work', async () => {
  const source = site.source('follow_changes');
  const follow = async () => {
    await site.written();
    await source.drain();
  };
  await follow();
  await work.continueWork(20);
  await Promise.all([rebuild_index(), work.continueWork(20).then(follow), rebuild_index()]);
  await follow();
  expect(source.givenUp).toEqual([]);
  await expectSameAsTable();
}, 120_000);

test('what is written while the domain is away is in the queue, and is there after it is back and the queue was replayed', async () => {
  setSearchIndex(createOpenSearchIndex(openDomain('http://127.0.0.1:9')));
  const source = site.source('follow_changes');
  await site.written();
  await source.drain();
  expect(source.givenUp.length).toBeGreaterThan(0);
  const [queue, empty] = [await openQueue(), await openQueue()];
  const restore = setEnvironment({ FOLLOW_CHANGES_QUEUE: queue.url, DELIVER_REQUESTS_QUEUE: empty.url });
  try {
    queue.send(source.givenUp);
    expect((await replay()).follow_changes.failed).toBeGreaterThan(0);
    expect(queue.length()).toBe(source.givenUp.length);
    queue.letGo();
    setSearchIndex(createOpenSearchIndex(domain));
    await work.continueWork(5);
    await site.written();
    await source.drain();
    expect(await replay()).toMatchObject({ follow_changes: { messages: source.givenUp.length, failed: 0 } });
    expect(queue.length()).toBe(0);
  } finally {
    restore();
    queue.close();
    empty.close();
  }
  await expectSameAsTable();
}, 120_000);
