import type { BrowserContext, Page } from '@playwright/test';
import { median } from '../report/statistics.ts';
import { drag, threadClock, type ThreadTime } from './drag.ts';
import { openBoard } from './openBoard.ts';

const STEPS = 30;
const ROUNDS = 3;

/** Main-thread time of a step of a drag on each map, in pages without listeners; the maps alternate. */
export async function dragTimes(context: BrowserContext, urls: readonly string[]): Promise<ThreadTime[]> {
  const pages: Page[] = [];
  for (const url of urls) pages.push(await openBoard(context, url));
  const clocks = await Promise.all(pages.map(threadClock));
  const taken = urls.map((): ThreadTime[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [i, page] of pages.entries()) {
      const clock = clocks[i];
      if (clock === undefined) throw new Error('every page has a clock');
      await page.bringToFront();
      let start: ThreadTime | undefined;
      await drag(page, STEPS, {
        begun: async () => {
          start = await clock();
        },
        ended: async () => {
          if (start !== undefined) taken[i]?.push(perStep(start, await clock()));
        },
      });
    }
  }
  await Promise.all(pages.map((page) => page.close()));
  const middle = (rounds: readonly ThreadTime[], pick: (time: ThreadTime) => number) => median(rounds.map(pick));
  return taken.map((rounds) => ({
    all: middle(rounds, ({ all }) => all),
    script: middle(rounds, ({ script }) => script),
    layout: middle(rounds, ({ layout }) => layout),
  }));
}

const perStep = (start: ThreadTime, end: ThreadTime): ThreadTime => ({
  all: (end.all - start.all) / STEPS,
  script: (end.script - start.script) / STEPS,
  layout: (end.layout - start.layout) / STEPS,
});
