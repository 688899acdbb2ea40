import * as commonTexts from '#shared/texts/common.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import { expect, newPerson, test } from '../fixtures.ts';

test('a page that fails to load says so, and keeps the navigation and other open pages', async ({
  page,
  pageErrors,
  register,
  signIn,
}) => {
  const ann = newPerson();
  await register(ann);
  await signIn(page, ann);
  // What the boundary reports has neither words nor a stack here.
  pageErrors.allow(/^uncaught: $|AdminPage|dynamically imported module/);
  await page.route('**/static/AdminPage*.js', (route) => route.abort());
  await page.getByRole('link', { name: navigationTexts.admin, exact: true }).click();
  await expect(page.getByRole('heading', { name: commonTexts.pageBroke })).toBeVisible();
  await page.getByRole('link', { name: navigationTexts.storyMaps, exact: true }).click();
  await expect(page).toHaveURL(/\/story_maps$/);
  await expect(page.getByText(commonTexts.pageBroke)).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('going back restores the scroll position of a page, and a new page starts at its top', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  for (let map = 1; map <= 5; map += 1)
    await api.call('story_map_container_create', { name: `Map ${map}`, why: 'To be found again' });
  await page.setViewportSize({ width: 1280, height: 400 });
  await signIn(page, ann);
  await expect(page.getByText('Map 1', { exact: true })).toBeAttached();
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.mouse.move(640, 200);
  await page.mouse.wheel(0, 220);
  await expect.poll(top).toBe(220);
  await page.getByRole('link', { name: navigationTexts.admin, exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(page.getByText('Map 1', { exact: true })).toBeAttached();
  await expect.poll(top).toBe(220);
});
