import { type BrowserContext, chromium } from '@playwright/test';
import { createWorld, PASSWORD } from '#tests/calls/support/world.ts';
import { chromiumArgs, findChromium } from '#tests/chromium.mjs';
import { signInOnScreen } from '#tests/e2e/support/session.ts';
import { drag, threadClock, type ThreadTime } from '../board/drag.ts';
import { type Loaded, type OpenBoard, openBoard, serveBuild } from '../board/openBoard.ts';
import { buildOnce } from '../build/buildOnce.ts';
import type { Part, Section, TableCell } from '../report/section.ts';
import { median } from '../report/statistics.ts';
import { bigMap } from '../support/bigMap.ts';
import { withStack } from '../support/withStack.ts';

const SIZES = [100, 1_000, 5_000] as const;
const DOM_NODES = 1_500;
/** Cards that may render when the drop target changes. */
const CARDS_PER_TARGET = 2;
/** How much more main-thread time a step may take on the largest map than on the smallest. */
const STEP_RATIO = 1.5;
const COUNTED_STEPS = 20;
const TIMED_STEPS = 30;
const ROUNDS = 3;
const VIEWPORT = { width: 1280, height: 800 };

/** How much of a map is mounted, and the cost of a step of a drag, in a browser. */
export const board: Part = {
  name: 'board',
  title: `A map in Chromium, ${VIEWPORT.width} x ${VIEWPORT.height}`,
  async measure() {
    const executablePath = findChromium();
    if (executablePath === undefined)
      return { columns: [], rows: [], missing: ['there is no Chromium on this machine'] };
    const { folder } = await buildOnce();
    return withStack(async (stack) => {
      const { owner } = await createWorld(stack);
      const urls: string[] = [];
      for (const size of SIZES)
        urls.push(`${stack.webUrl}/story_map/${(await bigMap(size, owner)).containerId}/map/activity`);
      const browser = await chromium.launch({ executablePath, args: chromiumArgs });
      try {
        const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB' });
        // The pages are not served by the local stack, so for the browser its API is on another origin.
        await context.grantPermissions(['local-network-access'], { origin: stack.webUrl });
        await serveBuild(context, stack, folder);
        const page = await context.newPage();
        await signInOnScreen(page, { email: owner.email, password: PASSWORD, username: 'Olga' }, stack.webUrl);
        await page.close();
        const counts: Counts[] = [];
        for (const url of urls) counts.push(await count(context, folder, url));
        return sectionOf(counts, await times(context, folder, urls));
      } finally {
        await browser.close();
      }
    });
  },
};

type Counts = {
  elements: number;
  nodes: number;
  mounted: number;
  atOpening: number;
  atPickUp: number;
  perStep: number;
  most: number;
  commits: number;
  loaded: Loaded;
};
type Renders = { commits: number; cards: number };

/** Counts for one map, in a page that listens to React. */
async function count(context: BrowserContext, folder: string, url: string): Promise<Counts> {
  const { page, loaded } = await openBoard(context, folder, url, { counting: true });
  const renders = () => page.evaluate<Renders>('benchRenders.take()');
  const opening = await renders();
  if (opening.cards === 0) throw new Error('React told of no card that it drew');
  const [elements, mounted] = await Promise.all(['*', '[data-card]'].map((selector) => page.locator(selector).count()));
  const nodes = await page.evaluate<number>(
    '(() => { const all = document.createTreeWalker(document); let n = 1; while (all.nextNode()) n += 1; return n; })()',
  );
  const steps: Renders[] = [];
  let atPickUp = 0;
  await drag(page, COUNTED_STEPS, {
    begun: async () => {
      atPickUp = (await renders()).cards;
    },
    step: async () => {
      steps.push(await renders());
    },
  });
  await page.close();
  const mean = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const cards = steps.map((step) => step.cards);
  const drawn = {
    atOpening: opening.cards,
    atPickUp,
    perStep: mean(cards),
    most: Math.max(...cards),
    commits: mean(steps.map(({ commits }) => commits)),
  };
  return { elements: elements ?? 0, nodes, mounted: mounted ?? 0, ...drawn, loaded: loaded() };
}

