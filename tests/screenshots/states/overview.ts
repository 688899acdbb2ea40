import { expect, type Page } from '@playwright/test';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as historyTexts from '#shared/texts/story_map/history.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import { paths, type StoryMapTab } from '#web/base/paths.ts';
import type { Scene } from '../scene.ts';
import type { State, Viewer } from '../state.ts';

type Step = (page: Page) => Promise<unknown>;
type Looked = { map?: keyof Scene['maps']; viewer?: Viewer };

const fault = { status: 500, json: { code: 'unknown', message: errors.unknown.message, requestId: '01JD2Q7T' } };
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const tab =
  (which: StoryMapTab, ready: (page: Page) => Promise<unknown>) =>
  (name: string, step: Step = async () => undefined, { map = 'team', viewer = 'priya' }: Looked = {}): State => ({
    name,
    viewer,
    path: ({ maps }) => paths.storyMap(maps[map], which),
    arrange: async (page) => {
      await ready(page);
      await step(page);
    },
  });

const overview = tab('overview', (page) =>
  expect(page.getByRole('region', { name: overviewTexts.purpose })).toBeVisible(),
);
const history = tab('history', (page) => expect(page.getByRole('heading', { name: historyTexts.title })).toBeVisible());
const entries: Step = (page) =>
  expect(page.getByRole('region', { name: historyTexts.entries }).getByRole('listitem').first()).toBeVisible();
const askForParent =
  (expected: string, status?: number, code?: string): Step =>
  async (page) => {
    if (status !== undefined) {
      await page.route('**/api/parent_activity**', (route) =>
        route.fulfill({ status, json: { code, message: expected, requestId: '01JD2Q7T' } }),
      );
    }
    await press(page, overviewTexts.parent);
    await expect(page.getByRole('dialog').getByText(expected)).toBeVisible();
  };
const whoDecides =
  (text: string): Step =>
  (page) =>
    expect(page.getByRole('region', { name: overviewTexts.businessOwner })).toContainText(text);
/** The page again, with another answer to a call. */
const again =
  (call: string, answer: { status?: number; json: unknown }): Step =>
  async (page) => {
    await page.route(`**/api/${call}**`, (route) => route.fulfill(answer));
    await page.reload();
  };

/** The Overview and the History tab of a story map. */
export const overviewStates: readonly State[] = [
  overview('overview', whoDecides('Maren Holt')),
  overview('overview-empty', undefined, { map: 'empty' }),
  overview('overview-large', undefined, { map: 'large' }),
  overview('overview-viewer', whoDecides('Maren Holt'), { viewer: 'chloe' }),
  overview('overview-business-owner', async (page) => {
    await press(page, overviewTexts.changeBusinessOwner);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
  }),
  overview('overview-business-owner-gone', async (page) => {
    await again('company_users', { json: { docs: [] } })(page);
    await whoDecides(overviewTexts.deletedUser)(page);
  }),
  overview('overview-business-owner-failed', async (page) => {
    await again('company_users', fault)(page);
    await whoDecides(overviewTexts.userFailed)(page);
  }),
  overview('overview-parent', askForParent(overviewTexts.parentGo), { map: 'child' }),
  overview('overview-parent-hidden', askForParent(errors.parentNotVisible.message, 403, 'parent-not-visible'), {
    map: 'child',
  }),
  overview('overview-parent-unexpected', askForParent(overviewTexts.parentUnexpected, 500, 'unknown'), {
    map: 'child',
  }),
  history('history', entries),
  history('history-opened', async (page) => {
    await entries(page);
    await page
      .getByRole('button', { name: / linked “.*” to “/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: / added .* as / })
      .first()
      .click();
  }),
  history('history-last-page', async (page) => {
    await entries(page);
    await press(page, historyTexts.showMore);
    await expect(page.getByRole('button', { name: / created the story map/ })).toBeVisible();
    await page.getByRole('button', { name: / changed the purpose/ }).click();
  }),
  history('history-short', entries, { map: 'empty' }),
  history('history-viewer', entries, { viewer: 'chloe' }),
  history('history-empty', async (page) => {
    await again('story_map_history', { json: { docs: [], next: null } })(page);
    await expect(page.getByText(historyTexts.empty)).toBeVisible();
  }),
  history('history-failed', async (page) => {
    await again('story_map_history', fault)(page);
    await expect(page.getByText(commonTexts.loadFailed)).toBeVisible();
  }),
  history('history-loading', async (page) => {
    await page.route('**/api/story_map_history**', () => undefined);
    await page.reload();
    await expect(page.getByRole('status', { name: commonTexts.loading })).toBeVisible();
  }),
];
