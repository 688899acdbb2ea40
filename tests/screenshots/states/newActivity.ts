import { expect, type Page } from '@playwright/test';
import { REFERENCE_NOT_HTTPS } from '#shared/model/references.ts';
import * as companySearchTexts from '#shared/texts/companySearch.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import { button, description, field, openByMenu, unfold } from '#tests/e2e/support/newActivity.ts';
import type { State } from '../state.ts';

const state = (name: string, arrange: (page: Page) => Promise<unknown>): State => ({
  name,
  viewer: 'priya',
  path: ({ maps }) => `/story_map/${maps.large}/map/activity`,
  arrange: async (page) => {
    await expect(page.getByText(/^Purpose: /)).toBeVisible();
    await openByMenu(page);
    await arrange(page);
  },
});

async function chooseFirst(page: Page, label: string): Promise<void> {
  await field(page, label).click();
  await page.getByRole('option').nth(1).click();
}

/** The New Activity dialog: as it opens, with what the company has already, and with its further fields. */
export const newActivityStates: readonly State[] = [
  state('new-activity', async () => undefined),
  state('new-activity-found', async (page) => {
    await description(page).fill('ride');
    await expect(
      page.getByRole('listbox', { name: companySearchTexts.whats }).getByRole('option').first(),
    ).toBeVisible();
  }),
  state('new-activity-filled', async (page) => {
    await description(page).fill('Compare two frames in the same light');
    await unfold(page);
    await chooseFirst(page, informationTexts.priority);
    await field(page, informationTexts.cost).fill('12');
    await field(page, informationTexts.value).fill('800');
    await chooseFirst(page, informationTexts.referenceType);
    await field(page, informationTexts.referenceName).fill('https://handbook.example/frames');
    await button(page, informationTexts.addReference).click();
    await field(page, informationTexts.referenceName).fill('http://plain.example');
    await button(page, informationTexts.addReference).click();
    await expect(page.getByText(REFERENCE_NOT_HTTPS)).toBeVisible();
  }),
];
