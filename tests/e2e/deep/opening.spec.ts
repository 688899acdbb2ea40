import * as sessionTexts from '#shared/texts/people/session.ts';
import { expect, newPerson, type Page, test } from '../fixtures.ts';
import { face, makeMap, url } from '../support/board.ts';
import { keptMaps } from '../support/knownMaps.ts';

/** What a page asks for from now on, in order: calls by their name, files by theirs. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return requests;
}
const calls = (requests: readonly string[], name: string) => requests.filter((path) => path === `/api/${name}`).length;

test.describe('opening a page', () => {
  test('asks for its data once, before the application runs', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const id = await makeMap(api, 'Desks', { 'Find a desk': [] });
    const other = await makeMap(api, 'Rooms', { 'Find a room': [] });
    await signIn(page, ann, url(id));
    await expect(face(page, 'Find a desk')).toBeVisible();
    await expect.poll(() => keptMaps(page)).toEqual([id]);
    for (const [path, name, shown] of [
      [url(other), 'get_container', face(page, 'Find a room')],
      [url(id), 'map_changes', face(page, 'Find a desk')],
      ['/story_maps', 'story_map_list', page.getByRole('heading', { name: 'Desks' })],
      ['/', 'story_map_list', page.getByRole('heading', { name: 'Desks' })],
    ] as const) {
      // Once it follows what others change, a page reads again what it shows.
      await page.goto('about:blank');
      await page.route('**/api/join_live', () => undefined);
      const requests = requestsOf(page);
      let asked = false;
      // The application does not run before its libraries are there.
      await page.route('**/static/libraries-*.js', async (route) => {
        await expect.poll(() => asked || calls(requests, name) > 0).toBe(true);
        asked = true;
        await route.continue();
      });
      await page.goto(path);
      await expect(shown).toBeVisible();
      expect(asked).toBe(true);
      expect(calls(requests, name), requests.join(' ')).toBe(1);
      await page.unrouteAll();
    }
  });

  test('asks for nothing early with an expired token, nor for somebody who has signed out', async ({
    page,
    stack,
    register,
    signIn,
  }) => {
    const ann = newPerson();
    await register(ann);
    await signIn(page, ann);
    await page.clock.install({ time: Date.now() + 3 * 60 * 60_000 });
    const requests = requestsOf(page);
    const refreshed = page.waitForRequest((request) => request.url().startsWith(stack.cognitoUrl));
    await page.goto('/story_maps');
    await refreshed;
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => requests.indexOf('/api/story_map_list')).toBeGreaterThan(requests.indexOf('/'));

    await page.evaluate(() => localStorage.removeItem('UserSignedIn'));
    // The page that is left may ask by itself until then.
    await page.goto('about:blank');
    requests.length = 0;
    await page.goto('/story_maps');
    await expect(page.getByLabel(sessionTexts.email, { exact: true })).toBeVisible();
    expect(calls(requests, 'story_map_list')).toBe(0);
  });

  test('fetches nothing in advance that may never be used', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (document.querySelector('main input') === null) return;
        observer.disconnect();
        performance.mark('there');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/login');
    // The browser lists what it has fetched once it is there.
    const startOfDialog = () =>
      page.evaluate(() => {
        const fetched = performance.getEntriesByType('resource').find(({ name }) => name.includes('/UserDialog-'));
        return fetched?.startTime ?? null;
      });
    await expect.poll(startOfDialog).not.toBeNull();
    const there = await page.evaluate(() => performance.getEntriesByName('there')[0]?.startTime ?? Infinity);
    expect(await startOfDialog()).toBeGreaterThan(there);
  });

  test('shows a kept map before the server has answered anything', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const id = await makeMap(await apiAs(ann), 'Desks', { 'Find a desk': [] });
    await signIn(page, ann, url(id));
    await expect(face(page, 'Find a desk')).toBeVisible();
    await expect.poll(() => keptMaps(page)).toEqual([id]);
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/config\.json$|\/api\//, async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(url(id));
    await expect(face(page, 'Find a desk')).toBeVisible();
    answer();
    await page.unrouteAll({ behavior: 'wait' });
  });
});
