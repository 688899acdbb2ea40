import { expect, type Page } from '@playwright/test';
import * as epicTexts from '#shared/texts/epic/epicCard.ts';
import * as texts from '#shared/texts/release/releaseWhat.ts';
import { paths } from '#web/base/paths.ts';
import { printed, type State } from '../state.ts';

/** Opens the first Activity of a release from its page. */
const what = (
  name: string,
  release: string,
  arrange: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): State => ({
  name: `release-what${name}`,
  viewer: 'priya',
  path: ({ maps }) => `${paths.storyMap(maps.large, 'releases')}?completed=yes`,
  arrange: async (page) => {
    await page.getByRole('link', { name: release }).first().click();
    await page.getByRole('main').getByRole('region').getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('list', { name: texts.epics })).toBeVisible();
    await arrange(page);
  },
});
const epics = (page: Page) => page.getByRole('list', { name: texts.epics });
const bottom = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/** An epic of the first Activity that is not completed. */
const OPEN = 'Voucher of an employer';
const menuOf = (page: Page) => page.getByRole('button', { name: epicTexts.menuOf({ name: OPEN }) });
/** Opens a dialog from the menu of an epic. */
const fromMenu = (item: keyof typeof epicTexts.menu) => async (page: Page) => {
  await menuOf(page).click();
  await page.getByRole('menuitem', { name: epicTexts.menu[item], exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const expand = async (page: Page) => {
  await epics(page).getByRole('button', { expanded: false }).first().click();
  await expect(epics(page).getByRole('button', { expanded: true }).first()).toBeVisible();
};
/** An Activity inside a release. */
export const releaseWhatStates: readonly State[] = [
  what('', 'City launch'),
  what('-bottom', 'City launch', bottom),
  what('-completed', 'Pilot in the old town'),
  what('-expanded', 'City launch', expand),
  what('-menu', 'City launch', (page) => menuOf(page).click()),
  what('-epic-name', 'City launch', fromMenu('name')),
  what('-epic-copy', 'City launch', fromMenu('copy')),
  what('-epic-move', 'City launch', fromMenu('move')),
  what('-epic-delete', 'City launch', fromMenu('remove')),
  what('-epic-export', 'City launch', fromMenu('export')),
  what('-epic-scenario', 'City launch', async (page) => {
    await epics(page).getByRole('button', { name: OPEN, exact: true }).click();
    await epics(page).getByRole('button', { name: epicTexts.addScenario }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  what('-epic-from', 'City launch', async (page) => {
    await page.getByRole('button', { name: epicTexts.copyFrom }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  { ...what('-print', 'City launch', printed), only: 1280 },
  what('-renaming', 'City launch', (page) =>
    page
      .getByRole('region', { name: texts.explore.when, exact: true })
      .getByRole('button', { name: 'Rename' })
      .first()
      .click(),
  ),
  what('-naming', 'City launch', async (page) => {
    const group = page.getByRole('group', { name: texts.createEpic });
    await group.getByRole('combobox', { name: texts.naming.kind }).click();
    await page.getByRole('option', { name: 'When' }).click();
    await group.getByRole('combobox', { name: texts.naming.item }).click();
    await bottom(page);
  }),
];
