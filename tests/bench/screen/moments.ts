import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { KNOWN_MAPS_KEY } from '#web/replica/story_map/known/knownMaps.ts';
import { median, percentile } from '../report/statistics.ts';
import { drag, threadClock } from './drag.ts';
import { frame, openBoard, visit, watchedPage } from './openBoard.ts';
import { tabDelay } from './tabs.ts';

const ROUNDS = 3;
/** Pixels that the map is scrolled by, and how many in a second. */
const SCROLLED = 4_800;
const SCROLL_SPEED = 2_400;
const TYPED = 'Choose a quiet desk near the window';

/** The time that a person waits on one map, in ms: medians of three visits, and 95th percentiles of frames and keys. */
export type Moments = {
  /** First card, from the start of the visit: without a cache, with cached files, and with the map known. */
  cold: number;
  warm: number;
  known: number;
  /** Tasks of 50 ms and more of a visit with cached files, and during a drop. */
  openingTasks: number;
  dropTasks: number;
  scrollFrame: number;
  /** Main-thread time of a frame while scrolling. */
  scrollWork: number;
  /** The same of the longest frames, p95. */
  mostScrollWork: number;
  /** From a confirmed change until another tab of the person shows it. */
  otherTab: number;
  key: number;
  /** The same on a page with nothing but a field: what the browser and the measure take. */
  bareKey: number;
  add: number;
  drop: number;
};
type Recorded = { tasks: number[]; frames: number[]; presses: number[] };

const standsAt = (page: Page) => page.evaluate<number>('benchPage.standsAt');
const take = (page: Page) => page.evaluate<Recorded>('benchPage.take()');

/** Measures a map as somebody sees it who opens it, scrolls, adds a card and drags one. */
export async function moments(browser: Browser, signedIn: BrowserContextOptions, url: string): Promise<Moments> {
  const visits = { cold: [] as number[], warm: [] as number[], known: [] as number[], tasks: [] as number[] };
  let last: { context: BrowserContext; page: Page } | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    await last?.context.close();
    const context = await browser.newContext(signedIn);
    const page = await openBoard(context, url);
    last = { context, page };
    visits.cold.push(await standsAt(page));
    await isKept(page);
    await visit(page, url);
    visits.known.push(await standsAt(page));
    await isKept(page);
    await page.evaluate((key) => localStorage.removeItem(key), KNOWN_MAPS_KEY);
    await visit(page, url);
    visits.warm.push(await standsAt(page));
    await isKept(page);
    visits.tasks.push((await take(page)).tasks.length);
  }
  if (last === undefined) throw new Error('the map was visited');
  const { context, page } = last;
  const scrolled = await scroll(page);
  const mostWork = await mostScrollWork(page);
  const { key, add } = await typeAndAdd(page);
  const bareKey = await typeBare(context);
  const dropped = await drop(page);
  const otherTab = await tabDelay(context, url);
  await context.close();
  return {
    cold: median(visits.cold),
    warm: median(visits.warm),
    known: median(visits.known),
    openingTasks: median(visits.tasks),
    scrollFrame: scrolled.frame,
    scrollWork: scrolled.work,
    mostScrollWork: mostWork,
    otherTab,
    key,
    bareKey,
    add,
    drop: dropped.ms,
    dropTasks: dropped.tasks,
  };
}

/** A map is kept once the page is idle, its entry last. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, KNOWN_MAPS_KEY);
}

/** Scrolls the map to the right and back. */
async function scrollThereAndBack(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const xDistance of [-SCROLLED, SCROLLED])
    await session.send('Input.synthesizeScrollGesture', { x: 640, y: 500, xDistance, speed: SCROLL_SPEED });
}

/** While the map is scrolled: the time between frames, and what the main thread works in one. */
async function scroll(page: Page): Promise<{ frame: number; work: number }> {
  await take(page);
  const clock = await threadClock(page);
  await page.evaluate('benchPage.recordFrames(true)');
  const before = await clock();
  await scrollThereAndBack(page);
  const after = await clock();
  await page.evaluate('benchPage.recordFrames(false)');
  const { frames } = await take(page);
  return { frame: percentile(frames, 0.95), work: (after.all - before.all) / frames.length };
}

/**
 * The most that the main thread works in a frame while the map is scrolled, but for one frame in twenty. Reading the
 * clock in every frame takes time itself, so the time between frames is measured in another pass.
 */
async function mostScrollWork(page: Page): Promise<number> {
  const clock = await threadClock(page);
  const work: number[] = [];
  const scrolling = { ended: false };
  const reading = (async () => {
    let before = await clock();
    while (!scrolling.ended) {
      await page.evaluate('new Promise((resolve) => requestAnimationFrame(resolve))');
      const now = await clock();
      work.push(now.all - before.all);
      before = now;
    }
  })();
  await scrollThereAndBack(page);
  scrolling.ended = true;
  await reading;
  return percentile(work, 0.95);
}

/** From key to paint in the field of a new card, and from Enter until the card is there. */
async function typeAndAdd(page: Page): Promise<{ key: number; add: number }> {
  const parent = 'Step 1 of the journey';
  await page.getByRole('button', { name: storyMapTexts.addUnderNamed({ name: parent }) }).click();
  await page.getByRole('textbox', { name: storyMapTexts.newUnder({ name: parent }) }).waitFor();
  const key = await typed(page);
  await page.keyboard.press('Enter');
  await page.locator('[data-card]', { hasText: TYPED }).waitFor();
  await frame(page);
  const add = Math.max(...(await take(page)).presses);
  await page.keyboard.press('Escape');
  return { key, add };
}

/** From key to paint in the field that has the focus. */
async function typed(page: Page): Promise<number> {
  await take(page);
  await page.keyboard.type(TYPED, { delay: 40 });
  await frame(page);
  return percentile((await take(page)).presses, 0.95);
}

/** From key to paint on a page with nothing but a field. */
async function typeBare(context: BrowserContext): Promise<number> {
  const page = await watchedPage(context);
  await page.goto('data:text/html,<textarea autofocus></textarea>');
  await page.locator('textarea').focus();
  const ms = await typed(page);
  await page.close();
  return ms;
}

/** From letting a card go until it stands in its new place. */
async function drop(page: Page): Promise<{ ms: number; tasks: number }> {
  await drag(page, 3, {
    ended: async () => {
      await take(page);
      await page.mouse.up();
      await frame(page);
    },
  });
  await frame(page);
  const { presses, tasks } = await take(page);
  return { ms: Math.max(...presses), tasks: tasks.length };
}
