import { expect, type Page } from '@playwright/test';
import { releaseWhatTexts as texts } from '#shared/texts/releaseWhat.ts';
import { paths } from '#web/app/paths.ts';
import type { State } from '../state.ts';

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

/** An Activity inside a release. */
export const releaseWhatStates: readonly State[] = [
  what('', 'City launch'),
  what('-bottom', 'City launch', bottom),
  what('-completed', 'Pilot in the old town'),
  what('-expanded', 'City launch', async (page) => {
    await epics(page).getByRole('button', { expanded: false }).first().click();
    await expect(epics(page).getByRole('button', { expanded: true }).first()).toBeVisible();
  }),
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
