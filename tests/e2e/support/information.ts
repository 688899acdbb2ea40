import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as texts from '#shared/texts/what/information.ts';
import { type Api, expect, type Page } from '../fixtures.ts';
import { face, press } from './board.ts';

/** The dialog with this name. */
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** The panel with the information of an Activity. */
export const information = (page: Page, name?: string) =>
  page.getByRole('complementary', name === undefined ? {} : { name: `${texts.title} ${name}`, exact: true });

/** A field of the open panel. */
export const field = (page: Page, label: string) => information(page).getByLabel(label, { exact: true });

/** Opens the field of a long description that shows formatted. */
export async function editLongDescription(page: Page): Promise<void> {
  await information(page).getByRole('button', { name: texts.editLongDescription }).focus();
  await press(page, 'Enter');
  await expect(page.locator('textarea:focus')).toHaveCount(1);
}

/** Opens the information of a card by its menu. */
export async function openInformation(page: Page, name: string): Promise<void> {
  await face(page, name).focus();
  await press(page, 'm');
  await page.getByRole('menuitem', { name: storyMapTexts.menu.information }).click();
  await expect(information(page, name)).toBeVisible();
}

/** The server's state of an Activity. @throws when it is not on the map */
export const whatIn = async (api: Api, containerId: string, description: string) => {
  const { whats } = await api.call('get_container', { containerId });
  const what = whats.find((one) => one.description === description);
  if (what === undefined) throw new Error(`${description} is not on the map`);
  return what;
};
