import type { BrowserContext } from '@playwright/test';
import { drag } from './drag.ts';
import { openBoard } from './openBoard.ts';

const STEPS = 20;

/** What is mounted and rendered on one map. */
export type Counts = {
  elements: number;
  nodes: number;
  mounted: number;
  atOpening: number;
  atPickUp: number;
  perStep: number;
  most: number;
  commits: number;
  /** MB that scripts hold after a collection of garbage. */
  heap: number;
};
type Renders = { commits: number; cards: number };

/** Counts on one map, in a page that listens to React; a drag takes 20 steps. */
export async function count(context: BrowserContext, url: string): Promise<Counts> {
  const page = await openBoard(context, url, { counting: true });
  const renders = () => page.evaluate<Renders>('benchRenders.take()');
  const opening = await renders();
  if (opening.cards === 0) throw new Error('React reported no card that it drew');
  const [elements, mounted] = await Promise.all(['*', '[data-card]'].map((selector) => page.locator(selector).count()));
  const nodes = await page.evaluate<number>(
    '(() => { const all = document.createTreeWalker(document); let n = 1; while (all.nextNode()) n += 1; return n; })()',
  );
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const steps: Renders[] = [];
  let atPickUp = 0;
  await drag(page, STEPS, {
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
  return {
    elements: elements ?? 0,
    nodes,
    mounted: mounted ?? 0,
    atOpening: opening.cards,
    atPickUp,
    perStep: mean(cards),
    most: Math.max(...cards),
    commits: mean(steps.map(({ commits }) => commits)),
    heap: usedSize / 1024 / 1024,
  };
}
