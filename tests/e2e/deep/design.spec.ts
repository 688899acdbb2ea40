import * as frameTexts from '#shared/texts/frame.ts';
import * as requestsTexts from '#shared/texts/people/requestsPage.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as releaseWhatTexts from '#shared/texts/release/releaseWhat.ts';
import * as activityRoadmapTexts from '#shared/texts/roadmap/activityRoadmap.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { paths } from '#web/base/paths.ts';
import { type Api, expect, type LocalStack, newPerson, type Page, type Person, test } from '../fixtures.ts';
import { apiAs } from '../support/api.ts';
import { faultsOf, switchTheme } from '../support/look.ts';
import { signInOnScreen } from '../support/session.ts';

/*
 * How every page looks, in both themes and two widths: nothing serious for axe, nothing sideways, the theme's font and
 * colours. A page is loaded once per width and its theme switched, which is quick and is what a person's system does at
 * dusk.
 */

/** A person with story maps to look at. */
type Scene = {
  readonly person: Person;
  readonly empty: string;
  readonly filled: string;
  readonly releaseId: string;
  /** An Activity of the release that has an epic. */
  readonly whatId: string;
  readonly initiativeId: string;
};

type Look = {
  readonly side: 'outside' | 'inside';
  readonly path: (scene: Scene) => string;
  readonly ready?: (page: Page) => Promise<void>;
};

const email = 'mia@acme.example';
const purpose = async (page: Page) => expect(page.getByText(/^Purpose: /)).toBeVisible();
const cards = async (page: Page) => expect(page.getByRole('listitem').getByRole('heading').first()).toBeVisible();

const releaseCards = async (page: Page) =>
  expect(page.getByRole('list', { name: releaseTexts.list }).getByRole('listitem').first()).toBeVisible();

/** A page that is added to the application without a look at it does not pass the compiler. Three only lead elsewhere. */
type PageName = Exclude<keyof typeof paths, 'root' | 'storyMap' | 'noAccess'>;

const looks: Record<
  | PageName
  | 'notFound'
  | 'incompleteLink'
  | 'emptyList'
  | 'emptyMap'
  | 'emptyWhos'
  | 'mapDenied'
  | 'releases'
  | 'noReleases'
  | 'noHierarchy',
  Look
