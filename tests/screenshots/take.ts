import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '#tests/chromium.mjs';
import buildWeb from '#tests/e2e/buildWeb.ts';
import { signInOnScreen } from '#tests/e2e/support/session.ts';
import { accountOf, openScene, type Scene } from './scene.ts';
import { screens, type State, type Theme, type Viewer, type Width } from './state.ts';
import { adminStates } from './states/admin.ts';
import { frameStates } from './states/frame.ts';
import { hierarchyStates } from './states/hierarchy.ts';
import { informationStates } from './states/information.ts';
import { initiativeStates } from './states/initiatives.ts';
import { listStates } from './states/lists.ts';
import { mapStates } from './states/map.ts';
import { newActivityStates } from './states/newActivity.ts';
import { overviewStates } from './states/overview.ts';
import { releaseStates } from './states/releases.ts';
import { releaseWhatStates } from './states/releaseWhat.ts';
import { roadmapStates } from './states/roadmap.ts';
import { sessionStates } from './states/session.ts';
import { shellStates } from './states/shell.ts';
import { sliceStates } from './states/slices.ts';
import { whoStates } from './states/who.ts';

/**
 * `npm run screenshots`: a picture of every page and its main states, light and dark, 1280 and 400 px wide, in
 * `dist/screenshots/`. `npm run screenshots -- map` takes only those whose name contains the word.
 */

const folder = fileURLToPath(new URL('../../dist/screenshots/', import.meta.url));
const themes: readonly Theme[] = ['light', 'dark'];
const widths = [1280, 400] as const;
const print = (line: string) => console.log(line);

type Taken = { count: number; problems: string[] };
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs everybody in once; each of their browsers starts from there. */
async function signInAll(
  browser: Browser,
  scene: Scene,
  viewers: Iterable<Viewer>,
): Promise<Map<Viewer, StorageState>> {
  const sessions = new Map<Viewer, StorageState>();
  for (const viewer of viewers) {
    if (viewer === 'nobody') continue;
    const context = await browser.newContext({ baseURL: scene.stack.webUrl });
    await signInOnScreen(await context.newPage(), accountOf(scene.stack, viewer));
    sessions.set(viewer, await context.storageState());
    await context.close();
  }
  return sessions;
}

function newContext(
  browser: Browser,
  scene: Scene,
  storageState: StorageState | undefined,
  width: Width,
  colorScheme: Theme,
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: scene.stack.webUrl,
    viewport: screens[width],
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    ...(width === 400 ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
    ...(storageState === undefined ? {} : { storageState }),
  });
}

async function take(page: Page, scene: Scene, state: State, width: Width, theme: Theme): Promise<void> {
  await page.goto(state.path(scene));
  await state.arrange(page, scene, width);
  // The font arrives after the text, and so do the colours of the priorities.
  await page.evaluate(() => document.fonts.load('14px "Inter Variable"').then(() => undefined));
  await page.screenshot({ path: join(folder, `${state.name}.${width}.${theme}.png`), animations: 'disabled' });
}

/**
 * Takes all pictures that one viewer sees at one size in one theme. A state that cannot be reached costs its own
 * picture only.
 */
async function takeAll(
  browser: Browser,
  scene: Scene,
  states: readonly State[],
  storageState: StorageState | undefined,
  width: Width,
  theme: Theme,
): Promise<Taken> {
  const taken: Taken = { count: 0, problems: [] };
  for (const state of states.filter(({ only = width }) => only === width)) {
    const context = await newContext(browser, scene, storageState, width, theme);
    context.setDefaultTimeout(10_000);
    try {
      await take(await context.newPage(), scene, state, width, theme);
      taken.count += 1;
    } catch (error) {
      taken.problems.push(
        `${state.name}, ${width} px, ${theme}: ${error instanceof Error ? error.message : String(error)}`,
      );
    } finally {
      await context.close();
    }
  }
  return taken;
}

async function main(word = ''): Promise<void> {
  const states = [
    ...sessionStates,
    ...adminStates,
    ...listStates,
    ...mapStates,
    ...shellStates,
    ...sliceStates,
    ...overviewStates,
    ...frameStates,
    ...newActivityStates,
    ...releaseStates,
    ...releaseWhatStates,
    ...roadmapStates,
    ...whoStates,
    ...informationStates,
    ...initiativeStates,
    ...hierarchyStates,
  ].filter(({ name }) => name.includes(word));
  if (states.length === 0) throw new Error(`No state has a name with ${word}`);
  if (word === '') rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildWeb();
  const scene = await openScene();
  const browser = await chromium.launch({ executablePath: ensureChromium(print), args: chromiumArgs });
  const all: Taken[] = [];
  try {
    const viewers = new Set(states.map(({ viewer }) => viewer));
    const sessions = await signInAll(browser, scene, viewers);
    for (const viewer of viewers) {
      const own = states.filter((state) => state.viewer === viewer);
      for (const width of widths)
        for (const theme of themes) all.push(await takeAll(browser, scene, own, sessions.get(viewer), width, theme));
    }
  } finally {
    await browser.close();
    await scene.stack.stop();
  }
  const problems = all.flatMap((taken) => taken.problems);
  for (const problem of problems) print(problem);
  print(`${all.reduce((sum, { count }) => sum + count, 0)} pictures in dist/screenshots/, ${problems.length} missing`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

await main(process.argv[2]);
