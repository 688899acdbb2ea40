import type { Page } from '@playwright/test';

const CHANGES = '**/api/map_changes*';

/**
 * Keeps what others change from a page until it reads the map again, as on a line that lets no connection through.
 * @returns lets it ask for changes, before it opens a map that it knows
 */
export async function withoutLive(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/join_live', (route) => route.fulfill({ json: { url: null, ticket: null } }));
  await page.route(CHANGES, () => undefined);
  return () => page.unroute(CHANGES);
}
