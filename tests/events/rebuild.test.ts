import { afterEach, beforeEach, expect, test } from 'vitest';
import { outsideRoles } from '#infra/local/grants/role.ts';
import type { SearchIndex } from '#lambdas/ports/search/port.ts';
import { setSearchIndex } from '#lambdas/ports/search/searchIndex.ts';
import { expectCaughtUp } from './support/caughtUp.ts';
import { rebuild_index } from './support/functions.ts';
import { openSite, type Site } from './support/site.ts';
import { Work } from './support/work.ts';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

test('an index that is rebuilt while people work ends equal to the table, whatever happens between reading an entity and indexing it', async () => {
  const work = new Work(site.company, 21);
  const sources = [site.source('follow_changes'), site.source('deliver_requests')];
  const follow = async () => {
    do await site.written();
    while ((await Promise.all(sources.map((source) => source.drain()))).includes(true));
  };
  await work.begin();
  await work.continueWork(10);
  await follow();
  // The rebuild has read the first entities and waits while others make changes and the stream readers update the
  // index.
  let hold: Promise<void> | undefined;
  const held: SearchIndex = {
    ...site.index,
    put: async (company, document) => {
      hold ??= outsideRoles(() => work.renameAll().then(follow));
      await hold;
      await site.index.put(company, document);
    },
    renew: async (fill) => fill(held),
  };
  const indexed = new Map(site.documents);
  setSearchIndex({ ...site.index, renew: held.renew });
  expect(await rebuild_index()).toMatchObject({ failed: 0 });
  expect(site.documents).not.toEqual(indexed);
  await expectCaughtUp(site, work);
});
