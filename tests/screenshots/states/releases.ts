import { expect, type Page } from '@playwright/test';
import * as texts from '#shared/texts/release/releases.ts';
import { paths } from '#web/base/paths.ts';
import { printed, type State } from '../state.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const cards = (page: Page) => page.getByRole('list', { name: texts.list }).getByRole('listitem');

const list = (name: string, arrange: (page: Page) => Promise<unknown>, map: 'large' | 'empty' = 'large'): State => ({
  name,
  viewer: 'priya',
  path: ({ maps }) => `${paths.storyMap(maps[map], 'releases')}?completed=yes`,
  arrange: async (page) => {
    await arrange(page);
  },
});
const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();
const openRelease = async (page: Page, name: string) => {
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('region', { name: texts.summary })).toBeVisible();
};
const fromMenu = async (page: Page, item: string) => {
  await openRelease(page, 'City launch');
  await press(page, texts.menuOf({ name: 'City launch' }));
  await page.getByRole('menuitem', { name: item }).click();
  await dialog(page);
};

/** The releases of a story map, and the page of one. */
export const releaseStates: readonly State[] = [
  list('releases', (page) => expect(cards(page)).toHaveCount(3)),
  list('releases-empty', (page) => expect(page.getByText(texts.emptyHelp)).toBeVisible(), 'empty'),
  list('releases-new', async (page) => {
    await press(page, texts.create);
    await dialog(page);
  }),
  list('release', (page) => openRelease(page, 'City launch')),
  list('release-completed', async (page) => {
    await page.getByRole('link', { name: 'Pilot in the old town' }).first().click();
    await press(page, texts.menuOf({ name: 'Pilot in the old town' }));
  }),
  list('release-manage', (page) => fromMenu(page, texts.menu.whats)),
  list('release-period', (page) => fromMenu(page, texts.menu.period)),
  {
    ...list('release-print', async (page) => {
      await openRelease(page, 'City launch');
      await printed(page);
    }),
    only: 1280,
  },
];
