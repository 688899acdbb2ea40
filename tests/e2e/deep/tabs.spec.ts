import * as errorTexts from '#shared/texts/errors.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { face, press, url } from '../support/board.ts';

/** Everything that a browser keeps of whoever was signed in. */
const keptOf = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage))
      .filter((key) => key.startsWith('storyd.') || key.includes('Token') || key === 'UserSignedIn'),
  );

/** What any tab asks for by itself: who waits for access, and what others change. */
const inBackground: ReadonlySet<string> = new Set(['/api/access_requests', '/api/join_live', '/api/map_changes']);

/** The calls that a page makes from now on, and when the last one was. */
function callsOf(page: Page): { paths: string[]; at: number } {
  const calls = { paths: [] as string[], at: Date.now() };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.at = Date.now();
    if (!inBackground.has(pathname)) calls.paths.push(pathname);
  });
  return calls;
}

test.describe('two tabs of one person', () => {
  test("show each other's changes without a reload, and sign out together", async ({ page, context, openNewMap }) => {
    const { id } = await openNewMap(page, { 'Find a desk': ['Look around'] });
    const [map, list] = [await context.newPage(), await context.newPage()];
    const asked = [map, list].map(callsOf);
    await map.goto(url(id));
    await expect(face(map, 'Look around')).toBeVisible();
    await list.goto('/story_maps');
    await expect(list.getByRole('heading', { name: 'Desks' })).toBeVisible();
    // What the pages ask for as they open is over once nothing has been asked for a second.
    await expect
      .poll(() => Date.now() - Math.max(...asked.map(({ at }) => at)), { timeout: 30_000 })
      .toBeGreaterThan(1_000);
    const calls = asked.map(({ paths }) => paths);
    for (const paths of calls) paths.length = 0;

    await face(page, 'Look around').focus();
    await press(page, 'F2');
    await page.getByLabel(storyMapTexts.changeOf({ name: 'Look around' })).fill('Walk around');
    await press(page, 'Enter');
    await expect(face(map, 'Walk around')).toBeVisible();
    await face(page, 'Find a desk').focus();
    await press(page, 'c');
    await page.getByRole('textbox').fill('Ask somebody');
    await press(page, 'Enter', 'Escape');
    await expect(face(map, 'Ask somebody')).toBeVisible();
    // Until here: a tab that has lost its map asks whether it may see it again, and an empty list looks for other maps.
    expect(calls).toEqual([[], []]);
    // Without a reload, after which another tab would send what this one has left.
    await page.getByRole('link', { name: 'StorYd' }).first().click();
    await page.getByRole('button', { name: storyMapsTexts.actions({ name: 'Desks' }) }).click();
    await page.getByRole('menuitem', { name: storyMapsTexts.delete }).click();
    await page.getByRole('dialog').getByRole('button', { name: storyMapsTexts.delete }).click();
    await expect(list.getByRole('heading', { name: 'Desks' })).toHaveCount(0);
    await expect(map.getByText(errorTexts.mapNotVisible)).toBeVisible();

    await page.getByRole('button', { name: navigationTexts.openUser }).click();
    await page.getByRole('button', { name: navigationTexts.logout, exact: true }).click();
    for (const tab of [page, map, list]) {
      await expect(tab).toHaveURL(/\/login/);
      await expect(tab.getByText('Walk around')).toHaveCount(0);
      await expect.poll(() => keptOf(tab)).toEqual([]);
      await tab.goBack();
      await expect(tab.getByText(/Walk around|Desks/)).toHaveCount(0);
    }
  });
});
