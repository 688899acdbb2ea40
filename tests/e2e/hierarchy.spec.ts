import * as navigationTexts from '#shared/texts/navigation.ts';
import * as texts from '#shared/texts/story_map/hierarchy.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { paths } from '#web/base/paths.ts';
import { expect, newPerson, type Page, test } from './fixtures.ts';
import { makeFamily } from './support/family.ts';

const node = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true });
/** A button or link of a node itself, not of those below it. */
const ofNode = (page: Page, name: string, label: string) =>
  node(page, name).locator(':scope > div').getByRole('button', { name: label, exact: true });

const shop = {
  name: 'Shop',
  below: [
    { name: 'Browse', below: [{ name: 'Search', below: [{ name: 'Suggest' }] }, { name: 'Filter' }] },
    { name: 'Pay' },
  ],
};

test('a person walks down from a map to those below it, changes the root, and opens one', async ({
  page,
  register,
  signIn,
  apiAs,
}) => {
  const ann = newPerson();
  await register(ann);
  const ids = await makeFamily(await apiAs(ann), shop);
  const id = (name: string) => ids.get(name) ?? '';
  await signIn(page, ann);
  await page.getByRole('link', { name: navigationTexts.hierarchy }).click();
  await expect(page.getByText(texts.empty)).toBeVisible();
  await page.getByRole('combobox', { name: texts.search }).fill('Shop');
  await page.getByRole('option', { name: /Shop/ }).click();
  await expect(page).toHaveURL(new RegExp(`root=${id('Shop')}`));
  await expect(node(page, 'Browse')).toBeVisible();

  await ofNode(page, 'Browse', texts.fetch.tree).click();
  await ofNode(page, 'Search', texts.fetch.tree).click();
  await expect(node(page, 'Search').getByText(texts.limit)).toBeVisible();
  await expect(node(page, 'Suggest')).toHaveCount(0);
  // What is below a node stands at its right.
  const [left, right] = [await node(page, 'Shop').boundingBox(), await node(page, 'Search').boundingBox()];
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(500);
  await page.keyboard.press('+');
  await expect(page.getByRole('group', { name: storyMapTexts.zoom.group }).getByText('110%')).toBeVisible();

  await ofNode(page, 'Search', texts.makeRoot).click();
  await expect(node(page, 'Suggest')).toBeVisible();
  await expect(node(page, 'Search')).toBeFocused();
  await page.getByRole('button', { name: texts.goUp }).click();
  await expect(node(page, 'Filter')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(node(page, 'Shop')).toBeVisible();

  await page.getByRole('combobox', { name: texts.view }).selectOption({ label: texts.views.folder });
  await expect(page).toHaveURL(/view=folder/);
  await node(page, 'Browse').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('s');
  await expect(node(page, 'Search')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(node(page, 'Suggest')).toBeFocused();
  await ofNode(page, 'Suggest', texts.fetch.folder).click();
  await expect(ofNode(page, 'Suggest', texts.refetch)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`root=${id('Shop')}&view=folder`));
  await node(page, 'Pay').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(paths.storyMap(id('Pay'))));
  await expect(page.getByRole('heading', { name: 'Pay' })).toBeVisible();
});
