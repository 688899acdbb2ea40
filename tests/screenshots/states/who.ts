import { expect, type Page } from '@playwright/test';
import * as whoTexts from '#shared/texts/who.ts';
import { column, dragFrom, dragWho, fromMenu, whoFace } from '#tests/e2e/support/who.ts';
import { paths } from '#web/base/paths.ts';
import type { Scene } from '../scene.ts';
import type { State, Viewer } from '../state.ts';

const SOMEBODY = 'Commuter';
const categoryMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: whoTexts.menuOf({ name }), exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
};
const dialog = async (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

const state = (
  name: string,
  map: keyof Scene['maps'],
  steps: (page: Page) => Promise<unknown> = async () => undefined,
  viewer: Viewer = 'priya',
): State => ({
  name,
  viewer,
  path: ({ maps }) => paths.mapWho(maps[map]),
  arrange: async (page) => {
    await expect(map === 'large' ? whoFace(page, SOMEBODY) : page.getByText(whoTexts.emptyTitle)).toBeVisible();
    await steps(page);
  },
});

/** The Who board: empty and filled, and what can be done on it. */
export const whoStates: readonly State[] = [
  state('who-empty', 'empty'),
  state('who', 'large'),
  state('who-viewer', 'large', undefined, 'chloe'),
  { ...state('who-hovered', 'large', (page) => whoFace(page, SOMEBODY).hover()), only: 1280 },
  {
    ...state('who-keys', 'large', async (page) => {
      await page.keyboard.press('?');
      await dialog(page);
    }),
    only: 1280,
  },
  state('who-menu', 'large', async (page) => {
    await page.getByRole('button', { name: whoTexts.menuOf({ name: SOMEBODY }) }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  }),
  state('who-links', 'large', async (page) => {
    await whoFace(page, 'Workshop mechanic').press('i');
    await expect(
      page.getByRole('dialog').getByText(whoTexts.links.count({ type: 'Works with', count: 2 }), { exact: false }),
    ).toBeVisible();
  }),
  state('who-edit-shared', 'large', async (page) => {
    await fromMenu(page, SOMEBODY, whoTexts.menu.edit);
    await page.getByRole('dialog').getByLabel(whoTexts.name).fill('Daily rider');
    await expect(page.getByRole('status')).toBeVisible();
  }),
  state('who-move', 'large', async (page) => {
    await fromMenu(page, SOMEBODY, whoTexts.menu.moveTo);
    await dialog(page);
  }),
  state('who-delete', 'large', async (page) => {
    await fromMenu(page, SOMEBODY, whoTexts.menu.remove);
    await dialog(page);
  }),
  state('who-rename-category', 'large', async (page) => {
    await page.getByTitle(whoTexts.renameCategory({ name: 'Riders' })).click();
    await expect(page.getByRole('textbox')).toBeFocused();
  }),
  state('who-category-menu', 'large', async (page) => {
    await categoryMenu(page, 'Riders');
  }),
  state('who-remove-category', 'large', async (page) => {
    await categoryMenu(page, 'Riders');
    await page.getByRole('menuitem', { name: whoTexts.categoryMenu.remove }).click();
    await dialog(page);
  }),
  {
    ...state('who-category-dragging', 'large', async (page) => {
      await dragFrom(page, page.getByTitle(whoTexts.renameCategory({ name: 'Systems' })), column(page, 'Teams'));
      await expect(page.locator('[data-line]')).toBeVisible();
    }),
    only: 1280,
  },
  {
    ...state('who-category-lifted', 'large', async (page) => {
      await page.getByTitle(whoTexts.renameCategory({ name: 'Teams' })).focus();
      await page.keyboard.press('Space');
    }),
    only: 1280,
  },
  state('who-writing', 'large', async (page) => {
    await column(page, 'Partners')
      .getByRole('button', { name: whoTexts.addTo({ place: 'Partners' }) })
      .click();
    await page.keyboard.type('Roadside assistance');
  }),
  state('who-add', 'large', async (page) => {
    await page.getByRole('button', { name: whoTexts.add, exact: true }).first().click();
    await page.keyboard.type('a');
    await expect(page.getByRole('option').first()).toBeVisible();
  }),
  {
    ...state('who-dragging', 'large', async (page) => {
      await dragWho(page, SOMEBODY, column(page, 'Partners'), { x: 0.5, y: 0.5 }, { drop: false });
      await expect(page.locator('[data-group][data-over][aria-label="Partners"]')).toBeVisible();
    }),
    only: 1280,
  },
];
