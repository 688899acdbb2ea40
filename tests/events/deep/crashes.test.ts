import { afterAll, beforeAll, expect, test } from 'vitest';
import { times } from '#tests/calls/support/effort.ts';
import { expectCaughtUp } from '../support/caughtUp.ts';
import { openSite, type Site } from '../support/site.ts';
import { Work } from '../support/work.ts';

/** How many records the stream brings. */
const RECORDS = times({ usual: 500, deep: 10_000 });

let site: Site;
let work: Work;
beforeAll(async () => {
  site = await openSite({ crashing: true });
  work = new Work(site.company, 5);
});
afterAll(() => site.close());

test(
  'consumers that are killed before and after every single record lose nothing and do nothing twice',
  { timeout: RECORDS * 200 },
  async () => {
    const sources = [site.source('follow_changes'), site.source('deliver_requests')];
    const streamed = () => site.stream.shards.reduce((sum, { records }) => sum + records.length, 0);
    const drain = async () => {
      while ((await Promise.all(sources.map((source) => source.drain()))).includes(true)) await site.written();
    };
    await work.begin();
    // The readers are at what was written before while people go on writing.
    while (streamed() < RECORDS) await Promise.all([work.continueWork(), drain()]).then(site.written);
    await drain();

    expect(streamed()).toBeGreaterThanOrEqual(RECORDS);
    expect(site.crashes.count).toBeGreaterThanOrEqual(2 * RECORDS);
    expect(sources.flatMap(({ givenUp }) => givenUp)).toEqual([]);
    await expectCaughtUp(site, work);
  },
);
