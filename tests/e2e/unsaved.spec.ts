import * as errors from '#shared/errors.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as texts from '#shared/texts/unsaved.ts';
import * as textTexts from '#shared/texts/unsavedText.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import { TYPED_DATABASE } from '#web/replica/kept/BrowserStore.ts';
import { expect, newPerson, type Page, test } from './fixtures.ts';
import { face, makeMap, press, standing, stored, url } from './support/board.ts';
import { editLongDescription, field, openInformation, whatIn } from './support/information.ts';
import { keptMaps } from './support/knownMaps.ts';
import { logOut, signInOnScreen } from './support/session.ts';
import { withoutLive } from './support/withoutLive.ts';

/** Renames a card with the keyboard, as people do. */
async function rename(page: Page, from: string, to: string): Promise<void> {
  await face(page, from).focus();
  await press(page, 'F2');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(to);
  await press(page, 'Enter');
  await expect(face(page, to).first()).toBeVisible();
}

/** No call reaches the server; the files of the application still load. @returns brings the network back */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.context().route('**/api/**', (route) => route.abort());
  return async () => {
    await page.context().unroute('**/api/**');
    for (const open of page.context().pages()) await open.evaluate(() => window.dispatchEvent(new Event('online')));
  };
}

const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const waits = (count: number) => texts.waiting({ count });

test.beforeEach(({ pageErrors }) =>
  pageErrors.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module/),
);

test('a rename without network is saved later, also after another tab of the map was opened', async ({
  page,
  context,
  pageErrors,
  openNewMap,
}) => {
  // The code of the other tab cannot be fetched; such an error has no stack.
  pageErrors.allow(/^uncaught: $/);
  const { api, id } = await openNewMap(page, { Find: [], Book: [] });
  // What says that something waits has loaded.
  await expect(page.getByRole('banner').first().getByRole('status')).toBeAttached();
  await context.setOffline(true);
  await rename(page, 'Find', 'Search');
  await expect(page.getByText(waits(1))).toBeVisible();
  await tab(page, storyMapTexts.tabs.overview).click();
  await page.waitForURL(/overview/);
  await page.getByRole('link', { name: 'StoryD' }).first().click();
  await page.waitForURL(/story_maps/);
  await expect(page.getByText(waits(1))).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => stored(api, id)).toEqual(standing({ Search: [], Book: [] }));
  await expect(page.getByText(waits(1))).toBeHidden();
  await page.goto(url(id));
  await expect(face(page, 'Search')).toBeVisible();
});

test('30 edits without network for 20 minutes survive a reload, and are saved once it is back', async ({
  page,
  openNewMap,
}) => {
  await page.clock.install();
  const { api, id } = await openNewMap(page, { Find: [] });
  await expect.poll(() => keptMaps(page)).toEqual([id]);
  const bringBack = await cutOff(page);
  const added = Array.from({ length: 30 }, (_, index) => `Step ${index + 1}`);
  await page.getByRole('button', { name: storyMapTexts.add, exact: true }).click();
  for (const text of added) {
    await page.keyboard.type(text);
    await press(page, 'Enter');
    await page.clock.runFor(40_000);
  }
  await press(page, 'Escape');
  await expect(page.getByText(waits(30))).toBeVisible();
  await page.reload();
  await expect(page.getByText(waits(30))).toBeVisible();
  // The owner is no viewer only because the server does not answer.
  await expect(page.getByText(storyMapTexts.offline)).toBeVisible();
  await expect(page.getByText(storyMapTexts.viewOnly)).toBeHidden();
  // The board is where it was, at the last added card.
  await expect(face(page, 'Step 30')).toBeVisible();
  await bringBack();
  await expect
    .poll(() => stored(api, id))
    .toEqual(standing({ Find: [], ...Object.fromEntries(added.map((text) => [text, []])) }));
  await expect(page.getByText(texts.waiting({ count: 1 }))).toBeHidden();
});

test('a refused text is there again after a reload', async ({ page, openNewMap }) => {
  await openNewMap(page, { Find: [], Book: [] });
  await rename(page, 'Find', 'Book');
  const notSaved = page.getByRole('group', { name: 'Book' });
  await expect(notSaved).toBeVisible();
  await page.reload();
  await expect(notSaved).toBeVisible();
  await expect(page.getByRole('button', { name: texts.refused({ count: 1 }) })).toBeVisible();
  await notSaved.getByRole('button', { name: storyMapTexts.discard }).click();
  await expect(face(page, 'Find')).toBeVisible();
  await page.reload();
  await expect(face(page, 'Find')).toBeVisible();
  await expect(page.getByRole('button', { name: texts.refused({ count: 1 }) })).toBeHidden();
});