> = {
  login: { side: 'outside', path: () => paths.login({ redirect: '/admin' }) },
  signup: { side: 'outside', path: () => paths.signup() },
  unverifiedEmail: { side: 'outside', path: () => paths.unverifiedEmail({ email }) },
  resetPassword: { side: 'outside', path: () => paths.resetPassword({ email, code: '123456' }) },
  incompleteLink: { side: 'outside', path: () => paths.resetPassword() },
  passwordPopup: { side: 'outside', path: () => paths.passwordPopup(email) },
  providerPopup: { side: 'outside', path: () => paths.providerPopup() },
  maintenance: { side: 'outside', path: () => paths.maintenance() },
  notFound: { side: 'outside', path: () => '/nowhere' },
  storyMaps: { side: 'inside', path: () => paths.storyMaps(), ready: cards },
  emptyList: { side: 'inside', path: () => `${paths.storyMaps()}?list_type=editor` },
  mapActivity: {
    side: 'inside',
    path: ({ filled }) => paths.mapActivity(filled),
    ready: async (page) => {
      await purpose(page);
      await expect(page.locator('[data-priority]').first()).toBeVisible();
    },
  },
  mapWho: {
    side: 'inside',
    path: ({ filled }) => paths.mapWho(filled),
    ready: async (page) => expect(page.locator('[data-who]').first()).toBeVisible(),
  },
  mapSlices: {
    side: 'inside',
    path: ({ filled }) => paths.mapSlices(filled),
    ready: async (page) => expect(page.locator('[data-lane] [data-card]').first()).toBeVisible(),
  },
  frame: {
    side: 'inside',
    path: ({ filled }) => paths.frame(filled, 'problem'),
    ready: async (page) =>
      expect(page.getByRole('heading', { name: frameTexts.problem.title, exact: true })).toBeVisible(),
  },
  roadmap: {
    side: 'inside',
    path: ({ filled }) => paths.roadmap(filled),
    ready: async (page) => expect(page.locator('[data-chip]').first()).toBeVisible(),
  },
  activityRoadmap: {
    side: 'inside',
    path: ({ filled, whatId }) => `${paths.activityRoadmap(filled)}?what=${whatId}&future=yes`,
    // A table, and a list on a phone.
    ready: async (page) => expect(page.getByText(activityRoadmapTexts.current).first()).toBeVisible(),
  },
  emptyWhos: {
    side: 'inside',
    path: ({ empty }) => paths.mapWho(empty),
    ready: async (page) => expect(page.getByText(whoTexts.emptyTitle)).toBeVisible(),
  },
  emptyMap: { side: 'inside', path: ({ empty }) => paths.mapActivity(empty), ready: purpose },
  mapDenied: { side: 'inside', path: () => paths.mapActivity('x'.repeat(20)) },
  releases: { side: 'inside', path: ({ filled }) => paths.storyMap(filled, 'releases'), ready: releaseCards },
  noReleases: {
    side: 'inside',
    path: ({ empty }) => paths.storyMap(empty, 'releases'),
    ready: async (page) => expect(page.getByText(releaseTexts.emptyHelp)).toBeVisible(),
  },
  release: {
    side: 'inside',
    path: ({ filled, releaseId }) => paths.release(filled, releaseId),
    ready: async (page) => expect(page.getByRole('region', { name: releaseTexts.summary })).toBeVisible(),
  },
  releaseWhat: {
    side: 'inside',
    path: ({ filled, releaseId, whatId }) => paths.releaseWhat(filled, releaseId, whatId),
    ready: async (page) =>
      expect(page.getByRole('list', { name: releaseWhatTexts.epics }).getByRole('listitem').first()).toBeVisible(),
  },
  hierarchy: {
    side: 'inside',
    path: ({ filled }) => paths.hierarchy({ root: filled }),
    ready: async (page) => expect(page.getByRole('treeitem').nth(2)).toBeVisible(),
  },
  initiatives: { side: 'inside', path: () => paths.initiatives(), ready: cards },
  initiative: { side: 'inside', path: ({ initiativeId }) => paths.initiative(initiativeId) },
  noHierarchy: { side: 'inside', path: () => paths.hierarchy() },
  admin: {
    side: 'inside',
    path: () => paths.admin('users'),
    ready: async (page) => expect(page.getByRole('rowheader').first()).toBeVisible(),
  },
  changeRequests: {
    side: 'inside',
    path: () => paths.changeRequests(),
    ready: async (page) => expect(page.getByRole('heading', { name: requestsTexts.lists.own })).toBeVisible(),
  },
  account: { side: 'inside', path: () => paths.account() },
};

async function makeMap(api: Api, columns: number): Promise<string> {
  const { id: containerId } = await api.call('story_map_container_create', {
    name: `A map of ${columns} columns and a rather long name to go with it`,
    why: 'Everybody finds a desk',
  });
  const { priorities } = await api.call('company_settings', {});
  for (let column = 0; column < columns; column += 1) {
    const fields = { priorityId: priorities[column % priorities.length]?.id ?? null, size: column + 1 };
    const { id: parentId } = await api.call('add_what', {
      containerId,
      description: `Step ${column} of the backbone`,
      level: 0,
      fields,
    });
    for (let row = 0; row < 3; row += 1)
      await api.call('add_what', {
        containerId,
        description: `Part ${row} of step ${column}`,
        level: 1,
        parentId,
        fields,
      });
  }
  const places = [{ group: 'Staff', category: 'Day' }, { group: 'Staff' }, {}];
  if (columns > 0)
    for (const [index, place] of places.entries())
      await api.call('add_who', { containerId, name: `Who ${index} of this map`, ...place });
  return containerId;
}

/** Made once for both widths. */
let prepared: Promise<Scene> | undefined;

