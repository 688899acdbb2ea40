import { expect, type Locator, type Page } from '@playwright/test';
import * as selectionTexts from '#shared/texts/boardSelection.ts';
import * as initiativeTexts from '#shared/texts/initiatives.ts';
import * as roadmapTexts from '#shared/texts/roadmap/roadmap.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as whoTexts from '#shared/texts/who.ts';
import type { PluralText } from '#shared/texts/withParts.ts';
import { BUILD_MODE, paths } from '#web/base/paths.ts';
import type { Api } from './api.ts';
import { face, makeMap, pickUp } from './board.ts';
import type { Person } from './people.ts';
import type { SignIn } from './session.ts';
import { addWhos, whoFace } from './who.ts';

export type Fixtures = { newUser: () => Promise<{ person: Person; api: Api }>; signIn: SignIn };
type Scene = { map: string; initiative: string };
type Target = { to: (page: Page) => Locator; at: { x: number; y: number } };
export type Board = {
  path: (scene: Scene) => string;
  item: (page: Page, name: string) => Locator;
  /** All items, in the order in which arrows need not find them; none where arrows move them instead. */
  walked: readonly string[];
  /** What moves, with the keys and the drop that move it, and a drop that changes nothing or is refused in words. */
  moved: string;
  keys: readonly string[];
  drop: Target;
  refused?: Target & { words: RegExp };
  /** Where the moved item then is. */
  there: (page: Page) => Locator;
  /** Several items in reading order, and where they are after a drop of the last one at `drop`. */
  several?: {
    names: readonly string[];
    counts: PluralText;
    there: (page: Page, name: string) => Locator;
    /** What removes them, where they can be removed. */
    removal?: { title: PluralText; confirm: string };
  };
  /** Whether an item has a menu at a right click. */
  hasMenu?: true;
  /** Removes the moved item in another tab of the same person. */
  remove?: { path: (scene: Scene) => string; item: (page: Page) => Locator; confirm: string };
};

export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const cell = (page: Page, what: string, release: string) =>
  page.getByRole('group', { name: roadmapTexts.cell({ what, release }), exact: true });
const grip = (page: Page, name: string) =>
  page.getByRole('button', { name: initiativeTexts.moveNamed({ name }), exact: true });
const removal = (name: string) => ({
  path: ({ map }: Scene) => paths.mapActivity(map),
  item: (page: Page) => face(page, name),
  confirm: storyMapTexts.deleteConfirm,
});

export const boards: Record<string, Board> = {
  Activities: {
    path: ({ map }) => paths.mapActivity(map),
    item: face,
    walked: ['Search', 'By place', 'By day', 'Book', 'For a team'],
    moved: 'By day',
    keys: ['ArrowRight'],
    drop: { to: (page) => face(page, 'For a team'), at: { x: 0.5, y: 0.9 } },
    there: (page) => page.locator('[data-column]', { has: face(page, 'Book') }).getByText('By day', { exact: true }),
    several: {
      names: ['By place', 'By day'],
      counts: selectionTexts.activities,
      there: (page, name) =>
        page.locator('[data-column]', { has: face(page, 'Book') }).getByText(name, { exact: true }),
      removal: { title: selectionTexts.deleteActivities, confirm: storyMapTexts.deleteConfirm },
    },
    hasMenu: true,
    remove: removal('By day'),
  },
  Slices: {
    path: ({ map }) => paths.mapSlices(map),
    item: (page, name) => page.locator('a[data-focus-target]').and(page.getByTitle(name, { exact: true })),
    walked: ['Search', 'By place', 'By day', 'Book', 'For a team'],
    moved: 'By day',
    keys: ['ArrowUp', 'ArrowUp'],
    drop: { to: (page) => region(page, 'One'), at: { x: 0.5, y: 0.8 } },
    refused: { to: (page) => region(page, 'Two'), at: { x: 0.5, y: 0.8 }, words: /backbone|skeleton/iu },
    there: (page) => region(page, 'One').getByTitle('By day', { exact: true }).first(),
    several: {
      names: ['By place', 'By day'],
      counts: selectionTexts.activities,
      there: (page, name) => region(page, 'One').getByTitle(name, { exact: true }),
      removal: { title: selectionTexts.takeOut, confirm: selectionTexts.takeOutConfirm },
    },
    hasMenu: true,
    remove: removal('By day'),
  },
  roadmap: {
    path: ({ map }) => paths.roadmap(map).replace('view', 'build'),
    item: link,
    walked: ['Floor plan', 'Free desks', 'For a week'],
    moved: 'Free desks',
    keys: ['ArrowRight'],
    drop: { to: (page) => cell(page, 'Search', 'Two'), at: { x: 0.5, y: 0.5 } },
    refused: { to: (page) => cell(page, 'Book', 'Two'), at: { x: 0.5, y: 0.5 }, words: /Search/u },
    there: (page) => cell(page, 'Search', 'Two').getByRole('link', { name: 'Free desks' }),
    several: {
      names: ['Floor plan', 'Free desks'],
      counts: selectionTexts.epics,
      there: (page, name) => cell(page, 'Search', 'Two').getByRole('link', { name }),
      removal: { title: selectionTexts.deleteEpics, confirm: storyMapTexts.deleteConfirm },
    },
    hasMenu: true,
  },
  Whos: {
    path: ({ map }) => paths.mapWho(map),
    item: whoFace,
    walked: ['Keeper', 'Cleaner', 'Visitor'],
    moved: 'Keeper',
    keys: ['ArrowRight'],
    drop: { to: (page) => region(page, 'Guests'), at: { x: 0.5, y: 0.5 } },
    there: (page) => region(page, 'Guests').getByTitle('Keeper', { exact: true }),
    several: {
      names: ['Cleaner', 'Keeper'],
      counts: selectionTexts.whos,
      there: (page, name) => region(page, 'Guests').getByTitle(name, { exact: true }),
      removal: { title: selectionTexts.deleteWhos, confirm: whoTexts.deleteConfirm },
    },
    hasMenu: true,
    remove: {
      path: ({ map }) => paths.mapWho(map),
      item: (page) => whoFace(page, 'Keeper'),
      confirm: whoTexts.deleteConfirm,
    },
  },
  initiative: {
    path: ({ initiative }) => paths.initiative(initiative, BUILD_MODE),
    item: link,
    walked: ['Floor plan', 'Free desks', 'For a week'],
    moved: 'Free desks',
    keys: ['ArrowDown'],
    drop: { to: (page) => cell(page, 'Search', 'Two'), at: { x: 0.5, y: 0.5 } },
    refused: { to: (page) => cell(page, 'Book', 'Two'), at: { x: 0.5, y: 0.5 }, words: /Search/u },
    there: (page) => cell(page, 'Search', 'Two').getByRole('link', { name: 'Free desks' }),
    several: {
      names: ['Floor plan', 'Free desks'],
      counts: selectionTexts.epics,
      there: (page, name) => cell(page, 'Search', 'Two').getByRole('link', { name }),
    },
  },
  'release groups': {
    path: ({ initiative }) => paths.initiative(initiative, BUILD_MODE),
    item: grip,
    walked: [],
    moved: 'Two',
    keys: [],
    drop: { to: (page) => region(page, 'One'), at: { x: 0.3, y: 0.05 } },
    there: (page) => page.getByRole('heading', { level: 3 }).first().and(page.getByText('Two')),
  },
};

