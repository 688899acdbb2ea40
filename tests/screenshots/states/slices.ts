import { expect, type Page } from '@playwright/test';
import * as texts from '#shared/texts/story_map/slices.ts';
import { pickUp, press } from '#tests/e2e/support/board.ts';
import { paths } from '#web/base/paths.ts';
import type { Scene } from '../scene.ts';
import { printed, type State, type Viewer } from '../state.ts';

const state = (
  name: string,
  map: keyof Scene['maps'],
  steps: (page: Page) => Promise<unknown>,
  viewer: Viewer = 'priya',
): State => ({
  name,
  viewer,
  path: ({ maps }) => paths.mapSlices(maps[map]),
  arrange: async (page) => {
    await steps(page);
  },
});
const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cardIn = (page: Page, name: string) => lane(page, name).locator('[data-card]').first();
const cards = (page: Page) => expect(cardIn(page, 'City launch')).toBeVisible();

/** The Slices of a story map: what is planned, what is on its way, and what is missing. */
export const sliceStates: readonly State[] = [
  state('slices', 'large', cards),
  {
    ...state('slices-print', 'large', async (page) => {
      await cards(page);
      await printed(page);
    }),
    only: 1280,
  },
  state('slices-viewer', 'large', cards, 'chloe'),
  state('slices-none', 'small', (page) => expect(page.getByText(texts.empty)).toBeVisible()),
  state('slices-empty', 'empty', (page) => expect(page.getByText(texts.emptyMap)).toBeVisible()),
  state('slices-picked', 'large', async (page) => {
    await cardIn(page, texts.none).locator('[data-focus-target]').focus();
    await press(page, 'Space', 'ArrowUp');
  }),
  {
    ...state('slices-dragged', 'large', async (page) => {
      const start = await cardIn(page, texts.none).boundingBox();
      const end = await cardIn(page, 'City launch').boundingBox();
      if (start === null || end === null) throw new Error('both lanes have cards');
      await pickUp(page, { x: start.x + 60, y: start.y + 20 });
      await page.mouse.move(end.x + 120, end.y + 90, { steps: 8 });
    }),
    only: 1280,
  },
  state('slices-menu', 'large', async (page) => {
    await cardIn(page, 'City launch').locator('[data-focus-target]').press('m');
    await expect(page.getByRole('menu')).toBeVisible();
  }),
  {
    ...state('slices-keys', 'large', async (page) => {
      await cards(page);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
    only: 1280,
  },
];
