import { expect, type Page } from '@playwright/test';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as filterTexts from '#shared/texts/what/filter.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import type { State } from '../state.ts';

const FULL = 'Pack for the trip';
const BARE = 'Ride to the station';

/** The information of an Activity, on a phone a sheet. */
const panel = (page: Page) => page.locator('[data-information]');

async function openMenu(page: Page, card: string): Promise<void> {
  // On the board a card has its menu while it is pointed at.
  await page.getByText(card, { exact: true }).first().hover();
  await page.getByRole('button', { name: storyMapTexts.menuOf({ name: card }), exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

async function openInformation(page: Page, card: string): Promise<void> {
  await openMenu(page, card);
  await page.getByRole('menuitem', { name: storyMapTexts.menu.information, exact: true }).click();
  await expect(panel(page).getByRole('heading', { name: informationTexts.maturity })).toBeVisible();
}

async function scrollTo(page: Page, section: string): Promise<void> {
  await panel(page)
    .getByRole('heading', { name: section })
    .evaluate((heading) => heading.scrollIntoView());
}

async function openFilter(page: Page): Promise<void> {
  await page.getByRole('button', { name: filterTexts.button, exact: true }).click();
  await page.getByRole('radio', { name: filterTexts.kinds.who, exact: true }).click();
  await page.getByRole('checkbox', { name: 'Commuter', exact: true }).click();
}

const state = (name: string, steps: (page: Page) => Promise<unknown>): State => ({
  name,
  viewer: 'priya',
  path: ({ maps }) => `/story_map/${maps.small}/map/activity`,
  arrange: async (page) => {
    await expect(page.locator('[data-priority]').first()).toBeVisible();
    await steps(page);
  },
});

/** What is known of an Activity, its own story map, and the filter of the map. */
export const informationStates: readonly State[] = [
  state('information-bare', (page) => openInformation(page, BARE)),
  state('information-full', (page) => openInformation(page, FULL)),
  state('information-full-whos', async (page) => {
    await openInformation(page, FULL);
    await scrollTo(page, informationTexts.whos);
  }),
  state('information-full-maturity', async (page) => {
    await openInformation(page, FULL);
    await scrollTo(page, informationTexts.maturity);
  }),
  state('information-unsaved', async (page) => {
    await openInformation(page, BARE);
    await panel(page).getByLabel(informationTexts.cost, { exact: true }).fill('99999999999');
    await page.keyboard.press('Escape');
    await expect(page.getByText(informationTexts.unsaved)).toBeVisible();
  }),
  state('story-make', async (page) => {
    await openMenu(page, BARE);
    await page.getByRole('menuitem', { name: overviewTexts.link.make, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  state('story-link', async (page) => {
    await openMenu(page, BARE);
    await page.getByRole('menuitem', { name: overviewTexts.link.choose, exact: true }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
  }),
  state('story-menu', (page) => openMenu(page, FULL)),
  state('story-unlink', async (page) => {
    await openMenu(page, FULL);
    await page.getByRole('menuitem', { name: overviewTexts.link.removeFromMenu, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  state('filter', openFilter),
  state('filter-on', async (page) => {
    await openFilter(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }),
];
