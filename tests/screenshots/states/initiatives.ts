import { expect, type Page } from '@playwright/test';
import * as texts from '#shared/texts/initiatives.ts';
import * as trashTexts from '#shared/texts/story_map/trash.ts';
import { paths } from '#web/base/paths.ts';
import type { State, Viewer } from '../state.ts';

/** An initiative of the demo: of two story maps that Priya views, and one that she does not. */
const INITIATIVE = 'No rider left standing';

const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

const state = (name: string, arrange: (page: Page) => Promise<unknown>, viewer: Viewer = 'priya'): State => ({
  name: `initiatives-${name}`,
  viewer,
  path: paths.initiatives,
  arrange: async (page) => {
    await arrange(page);
  },
});

async function open(page: Page): Promise<void> {
  await page.getByRole('link', { name: INITIATIVE, exact: true }).click();
  await expect(page.getByText(texts.releaseErrors['permission-denied']).first()).toBeVisible();
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: texts.settings, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function build(page: Page): Promise<void> {
  await open(page);
  await choose(page, texts.menu.build);
  await expect(page.getByText(texts.addEpic).first()).toBeVisible();
}

/** The list of initiatives, and one with releases that its viewer may not see. */
export const initiativeStates: readonly State[] = [
  state('list', (page) => expect(page.getByRole('link', { name: INITIATIVE, exact: true })).toBeVisible()),
  state('create', async (page) => {
    await page.getByRole('button', { name: texts.create }).last().click();
    await dialog(page);
  }),
  state('trash', async (page) => {
    await page.getByRole('button', { name: trashTexts.title, exact: true }).click();
    await expect(page.getByText('Bikes for visitors')).toBeVisible();
  }),
  state('view', open),
  state('viewer', open, 'chloe'),
  state('build', build),
  ...(['releases', 'whats', 'members', 'picture'] as const).map((item) =>
    state(item, async (page) => {
      await build(page);
      await choose(page, texts.menu[item]);
      await dialog(page);
    }),
  ),
];