async function prepare(stack: LocalStack): Promise<Scene> {
  const person = newPerson();
  await stack.pool.admin.createConfirmedUser(person);
  const api = await apiAs(stack, person);
  await api.call('add_registered_email', {
    email: person.email.replace('ann', 'a-colleague-who-has-not-signed-up-yet'),
  });
  const filled = await makeMap(api, 7);
  await makeStories(api, filled);
  const { id: initiativeId } = await api.call('create_initiative', { name: 'A desk for everybody by the summer' });
  return { person, initiativeId, empty: await makeMap(api, 0), filled, ...(await makeRelease(api, filled)) };
}

/** Story maps below two Activities of a map. */
async function makeStories(api: Api, containerId: string): Promise<void> {
  const { whats } = await api.call('get_container', { containerId });
  for (const { id: whatId, description } of whats.filter(({ level }) => level === 0).slice(0, 2))
    await api.call('create_story_map_from_activity', { containerId, whatId, name: description });
}

/** A release of a map with its backbone and an epic of each priority. */
async function makeRelease(api: Api, containerId: string): Promise<{ releaseId: string; whatId: string }> {
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'What goes out before the summer' });
  await api.call('set_release_period', {
    containerId,
    releaseId,
    start: Date.UTC(2026, 2, 1),
    end: Date.UTC(2026, 5, 1),
  });
  const { whats } = await api.call('get_container', { containerId });
  const whatIds = whats.filter(({ level }) => level === 0).map(({ id }) => id);
  await api.call('add_whats_to_release', { containerId, releaseId, whatIds });
  const { priorities } = await api.call('company_settings', {});
  for (const [i, { id: priority }] of priorities.entries()) {
    const place = { containerId, releaseId, whatId: whatIds[i] ?? '' };
    const { id: epicId } = await api.call('create_epic', { ...place, epic: { type: 'free_text', text: `Epic ${i}` } });
    await api.call('change_epic_fields', { ...place, epicId, fields: { priority, cost: i, size: 2 * i, value: 3 } });
  }
  return { releaseId, whatId: whatIds[0] ?? '' };
}

// A dozen pages in one test: on a busy machine more than the usual minute.
test.describe.configure({ timeout: 240_000 });

for (const width of [1280, 400] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: width === 400, isMobile: width === 400 });

    for (const side of ['outside', 'inside'] as const) {
      test(`every page ${side} looks as designed, light and dark`, async ({ page, stack }) => {
        prepared ??= prepare(stack);
        const scene = await prepared;
        // As in the browser that has asked for the verification mail, which alone is told of it.
        await page.addInitScript((address) => localStorage.setItem('AwaitedVerification', address), email);
        if (side === 'inside') await signInOnScreen(page, scene.person);
        for (const [name, { path, ready }] of Object.entries(looks).filter(([, look]) => look.side === side)) {
          await page.goto(path(scene));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await ready?.(page);
          await page.evaluate(() => document.fonts.load('14px "Inter Variable"').then(() => undefined));
          for (const theme of ['light', 'dark'] as const) {
            await switchTheme(page, theme);
            expect.soft(await faultsOf(page, theme), `${name}, ${theme}`).toEqual([]);
          }
        }
      });
    }
  });
}

test('a wrong look is found', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await switchTheme(page, 'dark');
  expect(await faultsOf(page, 'dark')).toEqual([]);
  await page.evaluate(() => {
    const wrong = document.createElement('a');
    wrong.textContent = 'wrong';
    wrong.href = '/';
    wrong.style.cssText =
      'display:block;width:3000px;font-family:Times;color:rgb(25, 118, 210);background:rgb(30, 110, 200)';
    document.querySelector('main')?.append(wrong);
  });
  const faults = (await faultsOf(page, 'dark')).join('\n');
  for (const fault of [
    'axe: color-contrast',
    'scrolls sideways by',
    'font: Times',
    'text: rgb(25, 118, 210) of a "wrong"',
    'ground: rgb(30, 110, 200) behind a "wrong"',
    'a colour of the library',
  ]) {
    expect(faults).toContain(fault);
  }
});
