import type { CDPSession, Page } from '@playwright/test';
import { pickUp } from '#tests/e2e/support/board.ts';
import { frame } from './openBoard.ts';

/**
 * Points over visible cards, away from the edges, where the board would start to scroll. Each is over another card or
 * gap.
 */
const place = (step: number) => ({ x: 340 + ((step * 97) % 560), y: 280 + ((step * 61) % 300) });

/** Called during a drag: after the pick-up, after every step, and before the card is put back. */
export type Watch = {
  readonly begun?: () => Promise<void>;
  readonly step?: () => Promise<void>;
  readonly ended?: () => Promise<void>;
};

/** Picks a card up, moves it `steps` times, one frame each, and puts it back. */
export async function drag(page: Page, steps: number, watch: Watch): Promise<void> {
  // The first below the first backbone card.
  const box = await page
    .locator('[data-column]')
    .first()
    .locator('[data-card]')
    .nth(1)
    .boundingBox({ timeout: 10_000 });
  if (box === null) throw new Error('the map shows no card to drag');
  await pickUp(page, { x: box.x + 30, y: box.y + box.height / 2 });
  await frame(page);
  await watch.begun?.();
  for (let step = 0; step < steps; step += 1) {
    const { x, y } = place(step);
    await page.mouse.move(x, y);
    await frame(page);
    await watch.step?.();
  }
  await watch.ended?.();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.locator('[data-dragged]').waitFor({ state: 'detached' });
}

/** Time of the page's main thread, in ms: all tasks, and the parts for scripts and for style and layout. */
export type ThreadTime = { readonly all: number; readonly script: number; readonly layout: number };

/** Reads the CPU time of the page's main thread, which other processes do not affect. */
export async function threadClock(page: Page): Promise<() => Promise<ThreadTime>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    return {
      all: ms('TaskDuration'),
      script: ms('ScriptDuration'),
      layout: ms('LayoutDuration') + ms('RecalcStyleDuration'),
    };
  };
}
