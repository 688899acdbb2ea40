import * as errorTexts from '#shared/texts/errors.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { type Api, expect, newPerson, type Page, type Person, test } from '../fixtures.ts';
import { card, face, makeMap, press, seen, standing, stored, url } from '../support/board.ts';
import { whatIn } from '../support/information.ts';
import { keptMaps, mapsHeld } from '../support/knownMaps.ts';

/** Ann's map, which Bob may edit. */
async function sharedMap(register: (person: Person) => Promise<void>, apiAs: (person: Person) => Promise<Api>) {
  const ann = newPerson({ name: 'Ann' });
  const bob = newPerson({ name: 'Bob', company: ann.email.split('@')[1] ?? '' });
  await register(ann);
  const api = await apiAs(ann);
  await api.call('add_registered_email', { email: bob.email });
  await register(bob);
  const id = await makeMap(api, 'Desks', { Find: ['Filter', 'Sort'], Book: [] });
  const { docs } = await api.call('company_users', {});
  const uid = docs.find(({ email }) => email === bob.email)?.uid ?? '';
  await api.call('add_member', { containerId: id, uid, role: 'editor' });
  return { ann, bob, api, id, uid };
}

/** Delays the server's answers about a map. @returns lets them through */
async function holdChanges(page: Page): Promise<() => void> {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/map_changes', async (route) => {
    await until;
    await route.continue();
  });
  return letGo;
}

const editButton = (page: Page) => page.getByRole('button', { name: mapShellTexts.edit });

test.describe('a map that this browser has kept', () => {
  test('is shown at once, cannot be edited before the server has answered, and then shows what colleagues have changed', async ({
    page,
    pageErrors,
    register,
    signIn,
    apiAs,
  }) => {
    pageErrors.allow(/ERR_FAILED/);
    const { bob, api, id } = await sharedMap(register, apiAs);
    await signIn(page, bob, url(id));
    await expect(face(page, 'Find')).toBeVisible();
    await expect.poll(() => keptMaps(page)).toEqual([id]);

    await api.call('add_what', { containerId: id, description: 'Pay', level: 0 });
    await api.call('delete_what2', { containerId: id, whatId: (await whatIn(api, id, 'Sort')).id });
    const letGo = await holdChanges(page);
    await page.reload();
    await expect(face(page, 'Find')).toBeVisible();
    expect(await seen(page)).toEqual(standing({ Find: ['Filter', 'Sort'], Book: [] }));
    // Nobody knows yet what Bob may do.
    await expect(page.getByText(storyMapTexts.viewOnly)).toHaveCount(0);
    await expect(editButton(page)).toHaveCount(0);
    await face(page, 'Find').focus();
    await press(page, 'F2');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    // What is begun on a slow line is not lost.
    await press(page, 'Escape', 'n');
    await page.keyboard.type('Leave');
    letGo();
    await expect(face(page, 'Pay')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue('Leave');
    await press(page, 'Enter', 'Escape');
    await expect.poll(async () => (await stored(api, id)).map(([name]) => name)).toContain('Leave');
    await expect(card(page, 'Sort')).toHaveCount(0);
    await expect(editButton(page)).toBeVisible();
    expect(await seen(page)).toEqual(await stored(api, id));
    // Nobody has become an editor by it.
    await expect(page.getByText(mapShellTexts.editingGained)).toHaveCount(0);

    // Own changes, and those from the server, are kept for the next time.
    await face(page, 'Book').focus();
    await press(page, 'F2');
    await page.keyboard.type('Reserve');
    await press(page, 'Enter');
    await expect.poll(async () => (await stored(api, id)).map(([name]) => name)).toContain('Reserve');
    await expect.poll(async () => (await mapsHeld(page, 'texts')).join()).toContain('"Reserve"');
    await page.route('**/api/map_changes', (route) => route.abort());
    await page.route('**/api/get_container', (route) => route.abort());
    await page.reload();
    await expect(face(page, 'Reserve')).toBeVisible();
    expect(await seen(page)).toEqual(await stored(api, id));
    // Without an answer it stays to be read, and can be asked for again.
    await page.getByRole('button', { name: new RegExp(storyMapTexts.refresh) }).focus();
    await page.unroute('**/api/map_changes');
    await page.unroute('**/api/get_container');
    // By now the page may have asked again by itself.
    await press(page, 'Enter');
    await expect(editButton(page)).toBeVisible();
  });

  test('is removed from the browser once its person may no longer see it', async ({
    page,
    pageErrors,
    register,
    signIn,
    apiAs,
  }) => {
    pageErrors.allow(/403/);
    const { bob, api, id, uid } = await sharedMap(register, apiAs);
    const { id: other } = await (await apiAs(bob)).call('story_map_container_create', { name: 'Own', why: 'Mine' });
    await signIn(page, bob, url(other));
    await expect.poll(() => keptMaps(page)).toEqual([other]);
    await page.goto(url(id));
    await expect.poll(() => keptMaps(page)).toEqual([id, other]);
    await api.call('remove_member', { containerId: id, uid });
    await page.reload();
    await expect(page.getByText(errorTexts.mapNotVisible)).toBeVisible();
    await expect(face(page, 'Find')).toHaveCount(0);
    await expect.poll(() => mapsHeld(page)).toEqual([expect.stringContaining(other)]);
    expect(await keptMaps(page)).toEqual([other]);
  });

  test('is removed in all tabs when its person signs out', async ({ page, register, signIn, apiAs }) => {
    const { bob, id } = await sharedMap(register, apiAs);
    await signIn(page, bob, url(id));
    await expect.poll(() => keptMaps(page)).toEqual([id]);
    const tab = await page.context().newPage();
    await tab.goto(url(id));
    await expect(face(tab, 'Find')).toBeVisible();
    await page.getByRole('button', { name: navigationTexts.openUser }).click();
    await page.getByRole('button', { name: navigationTexts.logout, exact: true }).click();
    for (const left of [page, tab]) {
      await expect(left).toHaveURL(/login/);
      await expect.poll(() => mapsHeld(left)).toEqual([]);
      expect(await keptMaps(left)).toEqual([]);
    }
  });
});
