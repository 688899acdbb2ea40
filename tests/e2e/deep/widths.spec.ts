import * as paletteTexts from '#shared/texts/palette.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { paths } from '#web/base/paths.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { expectNoSidewaysScroll } from '../support/look.ts';
import { makeMap } from '../support/maps.ts';
import { addMember, newColleague } from '../support/members.ts';

/*
 * The main pages in every width at which their layout changes: nothing scrolls sideways, no action is cut off, and what
 * pages have in common is in the same place on each.
 */

const WIDTHS = [320, 390, 600, 768, 900, 1024, 1199, 1200, 1280, 1920] as const;
/** The least that has to be seen of the name of a story map, in px, unless all of it is seen. */
const NAME_PX = 120;
const NAME = 'Subscribe to a bicycle and ride it through the whole of the year';

/** The links and buttons of the page's headers that are not whole in the window, and a name that has shrunk. */
const cutOff = (page: Page) =>
  page.evaluate((least) => {
    const faults: string[] = [];
    for (const element of document.querySelectorAll('header :is(a, button)')) {
      const { left, right, width } = element.getBoundingClientRect();
      const isHidden = width < 2 || !element.checkVisibility();
      if (!isHidden && (left < 0 || right > window.innerWidth + 0.5))
        faults.push(`${element.getAttribute('aria-label') ?? element.textContent} ends at ${Math.round(right)}`);
    }
    const name = document.querySelector('header h1');
    const width = Math.round(name?.getBoundingClientRect().width ?? least);
    if (width < least) faults.push(`the name is ${width} px wide`);
    return faults;
  }, NAME_PX);

/** Where the name, Share and the search of a story map are, by the left edge; null for one that is not to be seen. */
async function frameOf(page: Page): Promise<Record<string, number | null>> {
  const parts = {
    name: page.locator('header h1'),
    share: page.getByRole('button', { name: sharingTexts.share, exact: true }),
    search: page.getByRole('button', { name: paletteTexts.labelOnMap }),
  };
  const places: Record<string, number | null> = {};
  for (const [part, { left }] of await Promise.all(
    Object.entries(parts).map(async ([part, locator]) => {
      const box = (await locator.isVisible()) ? await locator.boundingBox() : null;
      return [part, { left: box === null ? null : Math.round(box.x) }] as const;
    }),
  ))
    places[part] = left;
  return places;
}

/** The left edge of the content of a page that is not a board, at a width; null for a board. */
const gridOf = (page: Page) =>
  page.evaluate(() => {
    const grid = document.querySelector('[data-page-grid]');
    return grid === null
      ? null
      : grid.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(grid).paddingLeft);
  });

for (const role of ['owner', 'viewer'] as const)
  test(`nothing scrolls sideways, no action is cut off, and nothing moves between pages: those of the ${role}`, async ({
    page,
    newUser,
    register,
    signIn,
  }) => {
    const { person: ann, api } = await newUser();
    const id = await makeMap(api, NAME, { 'Find a desk': ['Ask for one'], Work: ['Sit down'] });
    const { id: releaseId } = await api.call('create_release', { containerId: id, name: 'First release' });
    const { id: initiativeId } = await api.call('create_initiative', { name: NAME });
    const bob = await newColleague(api, register, ann);
    await addMember(api, id, bob, 'viewer');
    const ofMap = [
      paths.storyMap(id, 'overview'),
      paths.frame(id, 'problem'),
      paths.mapActivity(id),
      paths.mapWho(id),
      paths.mapSlices(id),
      paths.storyMap(id, 'releases'),
      paths.release(id, releaseId),
      paths.roadmap(id),
      paths.activityRoadmap(id),
      paths.storyMap(id, 'history'),
    ];
    const others = [paths.storyMaps(), paths.hierarchy(), paths.initiatives(), paths.changeRequests(), paths.account()];
    const owners = [paths.initiative(initiativeId), paths.admin(), paths.admin('settings')];
    await signIn(page, role === 'owner' ? ann : bob);
    // The same on all pages, for each width.
    const frames = new Map<number, Record<string, number | null>>();
    const grids = new Map<number, number>();
    for (const path of [...ofMap, ...others, ...(role === 'owner' ? owners : [])]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page, `${path} at ${width} px`);
        await expect.poll(() => cutOff(page), `${path} at ${width} px`).toEqual([]);
        if (ofMap.includes(path)) {
          const expected = frames.get(width) ?? (await frameOf(page));
          frames.set(width, expected);
          expect(Object.values(expected), `${path} at ${width} px`).not.toContain(null);
          await expect.poll(() => frameOf(page), `${path} at ${width} px`).toEqual(expected);
        }
        const left = await gridOf(page);
        if (left !== null) expect(left, `${path} at ${width} px`).toBe(grids.get(width) ?? left);
        if (left !== null) grids.set(width, left);
      }
    }
  });
