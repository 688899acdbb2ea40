import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import type { LocalStack } from '#infra/local/stack.ts';
import { configJson } from '#infra/local/web/configJson.ts';
import { zippedKilobytes } from '../report/kilobytes.ts';

const countRenders = fileURLToPath(new URL('countRenders.js', import.meta.url));

/** What the page has loaded so far: scripts, and their size in KB gzipped. */
export type Loaded = { readonly files: number; readonly kilobytes: number };
export type OpenBoard = { readonly page: Page; readonly loaded: () => Loaded };

/** Serves a build at the address of the stack, whose API is not changed. */
export async function serveBuild(context: BrowserContext, stack: LocalStack, folder: string): Promise<void> {
  await context.route(`${stack.webUrl}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) return route.continue();
    if (pathname === '/config.json')
      return route.fulfill({
        contentType: 'application/json',
        body: configJson(stack.pool.config(), stack.cognitoUrl),
      });
    const file = join(folder, pathname);
    return route.fulfill({ path: existsSync(file) && statSync(file).isFile() ? file : join(folder, 'index.html') });
  });
}

/**
 * Opens a story map in a new page, signed in like the context.
 * @param counting also counts React's renders, which takes time itself
 */
export async function openBoard(
  context: BrowserContext,
  folder: string,
  url: string,
  { counting }: { counting: boolean },
): Promise<OpenBoard> {
  const page = await context.newPage();
  if (counting) await page.addInitScript({ path: countRenders });
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(url);
  await page.locator('[data-card] [data-focus-target]').first().waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await frame(page);
  return {
    page,
    loaded: () => ({
      files: scripts.size,
      kilobytes: [...scripts].reduce((sum, script) => sum + zippedKilobytes(readFileSync(join(folder, script))), 0),
    }),
  };
}

/** Waits until the page has rendered everything so far. */
export async function frame(page: Page): Promise<void> {
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
}
