import { expect, type Page } from '@playwright/test';
import * as activityRoadmapTexts from '#shared/texts/roadmap/activityRoadmap.ts';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import { paths } from '#web/base/paths.ts';
import type { Scene } from '../scene.ts';
import type { State, Viewer } from '../state.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

const state = (
  name: string,
  path: (containerId: string) => string,
  arrange: (page: Page) => Promise<unknown>,
  { map = 'large', viewer = 'priya' }: { map?: keyof Scene['maps']; viewer?: Viewer } = {},
): State => ({
  name: `roadmap-${name}`,
  viewer,
  path: ({ maps }) => path(maps[map]),
  arrange: async (page) => {
    await arrange(page);
  },
});
const epics = (page: Page) => expect(page.locator('[data-chip], details').first()).toBeVisible();
const building = (containerId: string) => paths.roadmap(containerId, 'build');

/** The demo plans over three quarters, from the last one on. */
const months = (containerId: string) => `${paths.activityRoadmap(containerId)}?months=9&future=yes`;

async function select(page: Page): Promise<void> {
  await press(page, activityRoadmapTexts.choose);
  for (const name of ['Discover the subscription', 'Sign up', 'Get the bike', 'Pick a two-hour slot for the delivery'])
    await page.getByRole('dialog').getByLabel(name, { exact: true }).check();
  await press(page, activityRoadmapTexts.dialog.show);
  await expect(page.getByText(activityRoadmapTexts.current).first()).toBeVisible();
}

/** The roadmaps of a story map: its releases over time, and its Activities with their maturity. */
export const roadmapStates: readonly State[] = [
  state('releases', paths.roadmap, epics),
  state('viewer', paths.roadmap, epics, { viewer: 'chloe' }),
  { ...state('build', building, epics), only: 1280 },
  state(
    'timeline',
    (containerId) => `${paths.roadmap(containerId)}&view=timeline`,
    (page) => expect(page.getByRole('radio', { name: texts.zooms.fit })).toBeVisible(),
  ),
  state('none', paths.roadmap, (page) => expect(page.getByText(texts.empty)).toBeVisible(), { map: 'small' }),
  state('picture', paths.roadmap, async (page) => {
    await epics(page);
    await press(page, texts.buttons.picture);
    await dialog(page);
  }),
  state('activities-none', paths.activityRoadmap, (page) =>
    expect(page.getByText(activityRoadmapTexts.empty)).toBeVisible(),
  ),
  state('activities', months, select),
  state('activities-select', months, async (page) => {
    await press(page, activityRoadmapTexts.choose);
    await dialog(page);
  }),
  state('activities-months', months, async (page) => {
    await press(page, /^Months: /);
    await dialog(page);
  }),
];