test('a renamed card that somebody has deleted stays with its text, and can be restored', async ({
  page,
  openNewMap,
}) => {
  // The page does not hear of the deletion before the rename.
  const hear = await withoutLive(page);
  const { api, id } = await openNewMap(page, { Find: [], Book: [] });
  await api.call('delete_what2', { containerId: id, whatId: (await whatIn(api, id, 'Find')).id });
  await rename(page, 'Find', 'Search everywhere');
  const deleted = page.getByRole('group', { name: 'Search everywhere' });
  await expect(deleted).toContainText(/This Activity was deleted by .+\./);
  await hear();
  await page.reload();
  await expect(deleted).toContainText(/This Activity was deleted by .+\./);
  await deleted.getByRole('button', { name: textTexts.restoreWithText }).click();
  await expect.poll(() => stored(api, id)).toEqual(standing({ 'Search everywhere': [], Book: [] }));
  await expect(deleted).toBeHidden();
});

test('another tab saves what a closed one has left', async ({ page, context, openNewMap }) => {
  const { api, id } = await openNewMap(page, { Find: [], Book: [] });
  const other = await context.newPage();
  await other.goto(url(id));
  await expect(face(other, 'Find')).toBeVisible();
  const bringBack = await cutOff(page);
  await rename(page, 'Find', 'Search');
  await expect(page.getByText(waits(1))).toBeVisible();
  await page.close();
  await expect(face(other, 'Search')).toBeVisible();
  expect(await stored(api, id)).toEqual(standing({ Find: [], Book: [] }));
  await bringBack();
  await expect.poll(() => stored(api, id)).toEqual(standing({ Search: [], Book: [] }));
});

test('logging out asks what to do with what is not saved', async ({ page, openNewMap }) => {
  const { api, id } = await openNewMap(page, { Find: [], Book: [] });
  await cutOff(page);
  await rename(page, 'Find', 'Search');
  await expect(page.getByText(waits(1))).toBeVisible();
  await logOut(page);
  const dialog = page.getByRole('dialog', { name: texts.leaveTitle });
  await dialog.getByRole('button', { name: texts.stay }).click();
  await expect(face(page, 'Search')).toBeVisible();
  await logOut(page);
  await dialog.getByRole('button', { name: texts.discardAll }).click();
  await page.waitForURL(/login/);
  expect(await stored(api, id)).toEqual(standing({ Find: [], Book: [] }));
});

test('an edit outlives an expired session, for its user and nobody else', async ({ page, register, signIn, apiAs }) => {
  const ann = newPerson({ name: 'Ann' });
  const bob = newPerson({ name: 'Bob', company: ann.email.split('@')[1] ?? '' });
  await register(ann);
  const api = await apiAs(ann);
  await api.call('add_registered_email', { email: bob.email });
  await register(bob);
  const id = await makeMap(api, 'Desks', { Find: [], Book: [] });
  await signIn(page, ann, url(id));
  const refuse = '**/api/change_what_description';
  const { code, message, status } = errors.notAuthenticated;
  await page.route(refuse, (route) => route.fulfill({ status, json: { code, message } }));
  await face(page, 'Find').focus();
  await press(page, 'F2');
  await page.keyboard.type('Search');
  await press(page, 'Enter');
  await expect(page.getByRole('alert')).toContainText(message);
  await page.unroute(refuse);

  await signInOnScreen(page, bob);
  await page.waitForLoadState('networkidle');
  expect(await stored(api, id)).toEqual(standing({ Find: [], Book: [] }));
  await page.goto('/login');
  await page.evaluate(() => localStorage.clear());

  await signInOnScreen(page, ann);
  // Its map is not even open.
  await expect.poll(() => stored(api, id)).toEqual(standing({ Search: [], Book: [] }));
});

