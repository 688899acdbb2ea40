import { type Browser, chromium } from '@playwright/test';
import { type LocalStack, startLocalStack } from '#infra/local/stack.ts';
import { createWorld, type Somebody } from '#tests/calls/support/world.ts';
import { chromiumArgs, findChromium } from '#tests/chromium.mjs';
import { KNOWN_MAPS_KEY } from '#web/app/known_maps/knownMaps.ts';
import type { Part, Section } from '../report/section.ts';
import { median } from '../report/statistics.ts';
import { bigMap } from '../support/bigMap.ts';
import { signedIn } from './opening.ts';

const ROUNDS = 5;
const SIZES = [100, 1_000, 5_000] as const;
/** The time limit for showing a kept map, in ms. */
const STANDS_MS = 300;

/**
 * The time until the cards of a map kept in this browser are shown, with cached files, compared with a map that is read
 * whole.
 */
export const knownMaps: Part = {
  name: 'known',
  title: 'A map that the browser knows is opened',
  async measure() {
    const executablePath = findChromium();
    if (executablePath === undefined)
      return { columns: [], rows: [], missing: ['there is no Chromium on this machine'] };
    const stack = await startLocalStack({ web: 'current' });
    const browser = await chromium.launch({ executablePath, args: chromiumArgs });
    try {
      return await measureOn(stack, browser);
    } finally {
      await browser.close();
      await stack.stop();
    }
  },
};

async function measureOn(stack: LocalStack, browser: Browser): Promise<Section> {
  const { owner } = await createWorld(stack);
  const rows: (readonly [number, number, number])[] = [];
  for (const size of SIZES) {
    const { containerId } = await bigMap(size, owner);
    const [read, known] = await opened(stack, browser, `/story_map/${containerId}/map/activity`, owner);
    rows.push([size, read, known]);
  }
  return {
    columns: ['Activities', 'read whole, ms', 'known, ms'],
    rows,
    aims: rows.map(([size, , known]) => ({
      what: `known map of ${size} Activities`,
      unit: 'ms',
      atMost: STANDS_MS,
      measured: known,
    })),
    notes: [`From the start of the visit to the first card; medians of ${ROUNDS}. Times depend on the machine.`],
  };
}

/** A map whose files are cached: read whole, and known. */
async function opened(stack: LocalStack, browser: Browser, path: string, owner: Somebody): Promise<[number, number]> {
  const context = await browser.newContext(signedIn(stack, owner));
  const page = await context.newPage();
  await page.addInitScript(
    `new MutationObserver((_, observer) => { if (document.querySelector('[data-card]') === null) return; observer.disconnect(); requestAnimationFrame(() => { window.standsAt = performance.now(); }); }).observe(document, { childList: true, subtree: true });`,
  );
  const visit = async (): Promise<number> => {
    await page.goto(`${stack.webUrl}${path}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'standsAt' in window, undefined, { polling: 'raf' });
    const stands = await page.evaluate<number>('window.standsAt');
    // It is kept once the page is idle; an entry is written last.
    await page.waitForFunction((key) => localStorage.getItem(key) !== null, KNOWN_MAPS_KEY);
    return stands;
  };
  const [read, known]: [number[], number[]] = [[], []];
  await visit();
  for (let round = 0; round < ROUNDS; round += 1) {
    known.push(await visit());
    await page.evaluate((key) => localStorage.removeItem(key), KNOWN_MAPS_KEY);
    read.push(await visit());
  }
  await context.close();
  return [median(read), median(known)];
}
