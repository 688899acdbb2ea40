import AxeBuilder from '@axe-core/playwright';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as listTexts from '#shared/texts/lists.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { type Api, expect, newPerson, type Page, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './support/look.ts';
import { tryAgain } from './support/tryAgain.ts';
import { withoutLive } from './support/withoutLive.ts';

const names = (page: Page) => page.getByRole('listitem').getByRole('heading');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const menuButton = (page: Page, name: string) => button(page, storyMapsTexts.actions({ name }));
const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const act = async (page: Page, map: string, action: string) => {
  await menuButton(page, map).click();
  await menuItem(page, action).click();
};
const position = (page: Page, at: number, totalPages: number) =>
  page.getByText(listTexts.position({ page: at, totalPages }), { exact: true });

/** Makes story maps 'Map 1', 'Map 2', ..., the last one newest. */
async function makeMaps(api: Api, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1)
    await api.call('story_map_container_create', { name: `Map ${n}`, why: `Reason ${n}` });
}

test.describe('the list of story maps', () => {
  test('starts empty; a map is created by keyboard, opens, and is first in the list afterwards', async ({
    page,
    register,
    signIn,
  }) => {
    const ann = newPerson();
    await register(ann);
    await signIn(page, ann);
    await expect(page.getByText(storyMapsTexts.empty, { exact: true })).toBeVisible();
    await expect(page.getByText(storyMapsTexts.emptyHelp.owner)).toBeVisible();

    for (const name of ['First map', 'Second map']) {
      await button(page, storyMapsTexts.create).press('Enter');
      await expect(page.getByLabel(storyMapsTexts.name)).toBeFocused();
      await page.keyboard.type(name);
      await page.keyboard.press('Tab');
      await page.keyboard.type('One line');
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.type('and another');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/story_map\/[0-9A-Za-z]{20}/);
      await page.goBack();
      await expect(names(page).first()).toHaveText(name);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expect(names(page)).toHaveText(['Second map', 'First map']);
    await expect(page.getByText(storyMapsTexts.created({ date: 'today' }))).toHaveCount(2);

    await page.reload();
    await expect(names(page)).toHaveText(['Second map', 'First map']);
  });

  test('shows what a new map lacks, keeps what was typed when it fails, and returns the focus', async ({
    page,
    register,
    signIn,
  }) => {
    const ann = newPerson();
    await register(ann);
    await signIn(page, ann);
    await button(page, storyMapsTexts.create).click();
    await button(page, storyMapsTexts.add).click();
    await expect(page.getByText(storyMapsTexts.nameRequired)).toBeVisible();
    await expect(page.getByText(storyMapsTexts.whyRequired)).toBeVisible();

    await page.route('**/api/story_map_container_create', (route) =>
      route.fulfill({ status: 429, json: { message: 'Too Many Requests' } }),
    );
    await page.getByLabel(storyMapsTexts.name).fill('Kept');
    await page.getByLabel(storyMapsTexts.why).fill('Kept too');
    await page.keyboard.press('Enter');
    await expect(page.getByText(errors.tooManyRequests.message)).toBeVisible();
    await expect(page.getByLabel(storyMapsTexts.name)).toHaveValue('Kept');
    await expect(page.getByLabel(storyMapsTexts.why)).toHaveValue('Kept too');

    await page.keyboard.press('Escape');
    await expect(button(page, storyMapsTexts.create)).toBeFocused();
    await page.unroute('**/api/story_map_container_create');
    await button(page, storyMapsTexts.create).click();
    await button(page, storyMapsTexts.add).click();
    await expect(page).toHaveURL(/\/story_map\//);
  });

  test('pages by the address, and goes to the page before when the last card of the last page is deleted', async ({
    page,
    register,
    signIn,
    apiAs,
  }) => {
    const ann = newPerson();
    await register(ann);
    await makeMaps(await apiAs(ann), 6);
    await signIn(page, ann);
    await expect(names(page)).toHaveText(['Map 6', 'Map 5', 'Map 4', 'Map 3', 'Map 2']);
    await expect(position(page, 1, 2)).toBeVisible();
    await expect(button(page, listTexts.previous)).toBeDisabled();

    await button(page, listTexts.next).click();
    await expect(names(page)).toHaveText(['Map 1']);
    await expect(page).toHaveURL(/\/story_maps\?page=2$/);
    await page.goBack();
    await expect(names(page)).toHaveCount(5);
    await page.goForward();
    await expect(names(page)).toHaveText(['Map 1']);

    await act(page, 'Map 1', storyMapsTexts.delete);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(storyMapsTexts.deleteQuestion);
    await expect(dialog).toContainText('Map 1');
    await dialog.getByRole('button', { name: commonTexts.cancel }).click();
    await expect(menuButton(page, 'Map 1')).toBeFocused();

    await act(page, 'Map 1', storyMapsTexts.delete);
    await dialog.getByRole('button', { name: storyMapsTexts.delete }).click();
    await expect(page).toHaveURL(/\/story_maps$/);
    await expect(names(page)).toHaveText(['Map 6', 'Map 5', 'Map 4', 'Map 3', 'Map 2']);
    await expect(position(page, 1, 1)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(names(page)).toHaveCount(5);
  });

  test('shows maps created elsewhere after a refresh', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    await signIn(page, ann);
    await expect(page.getByText(storyMapsTexts.empty, { exact: true })).toBeVisible();
    await makeMaps(await apiAs(ann), 1);
    await button(page, listTexts.refresh).click();
    await expect(names(page)).toHaveText(['Map 1']);
  });

  test("offers four lists, keeps the chosen one in the address, and falls back to one's own from any other", async ({
    page,
    register,
    signIn,
  }) => {
    const ann = newPerson();
    await register(ann);
    await signIn(page, ann);
    const lists = page.getByRole('navigation', { name: storyMapsTexts.listTypeLabel }).getByRole('link');
    const chosen = page.locator('[aria-current="page"]').and(lists);
    await expect(lists).toHaveText([
      storyMapsTexts.listTypes.owner,
      storyMapsTexts.listTypes['all-shared'],
      storyMapsTexts.listTypes.editor,
      storyMapsTexts.listTypes.viewer,
    ]);
    await lists.filter({ hasText: storyMapsTexts.listTypes.editor }).click();
    await expect(page).toHaveURL(/\?list_type=editor$/);
    await expect(page.getByText(storyMapsTexts.emptyHelp.editor)).toBeVisible();
    await page.goBack();
    await expect(chosen).toHaveText(storyMapsTexts.listTypes.owner);

    for (const unfit of ['nonsense', 'all']) {
      await page.goto(`/story_maps?list_type=${unfit}`);
      await expect(chosen).toHaveText(storyMapsTexts.listTypes.owner);
      await expect(page.getByText(storyMapsTexts.emptyHelp.owner)).toBeVisible();
    }
    await page.goto('/story_maps?page=7');
    await expect(page).toHaveURL(/\/story_maps$/);
  });

  test('shows who owns a map, and lets only the owner delete it', async ({ page, signIn, newUser }) => {
    const { person: ann, api } = await newUser();
    await makeMaps(api, 1);
    const {
      docs: [own],
    } = await api.call('story_map_list', { list_type: 'owner' });
    await page.route('**/api/story_map_list**', async (route) => {
      const answer = await route.fetch();
      const list = (await answer.json()) as { docs: object[] };
      // One of somebody who has left, whom no call takes out of the company: it is added to the answer.
      await route.fulfill({
        json: { ...list, docs: [own, { ...own, id: 'x'.repeat(20), name: 'Orphan', owner: 'y'.repeat(20) }] },
      });
    });
    await signIn(page, ann, '/story_maps?list_type=all-shared');

    const owner = page.getByRole('dialog', { name: storyMapsTexts.viewOwner });
    await act(page, 'Map 1', storyMapsTexts.viewOwner);
    await expect(owner).toContainText(storyMapsTexts.owner({ owner: ann.username }));
    await expect(owner).toContainText(ann.email);
    await page.keyboard.press('Escape');
    await expect(menuButton(page, 'Map 1')).toBeFocused();
    await act(page, 'Orphan', storyMapsTexts.viewOwner);
    await expect(owner).toContainText(storyMapsTexts.ownerUnknown);
    await page.keyboard.press('Escape');

    await menuButton(page, 'Map 1').click();
    await expect(menuItem(page, storyMapsTexts.delete)).not.toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await menuButton(page, 'Orphan').click();
    await expect(menuItem(page, storyMapsTexts.delete)).toHaveAttribute('aria-disabled', 'true');
    await menuItem(page, storyMapsTexts.delete).hover();
    await expect(page.getByRole('tooltip', { name: storyMapsTexts.deleteOwnerOnly })).toBeVisible();
  });

  test('opens a map from anywhere on its card', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    await makeMaps(await apiAs(ann), 1);
    await signIn(page, ann);
    const card = page.getByRole('listitem').filter({ hasText: 'Map 1' });
    for (const y of [20, 150]) {
      await card.click({ position: { x: 6, y } });
      await expect(page).toHaveURL(/\/story_map\//);
      await page.goBack();
    }
    await card.getByRole('link', { name: 'Map 1', exact: true }).click();
    await expect(page).toHaveURL(/\/story_map\//);
  });

  test('has the maps that were opened last above it, but for those in it and deleted ones', async ({
    page,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    await makeMaps(api, 1);
    await signIn(page, ann);
    const recent = page.getByRole('region', { name: storyMapsTexts.recent });
    const list = (name: string) => page.getByRole('link', { name, exact: true });
    await list('Map 1').click();
    await expect(page).toHaveURL(/\/story_map\//);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('storyd.knownMaps'))).not.toBeNull();

    await page.goto('/story_maps?list_type=viewer');
    await expect(recent.getByRole('link')).toHaveText(['Map 1']);
    await list(storyMapsTexts.listTypes.owner).click();
    await expect(names(page)).toHaveText(['Map 1']);
    await expect(recent).toHaveCount(0);

    await act(page, 'Map 1', storyMapsTexts.delete);
    await page.getByRole('dialog').getByRole('button', { name: storyMapsTexts.delete }).click();
    await expect(page.getByText(storyMapsTexts.empty, { exact: true })).toBeVisible();
    await expect(recent).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('storyd.knownMaps'))).not.toMatch(/\w{20}",\d/);
    await page.reload();
    await expect(page.getByText(storyMapsTexts.empty, { exact: true })).toBeVisible();
    await expect(recent).toHaveCount(0);
  });

  test('says when it cannot be loaded, and tries again', async ({ page, register, signIn, apiAs, pageErrors }) => {
    pageErrors.allow(/status of 500/);
    const ann = newPerson();
    await register(ann);
    await makeMaps(await apiAs(ann), 1);
    await withoutLive(page);
    await page.route('**/api/story_map_list**', (route) =>
      route.fulfill({ status: 500, json: { code: 'unknown', message: errors.unknown.message, requestId: 'r-1' } }),
    );
    await signIn(page, ann);
    await expect(page.getByText(commonTexts.loadFailed)).toBeVisible();
    await tryAgain(page, '**/api/story_map_list**');
    await expect(names(page)).toHaveText(['Map 1']);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no serious accessibility problem and does not scroll sideways on a phone (${colorScheme})`, async ({
      page,
      signIn,
      newUser,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 400, height: 800 });
      const { person: ann, api } = await newUser();
      await makeMaps(api, 2);
      await api.call('story_map_container_create', { name: 'n'.repeat(500), why: 'w'.repeat(2_000) });
      await signIn(page, ann);
      await expect(names(page)).toHaveCount(3);
      const serious = async () =>
        (await new AxeBuilder({ page }).analyze()).violations.filter(
          ({ impact }) => impact === 'serious' || impact === 'critical',
        );
      expect(await serious()).toEqual([]);
      await expectNoSidewaysScroll(page);
      await button(page, storyMapsTexts.create).click();
      await button(page, storyMapsTexts.add).click();
      await expect(page.getByText(storyMapsTexts.nameRequired)).toBeVisible();
      expect(await serious()).toEqual([]);
    });
  }
});