test('who loses access to a map can copy what they typed, and nothing of it is sent', async ({
  page,
  register,
  signIn,
  apiAs,
}) => {
  const ann = newPerson({ name: 'Ann' });
  const bob = newPerson({ name: 'Bob', company: ann.email.split('@')[1] ?? '' });
  await register(ann);
  const api = await apiAs(ann);
  await api.call('add_registered_email', { email: bob.email });
  await register(bob);
  const id = await makeMap(api, 'Desks', { Find: [], Book: [] });
  const { docs } = await api.call('company_users', {});
  const uid = docs.find(({ email }) => email === bob.email)?.uid ?? '';
  await api.call('add_member', { containerId: id, uid, role: 'editor' });
  await signIn(page, bob, url(id));
  await expect(face(page, 'Find')).toBeVisible();
  const bringBack = await cutOff(page);
  await rename(page, 'Find', 'Search');
  await expect(page.getByText(waits(1))).toBeVisible();
  await api.call('remove_member', { containerId: id, uid });
  await bringBack();

  await page.getByRole('button', { name: texts.refused({ count: 1 }) }).click();
  const dialog = page.getByRole('dialog', { name: texts.title });
  await expect(dialog).toContainText('Search');
  await expect(dialog).toContainText(errorTexts.mapNotVisible);
  await expect(dialog.getByRole('button', { name: textTexts.copy })).toBeVisible();
  await dialog.getByRole('button', { name: texts.discard }).click();
  await expect(page.getByRole('button', { name: texts.refused({ count: 1 }) })).toBeHidden();
  expect(await stored(api, id)).toEqual(standing({ Find: [], Book: [] }));
});

/** The texts of long fields that the browser has stored. */
const storedDrafts = (page: Page) =>
  page.evaluate(
    (database) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve((reading.result as { text: string }[]).map(({ text }) => text));
          };
        };
      }),
    TYPED_DATABASE,
  );

test('a long description that was typed and not saved is offered after a reload', async ({ page, openNewMap }) => {
  const { api, id } = await openNewMap(page, { Find: [], Book: [] });
  const what = await whatIn(api, id, 'Find');
  const details = () => api.call('what_details', { containerId: id, whatId: what.id });
  const reopen = async () => {
    await page.goto(url(id));
    // The server has confirmed the map, so its cards can be changed.
    await expect(page.getByRole('button', { name: mapShellTexts.edit })).toBeVisible();
    await openInformation(page, 'Find');
  };
  const saved = async () => (await details()).longDescription.text;
  await openInformation(page, 'Find');
  await field(page, informationTexts.longDescription).pressSequentially('Many words');
  await expect.poll(() => storedDrafts(page)).toEqual(['Many words']);
  await reopen();
  const offer = page.getByRole('group', { name: textTexts.yours });
  await expect(offer).toContainText('Many words');
  expect(await saved()).toBe('');
  await offer.getByRole('button', { name: textTexts.useIt }).click();
  await expect(field(page, informationTexts.longDescription)).toHaveValue('Many words');
  await field(page, informationTexts.longDescription).focus();
  await press(page, 'Tab');
  await expect.poll(saved).toBe('Many words');

  // Saved texts are not offered, and discarded ones neither.
  await reopen();
  await expect(field(page, informationTexts.longDescription)).toHaveText('Many words');
  await expect(offer).toHaveCount(0);
  await editLongDescription(page);
  await field(page, informationTexts.longDescription).pressSequentially('More: ');
  await expect.poll(() => storedDrafts(page)).toHaveLength(1);
  await reopen();
  await offer.getByRole('button', { name: textTexts.forget }).click();
  await expect.poll(() => storedDrafts(page)).toEqual([]);
  await reopen();
  await expect(field(page, informationTexts.longDescription)).toHaveText('Many words');
  await expect(offer).toHaveCount(0);
});

test('logging out asks before it deletes a long text that was typed and not saved', async ({ page, openNewMap }) => {
  const { id } = await openNewMap(page, { Find: [], Book: [] });
  await openInformation(page, 'Find');
  await field(page, informationTexts.longDescription).pressSequentially('Many words');
  await expect.poll(() => storedDrafts(page)).toEqual(['Many words']);
  await page.goto(url(id));
  await logOut(page);
  const dialog = page.getByRole('dialog', { name: texts.leaveTitle });
  await expect(dialog).toContainText(texts.leaveTyped({ count: 1 }));
  await dialog.getByRole('button', { name: texts.stay }).click();
  expect(await storedDrafts(page)).toEqual(['Many words']);
  await logOut(page);
  await dialog.getByRole('button', { name: texts.discardAll }).click();
  await page.waitForURL(/login/);
  expect(await storedDrafts(page)).toEqual([]);
});
