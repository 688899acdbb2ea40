import type { Locator, Page } from '@playwright/test';
import * as commonTexts from '#shared/texts/common.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as texts from '#shared/texts/story_map/slices.ts';
import { paths } from '#web/base/paths.ts';
import { expect, test } from '../fixtures.ts';
import type { Api } from '../support/api.ts';
import { announcement, makeMap, pickUp, press, type Sketch } from '../support/board.ts';

const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, where: string, name: string) =>
  lane(page, where).locator('[data-card]', { has: page.getByTitle(name, { exact: true }) });
const face = (page: Page, where: string, name: string) => card(page, where, name).getByRole('link');

/** Makes releases with some of the Activities of a map in them. */
async function plan(api: Api, containerId: string, releases: Record<string, readonly string[]>) {
  const { whats } = await api.call('get_container', { containerId });
  const ids = new Map(whats.map(({ description, id }) => [description, id]));
  for (const [name, names] of Object.entries(releases)) {
    const { id: releaseId } = await api.call('create_release', { containerId, name });
    const whatIds = names.map((each) => ids.get(each) ?? '');
    for (let from = 0; from < whatIds.length; from += 20)
      await api.call('add_whats_to_release', { containerId, releaseId, whatIds: whatIds.slice(from, from + 20) });
  }
  return ids;
}

/** Drags a card by mouse into a lane. @param key held until it is dropped */
async function dragInto(
  page: Page,
  from: string,
  name: string,
  to: string,
  { key, drop = true }: { key?: string; drop?: boolean } = {},
) {
  const start = await card(page, from, name).boundingBox();
  const end = await lane(page, to).boundingBox();
  if (start === null || end === null) throw new Error('Both must be on the page');
  await pickUp(page, { x: start.x + 40, y: start.y + 20 });
  if (key !== undefined) await page.keyboard.down(key);
  await page.mouse.move(end.x + 500, end.y + Math.min(90, end.height - 10), { steps: 8 });
  if (!drop) return;
  await page.mouse.up();
  if (key !== undefined) await page.keyboard.up(key);
}

