import type { Locator } from '@playwright/test';
import { paths } from '#web/base/paths.ts';
import { expect, type Page, test } from '../fixtures.ts';
import type { Api } from '../support/api.ts';
import { face, makeMap, pickUp, type Sketch } from '../support/board.ts';
import { middleOf, region } from '../support/everyBoard.ts';

const STEPS = 20;
const RELEASES = Array.from({ length: 12 }, (_, index) => `R${String(index).padStart(2, '0')}`);
const [FIRST = '', LAST = ''] = [RELEASES[0], RELEASES.at(-1)];
const WIDE: Sketch = Object.fromEntries(Array.from({ length: STEPS }, (_, i) => [`Step ${i}`, [`Part ${i}`]]));

type Board = {
  path: (map: string) => string;
  item: (page: Page) => Locator;
  /** What is out of view at first, and the edge towards it, as a fraction of the board. */
  target: (page: Page) => Locator;
  at: { x: number; y: number };
  edge: { x: number; y: number };
  there: (page: Page) => Locator;
  /** The releases with the first Activity. */
  planned: readonly string[];
};

const boards: Record<string, Board> = {
  Activities: {
    path: (map) => paths.mapActivity(map),
    item: (page) => face(page, 'Part 0'),
    target: (page) => face(page, 'Part 19'),
    at: { x: 0.5, y: 0.8 },
    edge: { x: 0.98, y: 0.5 },
    there: (page) => page.locator('[data-column]', { has: face(page, 'Step 19') }).getByText('Part 0', { exact: true }),
    planned: [],
  },
  Slices: {
    path: (map) => paths.mapSlices(map),
    item: (page) => region(page, FIRST).getByTitle('Step 0', { exact: true }),
    target: (page) => region(page, LAST),
    // Not below the zoom.
    at: { x: 0.06, y: 0.5 },
    edge: { x: 0.3, y: 0.97 },
    there: (page) => region(page, LAST).getByTitle('Step 0', { exact: true }),
    planned: [FIRST],
  },
};

/** A map that is wider, and Slices that are higher than the window. */
async function makeScene(api: Api, planned: readonly string[]): Promise<string> {
  const containerId = await makeMap(api, 'Wide', WIDE);
  const { whats } = await api.call('get_container', { containerId });
  const whatId = whats.find(({ description }) => description === 'Step 0')?.id ?? '';
  for (const name of RELEASES) {
    const { id: releaseId } = await api.call('create_release', { containerId, name });
    if (!planned.includes(name)) continue;
    await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [whatId] });
  }
  return containerId;
}

/** Whether the lower end of an element is in the window, where a drop goes to. */
async function isNear(page: Page, locator: Locator, at: Board['at']): Promise<boolean> {
  const size = page.viewportSize();
  if (size === null || (await locator.count()) === 0) return false;
  const { x, y } = await middleOf(locator, at);
  return x < size.width && y < size.height;
}

for (const [name, { path, item, target, at, edge, there, planned }] of Object.entries(boards))
  test(`the board of ${name}: an item dragged out of the rendered part lands where it is dropped`, async ({
    page,
    newUser,
    signIn,
  }) => {
    const { person, api } = await newUser();
    await signIn(page, person, path(await makeScene(api, planned)));
    await expect(item(page)).toBeVisible();
    await expect(target(page)).not.toBeInViewport();
    await pickUp(page, await middleOf(item(page)));
    const outside = await middleOf(page.locator('[data-board]'), edge);
    await page.mouse.move(outside.x, outside.y, { steps: 4 });
    await expect.poll(() => isNear(page, target(page), at), { intervals: [20] }).toBe(true);
    const inside = await middleOf(page.locator('[data-board]'), { x: 0.6, y: 0.6 });
    await page.mouse.move(inside.x, inside.y);
    const end = await middleOf(target(page), at);
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await expect(page.locator('[data-dragged]')).toHaveCount(1);
    await page.mouse.up();
    await expect(there(page)).toBeVisible();
  });
