import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';

const scriptBeside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Opens a story map in a new page, signed in like the context.
 * @param counting also counts React's renders, which takes time itself
 */
export async function openBoard(context: BrowserContext, url: string, { counting = false } = {}): Promise<Page> {
  const page = await watchedPage(context, counting ? 'countRenders.js' : 'watchPage.js');
  await visit(page, url);
  return page;
}

/** A new page that measures itself from its first document on. */
export async function watchedPage(
  context: BrowserContext,
  script: 'countRenders.js' | 'watchPage.js' = 'watchPage.js',
): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript({ path: scriptBeside(script) });
  return page;
}

/** Opens a map and waits until its cards are there and it has settled. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('[data-card] [data-focus-target]').first().waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await frame(page);
}

/** Waits until the page has rendered everything so far. */
export async function frame(page: Page): Promise<void> {
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
}