test('Activities are put into releases, moved, copied and taken out by mouse and keyboard', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const id = await makeMap(api, 'Desks', { Search: ['By place', 'By day'], Book: ['For a team'] });
  await plan(api, id, { One: [], Two: [] });
  await signIn(page, ann, paths.mapActivity(id));
  await page.getByRole('link', { name: texts.view, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.mapSlices(id)}$`));

  await dragInto(page, texts.none, 'By place', 'One');
  await expect(card(page, 'One', 'By place')).toBeVisible();
  await expect(card(page, texts.none, 'By place')).toHaveCount(0);
  await expect(announcement(page)).toHaveText(texts.announcements.taken({ name: 'By place', to: 'One' }));

  // While it is dragged, each lane says whether it takes the card.
  await dragInto(page, texts.none, 'Search', 'One', { drop: false });
  await expect(lane(page, 'One')).toHaveAttribute('data-drop', 'refused here');
  await expect(lane(page, 'Two')).toHaveAttribute('data-drop', 'changes');
  await expect(lane(page, 'One').getByText("You can't have Backbone and Skeleton Activities")).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('[data-hint]')).toContainText("You can't have Backbone and Skeleton Activities");
  await expect(card(page, texts.none, 'Search')).toBeVisible();

  await dragInto(page, 'One', 'By place', 'Two', { key: 'Control' });
  await expect(card(page, 'Two', 'By place')).toBeVisible();
  await expect(card(page, 'One', 'By place')).toBeVisible();
  await dragInto(page, 'One', 'By place', texts.none);
  await expect(card(page, 'One', 'By place')).toHaveCount(0);
  await expect(card(page, texts.none, 'By place')).toHaveCount(0);

  // Let go where it was, the link is not followed.
  await dragInto(page, 'Two', 'By place', 'Two');
  await expect(page).toHaveURL(new RegExp(`${paths.mapSlices(id)}$`));

  await face(page, 'Two', 'By place').focus();
  const moved = page.waitForResponse('**/api/move_what_to_release');
  await press(page, 'Space', 'ArrowUp', 'Space');
  await expect(announcement(page)).toHaveText(texts.announcements.moved({ name: 'By place', from: 'Two', to: 'One' }));
  await expect(face(page, 'One', 'By place')).toBeFocused();
  await moved;
  await page.reload();
  await expect(card(page, 'One', 'By place')).toBeVisible();
  await expect(card(page, 'Two', 'By place')).toHaveCount(0);

  // The name of a card leads to the Activity in the release, and back leads here again.
  await face(page, 'One', 'By place').click();
  await expect(page).toHaveURL(/\/releases\/[\w-]+\/what\//);
  await page.goBack();
  await lane(page, 'One').getByRole('link', { name: 'One', exact: true }).click();
  await expect(page.getByRole('region', { name: releaseTexts.summary })).toBeVisible();
});

/** Three hundred cards in twelve columns. */
const LARGE: Sketch = Object.fromEntries(
  Array.from({ length: 12 }, (_, column) => [
    `Step ${column}`,
    Array.from({ length: 24 }, (__, row) => `Task ${column}.${row}`),
  ]),
);

test('scrolling the lanes mounts what comes into view, and keeps few elements on the page', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const id = await makeMap(api, 'Desks', LARGE);
  const all = Object.values(LARGE).flat();
  await plan(
    api,
    id,
    Object.fromEntries([0, 1, 2].map((n) => [`Release ${n}`, all.filter((_, index) => index % 4 === n)])),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, ann, paths.mapSlices(id));
  await expect(card(page, 'Release 0', 'Task 0.0')).toBeVisible();
  const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
  const scroller = page.getByRole('region', { name: texts.board({ name: 'Desks' }) });
  await expect(page.getByTitle('Task 11.23')).toHaveCount(0);
  expect(await elements()).toBeLessThan(1_500);
  for (const [left, top] of [
    [1_200, 0],
    [1_200, 1_200],
    [0, 2_000],
  ] as const) {
    await scroller.evaluate((element, at) => element.scrollTo({ ...at, behavior: 'instant' }), { left, top });
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await elements()).toBeLessThan(1_500);
  }
  await scroller.evaluate((element) =>
    element.scrollTo({ left: element.scrollWidth, top: element.scrollHeight, behavior: 'instant' }),
  );
  await expect(card(page, texts.none, 'Task 11.23')).toBeInViewport();
  // The names of the columns and of the lane stay in view.
  await expect(page.locator('[data-heads]').getByText('Step 11', { exact: true })).toBeInViewport();
  await expect(lane(page, texts.none).getByRole('heading')).toBeInViewport();
});

for (const width of [1_280, 400])
  test(`at ${width} px the lanes stand where their skeleton stood`, async ({ page, signIn, newUser }) => {
    await page.setViewportSize({ width, height: 800 });
    const { person: ann, api } = await newUser();
    const id = await makeMap(api, 'Desks', { Search: [], Book: [] });
    await plan(api, id, { One: ['Search', 'Book'] });
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/release_slices**', async (route) => {
      await held;
      await route.continue();
    });
    await signIn(page, ann, paths.mapSlices(id));
    const skeleton = page.getByRole('status', { name: commonTexts.loading });
    /** The names of the columns if there is room, the head of the first lane, and its first card. */
    const boxes = (parts: Locator[]) => Promise.all(parts.map((part) => part.boundingBox()));
    const [heads, first] = [skeleton.locator('> *').nth(0), skeleton.locator('> *').nth(1)];
    await expect(first).toBeVisible();
    const stood = await boxes([
      ...(width > 600 ? [heads.locator('> *').first()] : []),
      first.locator('> *').first(),
      first.locator('> :last-child > :first-child > *').first(),
    ]);
    answer();
    await expect(lane(page, 'One')).toBeVisible();
    await expect(skeleton).toHaveCount(0);
    const now = await boxes([
      ...(width > 600 ? [page.getByTitle('Search', { exact: true }).first()] : []),
      lane(page, 'One').getByRole('heading').locator('../..'),
      card(page, 'One', 'Search'),
    ]);
    expect(now).toEqual(stood);
  });
