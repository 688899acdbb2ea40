import { expect, type Page } from '@playwright/test';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as texts from '#shared/texts/what/newActivity.ts';
import type { Api } from './api.ts';

/** The New Activity dialog. */
export const dialog = (page: Page, name: string = texts.title) => page.getByRole('dialog', { name, exact: true });
/** The dialog's description field, with the company's suggestions below. */
export const description = (page: Page) => page.getByRole('combobox', { name: texts.description, exact: true });
/** A field of the open dialog by its label. */
export const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
/** The collapsible section. */
export const more = (page: Page) => page.getByRole('group', { name: texts.more });
/** A button of the open dialog. */
export const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
/** Expands the section, which is collapsed at first. */
export const unfold = (page: Page) => button(page, texts.more).click();

/** The face of a card, whatever its badges. */
export const face = (page: Page, text: string) => page.locator(`[data-focus-target][title="${text}"]`);

/** Chooses an option of a select in the dialog. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await field(page, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Opens the dialog by the edit menu of the map. */
export async function openByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: mapShellTexts.edit }).click();
  await page.getByRole('menuitem', { name: mapShellTexts.menu.backbone }).click();
  await expect(description(page)).toBeFocused();
}

/** The company's initial settings: the first of each kind. */
export async function firstSettings(api: Api) {
  const { priorities, reference_link: references, who_what_link_type: links } = await api.call('company_settings', {});
  const [priority, reference, link] = [priorities[0], references[0], links[0]];
  if (!priority || !reference || !link) throw new Error('a company starts with settings');
  return { priority, reference, link };
}

/** The server's state of an Activity, by its description. */
export const activity = async (api: Api, containerId: string, text: string) => {
  const { whats } = await api.call('get_container', { containerId });
  const what = whats.find((one) => one.description === text);
  if (what === undefined) throw new Error(`${text} is not on the map`);
  return what;
};
