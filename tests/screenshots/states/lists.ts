import { expect, type Page } from '@playwright/test';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as searchTexts from '#shared/texts/search.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { addressOf } from '../scene.ts';
import { dialog, press, type State, stateAt as state } from '../state.ts';

const cards = async (page: Page) => expect(page.getByRole('listitem').getByRole('heading').first()).toBeVisible();

const openCreate = async (page: Page) => {
  await press(page, storyMapsTexts.create);
  await dialog(page);
};

const openMenu = (page: Page) =>
  page
    .getByRole('listitem')
    .getByRole('button', { name: /^Actions on/ })
    .first()
    .click();

const search = (text: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: searchTexts.storyMaps }).fill(text);
  await page.keyboard.press('Enter');
};

/** The list of story maps, and what stands around every page. */
export const listStates: readonly State[] = [
  state('story-maps', 'priya', '/story_maps', cards),
  state('story-maps-shared', 'chloe', '/story_maps?list_type=all-shared', cards),
  state('story-maps-empty', 'tomas', '/story_maps', (page) =>
    expect(page.getByText(storyMapsTexts.empty, { exact: true })).toBeVisible(),
  ),
  state('story-maps-owner', 'priya', '/story_maps', cards, async (page) => {
    await openMenu(page);
    await page.getByRole('menuitem', { name: storyMapsTexts.viewOwner }).click();
    await expect(page.getByText(addressOf('priya'))).toBeVisible();
  }),
  state('story-maps-menu', 'priya', '/story_maps', cards, openMenu, (page) =>
    expect(page.getByRole('menuitem', { name: storyMapsTexts.delete })).toBeVisible(),
  ),
  state('story-maps-create', 'priya', '/story_maps', cards, openCreate),
  state('story-maps-create-wrong', 'priya', '/story_maps', cards, openCreate, async (page) => {
    await press(page, storyMapsTexts.add);
    await expect(page.getByText(storyMapsTexts.nameRequired)).toBeVisible();
  }),
  state('story-maps-create-refused', 'priya', '/story_maps', cards, openCreate, async (page) => {
    await page.route('**/api/story_map_container_create', (route) =>
      route.fulfill({ status: 429, json: { message: 'Too Many Requests' } }),
    );
    await page.getByLabel(storyMapsTexts.name).fill('Winter service');
    await page.getByLabel(storyMapsTexts.why).fill('Every bike is ready before the first frost.');
    await press(page, storyMapsTexts.add);
    await expect(page.getByText(errors.tooManyRequests.message)).toBeVisible();
  }),
  state('story-maps-delete', 'priya', '/story_maps', cards, async (page) => {
    await openMenu(page);
    await page.getByRole('menuitem', { name: storyMapsTexts.delete }).click();
    await dialog(page);
  }),
  state('story-maps-search', 'priya', '/story_maps', cards, search('bike'), async (page) => {
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
  }),
  state('story-maps-search-nothing', 'priya', '/story_maps', cards, search('zzz'), (page) =>
    expect(page.getByRole('search').getByText(searchTexts.nothing({ query: 'zzz' }))).toBeVisible(),
  ),
  state('story-maps-failed', 'maren', '/login', async (page) => {
    await page.route('**/api/story_map_list**', (route) =>
      route.fulfill({ status: 500, json: { code: 'unknown', message: errors.unknown.message, requestId: '01JD2Q7T' } }),
    );
    await page.goto('/story_maps');
    await expect(page.getByText(commonTexts.loadFailed)).toBeVisible();
  }),
  state('story-maps-loading', 'maren', '/login', async (page) => {
    await page.route('**/api/story_map_list**', () => undefined);
    await page.goto('/story_maps');
    await expect(page.getByRole('status', { name: commonTexts.loading })).toBeVisible();
  }),
  state('not-found', 'priya', '/nowhere', (page) => expect(page.getByText(commonTexts.notFound)).toBeVisible()),
  state('user-dialog', 'maren', '/story_maps', cards, async (page) => {
    await press(page, navigationTexts.openUser);
    await dialog(page);
  }),
  {
    ...state('drawer', 'maren', '/story_maps', cards, async (page) => {
      await press(page, navigationTexts.openMenu);
      await expect(page.getByRole('heading', { name: navigationTexts.pages })).toBeVisible();
    }),
    only: 400,
  },
];