/** Main-thread time of a step on each map, in pages without listeners; the maps alternate. */
async function times(context: BrowserContext, folder: string, urls: readonly string[]): Promise<ThreadTime[]> {
  const boards: OpenBoard[] = [];
  for (const url of urls) boards.push(await openBoard(context, folder, url, { counting: false }));
  const clocks = await Promise.all(boards.map(({ page }) => threadClock(page)));
  const taken = urls.map((): ThreadTime[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [i, { page }] of boards.entries()) {
      const clock = clocks[i];
      if (clock === undefined) throw new Error('every page has a clock');
      await page.bringToFront();
      let start: ThreadTime | undefined;
      await drag(page, TIMED_STEPS, {
        begun: async () => {
          start = await clock();
        },
        ended: async () => {
          if (start !== undefined) taken[i]?.push(perStep(start, await clock()));
        },
      });
    }
  }
  const middle = (rounds: readonly ThreadTime[], pick: (time: ThreadTime) => number) => median(rounds.map(pick));
  return taken.map((rounds) => ({
    all: middle(rounds, ({ all }) => all),
    script: middle(rounds, ({ script }) => script),
    layout: middle(rounds, ({ layout }) => layout),
  }));
}

const perStep = (start: ThreadTime, end: ThreadTime): ThreadTime => ({
  all: (end.all - start.all) / TIMED_STEPS,
  script: (end.script - start.script) / TIMED_STEPS,
  layout: (end.layout - start.layout) / TIMED_STEPS,
});

function sectionOf(counts: readonly Counts[], measured: readonly ThreadTime[]): Section {
  const rowOf = (what: string, values: readonly (number | undefined)[]): TableCell[] => {
    const figures = values.map((value) => value ?? 0);
    const [small = 0, large = 0] = [figures.at(0), figures.at(-1)];
    return [what, ...figures, small === 0 ? null : large / small];
  };
  const counted = (what: string, pick: (one: Counts) => number) => rowOf(what, counts.map(pick));
  const timed = (what: string, pick: (one: ThreadTime) => number) => rowOf(what, measured.map(pick));
  const stepOf = (at: 0 | -1) => measured.at(at)?.all ?? 0;
  return {
    columns: ['', ...SIZES.map((size) => `${size.toLocaleString('en-GB')} cards`), 'ratio'],
    rows: [
      counted('DOM elements', ({ elements }) => elements),
      counted('DOM nodes, text included', ({ nodes }) => nodes),
      counted('cards on the page', ({ mounted }) => mounted),
      counted('cards drawn by React at opening', ({ atOpening }) => atOpening),
      counted('cards drawn when one is picked up', ({ atPickUp }) => atPickUp),
      counted('React commits per drag step', ({ commits }) => commits),
      counted('cards drawn by React per drag step', (one) => one.perStep),
      counted('cards drawn in the dearest step', ({ most }) => most),
      timed('main thread per drag step, ms', ({ all }) => all),
      timed('of it script, ms', ({ script }) => script),
      timed('of it style and layout, ms', ({ layout }) => layout),
      counted('JavaScript loaded, files', ({ loaded }) => loaded.files),
      counted('JavaScript loaded, KB gzipped', ({ loaded }) => loaded.kilobytes),
    ],
    aims: [
      {
        what: 'DOM nodes of the largest map',
        unit: 'nodes',
        atMost: DOM_NODES,
        measured: Math.max(...counts.map(({ nodes }) => nodes)),
      },
      {
        what: 'cards drawn in the dearest step',
        unit: 'cards',
        atMost: CARDS_PER_TARGET,
        measured: Math.max(...counts.map(({ most }) => most)),
      },
      {
        what: 'main thread per step, largest to smallest map',
        unit: 'ratio',
        atMost: STEP_RATIO,
        measured: stepOf(-1) / stepOf(0),
      },
    ],
    notes: [
      `A step: the pointer moves to another place where the card would land, one frame. Ratio: largest to smallest map. Counted over ${COUNTED_STEPS} steps; times are CPU time, medians of ${ROUNDS} rounds of ${TIMED_STEPS} steps, in turns.`,
    ],
  };
}
