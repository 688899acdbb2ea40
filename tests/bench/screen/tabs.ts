import type { BrowserContext, Locator, Page } from '@playwright/test';
import { median } from '../report/statistics.ts';
import { openBoard } from './openBoard.ts';

const ROUNDS = 5;
const TIMEOUT_MS = 20_000;

/**
 * The time from a confirmed move in one tab of a person until another one shows it, in ms: the median of several moves.
 */
export async function tabDelay(context: BrowserContext, url: string): Promise<number> {
  const other = await openBoard(context, url);
  const page = await openBoard(context, url);
  await page.bringToFront();
  const delays: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const second = await card(page, 2).getAttribute('data-card');
    const shown = becomesFirst(other, second ?? '');
    await moveDown(page, card(page, 1));
    delays.push((await shown) - (await page.evaluate<number>('benchPage.publishedAt')));
  }
  await Promise.all([page.close(), other.close()]);
  return median(delays);
}

/** A card below the first one of the backbone, which is number 0. */
const card = (page: Page, number: number): Locator =>
  page.locator('[data-column]').first().locator('[data-card]').nth(number);

async function moveDown(page: Page, moved: Locator): Promise<void> {
  await moved.locator('[data-focus-target]').first().focus();
  for (const key of [' ', 'ArrowDown', ' ']) await page.keyboard.press(key);
}

/** When a page shows a card as the first below the backbone, on a clock that all pages share. */
const becomesFirst = (page: Page, id: string) =>
  page.evaluate(
    ({ wanted, ms }) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('the other tab shows no move')), ms);
        new MutationObserver((_, observer) => {
          const first = document.querySelector('[data-column]')?.querySelectorAll<HTMLElement>('[data-card]')[1];
          if (first?.dataset['card'] !== wanted) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
        }).observe(document, { attributes: true, childList: true, subtree: true });
      }),
    { wanted: id, ms: TIMEOUT_MS },
  );
