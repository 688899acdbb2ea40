import type { Browser, Page } from '@playwright/test';
import type { LocalStack } from '#infra/local/stack.ts';
import { createWorld } from '#tests/calls/support/world.ts';
import type { Part, Section } from '../report/section.ts';
import { median } from '../report/statistics.ts';
import { frame, watchedPage } from '../screen/openBoard.ts';
import { ACTIVITIES, bigRoadmap, EPICS, RELEASES } from '../support/bigRoadmap.ts';
import { measureInChromium } from '../support/measureInChromium.ts';
import { signedIn } from './opening.ts';

const VISITS = 5;
const VIEWPORT = { width: 1440, height: 900 };

/** A visit without a cache: the time to the paint of the first epic in ms, tasks of 50 ms and more, and what is mounted. */
type Visit = { stands: number; tasks: number; chips: number; elements: number };

/** What a person waits for on the roadmap of a large map. */
export const roadmapScreen: Part = {
  name: 'roadmapScreen',
  title: `A roadmap of ${(RELEASES * ACTIVITIES * EPICS).toLocaleString('en-GB')} epics in Chromium, ${VIEWPORT.width} x ${VIEWPORT.height}`,
  measure: () => measureInChromium(async (stack, browser) => sectionOf(await visits(stack, browser))),
};

async function visits(stack: LocalStack, browser: Browser): Promise<Visit[]> {
  const world = await createWorld(stack);
  const { containerId } = await bigRoadmap(world);
  const all: Visit[] = [];
  for (let i = 0; i < VISITS; i += 1) {
    const context = await browser.newContext({ ...signedIn(stack, world.owner), viewport: VIEWPORT });
    const page = await watchedPage(context);
    await page.goto(`${stack.webUrl}/story_map/${containerId}/roadmap/release?last=${RELEASES}&open=all&months=18`, {
      waitUntil: 'commit',
    });
    await page.locator('[data-chip]').first().waitFor();
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await frame(page);
    all.push(await look(page));
    await context.close();
  }
  return all;
}

async function look(page: Page): Promise<Visit> {
  const [stands, tasks] = await page.evaluate<[number, number]>('[benchPage.standsAt, benchPage.take().tasks.length]');
  return {
    stands,
    tasks,
    chips: await page.locator('[data-chip]').count(),
    elements: await page.locator('*').count(),
  };
}

function sectionOf(visited: readonly Visit[]): Section {
  const middle = (pick: (visit: Visit) => number) => median(visited.map(pick));
  const tasks = middle((visit) => visit.tasks);
  return {
    columns: ['', 'median'],
    rows: [
      ['open without a cache, ms', middle(({ stands }) => stands)],
      ['long tasks of an opening', tasks],
      ['epics on the page', middle(({ chips }) => chips)],
      ['DOM elements', middle(({ elements }) => elements)],
    ],
    aims: [{ what: 'long tasks of an opening', unit: 'tasks', atMost: 1, measured: tasks }],
    notes: [
      `Medians of ${VISITS} visits, from their start to the paint of the first epic. Times depend on the machine.`,
    ],
  };
}
