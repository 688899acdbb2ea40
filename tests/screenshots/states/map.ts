import { expect, type Page } from '@playwright/test';
import * as errorTexts from '#shared/texts/errors.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { pickUp } from '#tests/e2e/support/board.ts';
import type { Scene } from '../scene.ts';
import { printed, type State, type Viewer, type Width } from '../state.ts';

type MapName = keyof Scene['maps'];

const shown = async (page: Page) => expect(page.getByText(/^Purpose: /)).toBeVisible();
const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click();
const dialog = async (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

async function openMenu(page: Page, card: string): Promise<void> {
  // On the board a card has its menu while it is pointed at.
  await page.getByText(card, { exact: true }).first().hover();
  await page.getByRole('button', { name: storyMapTexts.menuOf({ name: card }), exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

/** In the list of a narrow screen the sub-activities show once their backbone card is opened. */
async function unfold(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { expanded: false }).filter({ hasText: card }).click();
}

const state = (
  name: string,
  map: MapName,
  steps: (page: Page, width: Width) => Promise<unknown> = async () => undefined,
  viewer: Viewer = 'priya',
): State => ({
  name,
  viewer,
  path: ({ maps }) => `/story_map/${maps[map]}/map/activity`,
  arrange: async (page, _scene, width) => {
    await shown(page);
    if (map === 'large') await expect(page.locator('[data-priority]').first()).toBeVisible();
    await steps(page, width);
  },
});

/** A story map: empty, small, large and huge, and what can be done on it. */
export const mapStates: readonly State[] = [
  state('map-empty', 'empty'),
  state('map-empty-writing', 'empty', async (page) => {
    await page.getByRole('button', { name: storyMapTexts.add, exact: true }).click();
    await expect(page.getByRole('textbox')).toBeFocused();
  }),
  state('map-5', 'small'),
  state('map-60', 'large'),
  { ...state('map-60-unfolded', 'large', (page) => unfold(page, 'Discover the subscription')), only: 400 },
  {
    ...state('map-60-scrolled', 'large', async (page) => {
      await page.locator('[data-column]').nth(7).scrollIntoViewIfNeeded();
      await page.mouse.move(640, 500);
      await page.mouse.wheel(0, 200);
      await expect(page.locator('[data-column]').first()).not.toBeInViewport();
    }),
    only: 1280,
  },
  state('map-500', 'huge'),
  state('map-viewer', 'large', async (page) => expect(page.getByText(storyMapTexts.viewOnly)).toBeVisible(), 'chloe'),
  state('map-card-menu', 'small', (page) => openMenu(page, 'Ride to the station')),
  {
    ...state('map-card-hovered', 'large', async (page) => {
      await page.locator('[data-card]', { hasText: 'Compare the bikes side by side' }).hover();
    }),
    only: 1280,
  },
  state('map-writing', 'small', async (page, width) => {
    if (width === 400) await unfold(page, 'Pack for the trip');
    await page
      .getByRole('button', {
        name: width === 400 ? storyMapTexts.addUnder : storyMapTexts.addUnderNamed({ name: 'Pack for the trip' }),
      })
      .first()
      .click();
    await page.getByRole('textbox').fill('Find the carriage for bikes');
  }),
  state('map-rename', 'small', async (page) => {
    await openMenu(page, 'Ride to the station');
    await menuItem(page, storyMapTexts.menu.change);
    await expect(page.getByRole('textbox')).toBeFocused();
  }),
  state('map-delete', 'small', async (page) => {
    await openMenu(page, 'Pack for the trip');
    await menuItem(page, storyMapTexts.menu.remove);
    await dialog(page);
  }),
  state('map-rank', 'small', async (page) => {
    await openMenu(page, 'Pack for the trip');
    await menuItem(page, storyMapTexts.menu.rank);
    await dialog(page);
  }),
  {
    ...state('map-move-to', 'large', async (page) => {
      await openMenu(page, 'Choose a bike');
      await menuItem(page, storyMapTexts.menu.moveTo);
      await dialog(page);
    }),
    only: 400,
  },
  {
    ...state('map-keys', 'small', async (page) => {
      await page.getByRole('button', { name: storyMapTexts.keysButton }).click();
      await dialog(page);
    }),
    only: 1280,
  },
  { ...state('map-print', 'large', printed), only: 1280 },
  {
    ...state('map-dragging', 'large', async (page) => {
      const from = await page.locator('[data-card]', { hasText: 'Compare the bikes side by side' }).boundingBox();
      const to = await page.locator('[data-card]', { hasText: 'See which bikes are free this week' }).boundingBox();
      if (from === null || to === null) throw new Error('Both cards must be on the page');
      await pickUp(page, { x: from.x + 40, y: from.y + 20 });
      await page.mouse.move(to.x + 60, to.y + 4, { steps: 8 });
      await expect(page.locator('[data-line]')).toBeVisible();
    }),
    only: 1280,
  },
  {
    ...state('map-denied', 'small', undefined, 'tomas'),
    arrange: async (page) => expect(page.getByText(errorTexts.mapNotVisible)).toBeVisible(),
  },
];
