import AxeBuilder from '@axe-core/playwright';
import * as errors from '#shared/errors.ts';
import { SEARCH_DEBOUNCE_MS } from '#shared/model/limits.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as searchTexts from '#shared/texts/search.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { grant } from '#tests/calls/support/roles.ts';
import { share } from '#tests/calls/support/world.ts';
import { type Api, expect, type LocalStack, newCompany, newPerson, type Page, test } from '../fixtures.ts';
import { expectNoSidewaysScroll } from '../support/look.ts';
import { tryAgain } from '../support/tryAgain.ts';

const field = (page: Page) => page.getByRole('combobox', { name: searchTexts.storyMaps });
const filter = (page: Page) => page.getByRole('radiogroup', { name: searchTexts.storyMapsType });
const options = (page: Page) => page.getByRole('listbox', { name: searchTexts.results }).getByRole('option');
const outcome = (page: Page, text: string) => page.getByRole('search').getByText(text, { exact: true });
const NONE = searchTexts.none;

const makeMap = async (api: Api, name: string, why = 'To try things') =>
  (await api.call('story_map_container_create', { name, why })).id;
/** What was written has reached the index. */
const indexed = (stack: LocalStack) => stack.stream.settled();

test.describe('the search for story maps', () => {
  test('finds while typing, says when there is nothing, and opens what is chosen', async ({
    page,
    signIn,
    stack,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    const id = await makeMap(api, 'Fahrräder', 'Riding to work');
    await makeMap(api, 'Workshop');
    await indexed(stack);
    await signIn(page, ann);

    await field(page).click();
    await expect(outcome(page, NONE)).toBeVisible();
    await field(page).pressSequentially('fahrader');
    await expect(options(page)).toHaveText(['FahrräderRiding to work']);
    await expect(outcome(page, searchTexts.found({ count: 1 }))).toBeVisible();
    await field(page).fill('nowhere');
    await expect(options(page)).toHaveCount(0);
    await expect(outcome(page, searchTexts.nothing({ query: 'nowhere' }))).toBeVisible();
    await field(page).fill('work');
    await expect(options(page)).toHaveText(['WorkshopTo try things', 'FahrräderRiding to work']);
    await options(page).last().click();
    await expect(page).toHaveURL(new RegExp(`/story_map/${id}`));
  });

  test('waits for a pause, not for Enter, and never shows an old answer for a newer text', async ({
    page,
    signIn,
    stack,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    for (const name of ['First', 'Second']) await makeMap(api, name);
    await indexed(stack);
    await signIn(page, ann);
    await expect(page.getByRole('listitem')).toHaveCount(2);
    const asked: string[] = [];
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/search/story_map_view**', async (route) => {
      const query = new URL(route.request().url()).searchParams.get('query') ?? '';
      asked.push(query);
      if (query === 'first') await held;
      // The page may have given this request up by then.
      await route.continue().catch(() => undefined);
    });

    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await field(page).fill('fir');
    await page.clock.runFor(SEARCH_DEBOUNCE_MS.storyMaps - 1);
    expect(asked).toEqual([]);
    await field(page).fill('first');
    await page.clock.runFor(SEARCH_DEBOUNCE_MS.storyMaps - 1);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toEqual(['first']);
    await page.clock.runFor(200);
    await expect(outcome(page, commonTexts.loading)).toBeVisible();

    // Time stands still: only Enter can have asked.
    await field(page).fill('second');
    await page.keyboard.press('Enter');
    await expect.poll(() => asked).toEqual(['first', 'second']);
    await page.clock.resume();
    await expect(options(page)).toHaveText([/^Second/]);
    letGo();
    await field(page).fill('third');
    await expect(options(page)).toHaveCount(0);
    await field(page).fill('second');
    await expect(options(page)).toHaveText([/^Second/]);
    expect(asked.filter((query) => query === 'first')).toHaveLength(1);
  });

  test('works by keyboard alone: / to the field, arrows to an option, Enter into the map, Esc out layer by layer', async ({
    page,
    signIn,
    stack,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    for (const name of ['Route one', 'Route two']) await makeMap(api, name);
    await indexed(stack);
    await signIn(page, ann);
    await expect(page.getByRole('listitem')).toHaveCount(2);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('route');
    await page.keyboard.press('Enter');
    await expect(options(page)).toHaveCount(2);
    await expect(page).toHaveURL(/\/story_maps$/);

    const chosen = page.getByRole('listbox', { name: searchTexts.results }).getByRole('option', { selected: true });
    await expect(chosen).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveText((await options(page).first().textContent()) ?? '');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? 'none');
    await page.keyboard.press('ArrowUp');
    await expect(chosen).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(chosen).toHaveText((await options(page).last().textContent()) ?? '');

    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(field(page)).toHaveValue('route');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();

    await page.keyboard.type('two');
    await expect(options(page)).toHaveCount(1);
    // The only one needs no choosing.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/story_map\//);
    await expect(page.getByRole('heading', { name: 'Route two' })).toBeVisible();
  });

  test('covers what its filter says, and the whole company for a global viewer', async ({
    page,
    register,
    signIn,
    apiAs,
    stack,
    openPage,
  }) => {
    const company = newCompany();
    const [ann, bob] = [newPerson({ company }), newPerson({ name: 'Bob', company })];
    await register(ann);
    const api = await apiAs(ann);
    await api.call('add_registered_email', { email: bob.email });
    await register(bob);
    const bobsApi = await apiAs(bob);
    const { docs } = await api.call('company_users', {});
    const uid = docs.find(({ email }) => email === bob.email)?.uid ?? '';
    await makeMap(bobsApi, 'Trip own');
    await share(company, await makeMap(api, 'Trip edited'), uid, 'editor');
    await share(company, await makeMap(api, 'Trip read'), uid, 'viewer');
    await makeMap(api, 'Trip hidden');
    await indexed(stack);

    await signIn(page, bob);
    const names = async (on: Page) => (await options(on).allInnerTexts()).map((text) => text.split('\n')[0]).sort();
    await field(page).fill('trip');
    await expect(options(page)).toHaveCount(3);
    expect(await names(page)).toEqual(['Trip edited', 'Trip own', 'Trip read']);
    for (const [label, name] of [
      [searchTexts.own, 'own'],
      [storyMapsTexts.listTypes.editor, 'edited'],
      [storyMapsTexts.listTypes.viewer, 'read'],
    ] as const) {
      await expect(filter(page).locator('label')).toHaveText([
        searchTexts.all,
        searchTexts.own,
        storyMapsTexts.listTypes.editor,
        storyMapsTexts.listTypes.viewer,
      ]);
      await filter(page).getByRole('radio', { name: label, exact: true }).check();
      await expect(options(page)).toHaveText([new RegExp(`^Trip ${name}`)]);
    }

    await grant({ domain: company, owner: { email: ann.email, uid } }, bob, { globalStoryMapViewer: true });
    const later = await openPage();
    await signIn(later, bob);
    await field(later).fill('trip');
    await expect(options(later)).toHaveCount(4);
    expect(await names(later)).toContain('Trip hidden');
  });

  test('says when it fails, keeps what was typed, and tries again', async ({
    page,
    register,
    signIn,
    apiAs,
    stack,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 503/);
    const ann = newPerson();
    await register(ann);
    await makeMap(await apiAs(ann), 'Lost and found');
    await indexed(stack);
    await signIn(page, ann);
    const { message } = errors.searchUnavailable;
    await page.route('**/api/search/**', (route) =>
      route.fulfill({ status: 503, json: { code: 'search-unavailable', message, requestId: 'r-1' } }),
    );
    await field(page).fill('lost');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').getByText(message)).toBeVisible();
    await expect(field(page)).toHaveValue('lost');
    await tryAgain(page, '**/api/search/**');
    await expect(options(page)).toHaveText([/^Lost and found/]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no serious accessibility problem and fits a phone (${colorScheme})`, async ({
      page,
      signIn,
      stack,
      newUser,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 400, height: 800 });
      const { person: ann, api } = await newUser();
      for (const n of [1, 2, 3]) await makeMap(api, `Long ${n} ${'n'.repeat(200)}`, 'w'.repeat(500));
      await indexed(stack);
      await signIn(page, ann);
      await field(page).fill('long');
      await expect(options(page)).toHaveCount(3);
      await page.keyboard.press('ArrowDown');
      const serious = (await new AxeBuilder({ page }).analyze()).violations.filter(
        ({ impact }) => impact === 'serious' || impact === 'critical',
      );
      expect(serious).toEqual([]);
      await expectNoSidewaysScroll(page);
    });
  }
});