/** A map with Whos and two releases, the second one of backbone Activities, and an initiative of these releases. */
async function makeScene(api: Api): Promise<Scene> {
  const map = await makeMap(api, 'Desks', { Search: ['By place', 'By day'], Book: ['For a team'] });
  await addWhos(api, map, { Staff: ['Keeper', 'Cleaner'], Guests: ['Visitor'] });
  const { whats } = await api.call('get_container', { containerId: map });
  const idOf = (name: string) => whats.find(({ description }) => description === name)?.id ?? '';
  const releases: string[] = [];
  for (const name of ['One', 'Two']) {
    const { id: releaseId } = await api.call('create_release', { containerId: map, name });
    releases.push(releaseId);
  }
  const [one = '', two = ''] = releases;
  const whatIds = [idOf('Search'), idOf('Book')];
  await api.call('add_whats_to_release', { containerId: map, releaseId: two, whatIds });
  const { id: initiative } = await api.call('create_initiative', { name: 'A desk for everybody' });
  await api.call('add_whats_to_initiative', { initiativeId: initiative, whatIds });
  await api.call('add_releases_to_initiative', {
    initiativeId: initiative,
    releases: [one, two].map((releaseId) => ({ containerId: map, releaseId })),
  });
  return { map, initiative };
}

/** For the roadmap and the initiative: epics of backbone Activities in the first release. */
async function addEpics(api: Api, { map: containerId }: Scene): Promise<void> {
  const { whats } = await api.call('get_container', { containerId });
  const { releases } = await api.call('release_roadmap', { containerId });
  const idOf = (name: string) => whats.find(({ description }) => description === name)?.id ?? '';
  const releaseId = releases.find(({ name }) => name === 'One')?.id ?? '';
  await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [idOf('Search'), idOf('Book')] });
  for (const [what, text] of [
    ['Search', 'Floor plan'],
    ['Search', 'Free desks'],
    ['Book', 'For a week'],
  ] as const)
    await api.call('create_epic', { containerId, releaseId, whatId: idOf(what), epic: { type: 'free_text', text } });
}

export const dragged = (page: Page) => page.locator('[data-dragged]');

/** The middle of an element. */
export async function middleOf(locator: Locator, at = { x: 0.3, y: 0.5 }) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It must be on the page');
  return { x: box.x + box.width * at.x, y: box.y + box.height * at.y };
}

/** Picks an item up by mouse and moves it above a target. */
export async function dragAbove(page: Page, item: Locator, { to, at }: Target): Promise<void> {
  const end = await middleOf(to(page), at);
  await pickUp(page, await middleOf(item));
  await page.mouse.move(end.x, end.y, { steps: 8 });
}

/** Opens a board with its scene, as a new user. */
export async function openBoard(page: Page, name: string, { newUser, signIn }: Fixtures): Promise<Scene> {
  const board = boards[name];
  if (board === undefined) throw new Error(`There is no board of ${name}`);
  const { person, api } = await newUser();
  const scene = await makeScene(api);
  if (name === 'roadmap' || name === 'initiative') await addEpics(api, scene);
  await signIn(page, person, board.path(scene));
  await expect(board.item(page, board.moved)).toBeVisible();
  return scene;
}
