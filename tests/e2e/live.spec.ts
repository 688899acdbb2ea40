import { ROLE_CHECK_MS } from '#shared/model/limits.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import { paths } from '#web/base/paths.ts';
import { expect, newPerson, type Page, test } from './fixtures.ts';
import { card, face, makeMap, press, url } from './support/board.ts';
import { addMember, newColleague, removeMember } from './support/members.ts';

/** Opens a map, and waits until its live connection has been answered. */
async function openLive(page: Page, open: () => Promise<void>): Promise<void> {
  const connected = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('numbers')));
  await open();
  await connected;
}

/** Renames a card with the keyboard, as people do. */
async function rename(page: Page, from: string, to: string): Promise<void> {
  await face(page, from).focus();
  await press(page, 'F2');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(to);
  await press(page, 'Enter');
}

test('two people see what the other changes on a story map, without reloading', async ({
  page,
  openPage,
  register,
  signIn,
  apiAs,
}) => {
  const ann = newPerson();
  await register(ann);
  const api = await apiAs(ann);
  const id = await makeMap(api, 'Desks', { Find: ['Browse'], Book: [] });
  const ben = await newColleague(api, register, ann, 'Ben');
  await addMember(api, id, ben, 'editor');

  const other = await openPage();
  await openLive(page, () => signIn(page, ann, url(id)));
  await openLive(other, () => signIn(other, ben, url(id)));
  await expect(face(page, 'Find')).toBeVisible();
  await expect(face(other, 'Find')).toBeVisible();

  await rename(page, 'Find', 'Search');
  await expect(face(other, 'Search')).toBeVisible();
  await rename(other, 'Book', 'Reserve');
  await expect(face(page, 'Reserve')).toBeVisible();

  // A card that somebody adds is there once, on both screens.
  await api.call('add_what', { containerId: id, description: 'Pay', level: 0, parentId: null });
  await expect(card(other, 'Pay')).toHaveCount(1);
  await expect(card(page, 'Pay')).toHaveCount(1);
  await api.call('change_story_map_name', { containerId: id, name: 'Rides' });
  await expect(other.getByRole('heading', { name: 'Rides' })).toBeVisible();

  await openLive(other, async () => void (await other.goto(paths.mapWho(id))));
  await api.call('add_who', { containerId: id, name: 'Guest' });
  await expect(other.getByText('Guest', { exact: true })).toBeVisible();

  // Sooner than the role is looked up.
  await removeMember(api, id, ben);
  await expect(other.getByText(errorTexts.mapNotVisible)).toBeVisible({ timeout: ROLE_CHECK_MS / 2 });
});

test('a text that is being typed stays when a colleague deletes its card', async ({ page, openNewMap }) => {
  const opened = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('numbers')));
  const { api, id } = await openNewMap(page, { Find: [], Book: [] });
  await opened;
  const board = await api.call('get_container', { containerId: id });
  const idOf = (name: string) => board.whats.find(({ description }) => description === name)?.id ?? '';

  await face(page, 'Find').focus();
  await press(page, 'F2');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Search everywhere');
  await api.call('delete_what2', { containerId: id, whatId: idOf('Find') });
  await expect(page.getByRole('group', { name: 'Search everywhere' })).toBeVisible();
  await expect(face(page, 'Find')).toHaveCount(0);

  await face(page, 'Book').focus();
  await press(page, 'c');
  await page.keyboard.type('Pick a desk');
  await api.call('delete_what2', { containerId: id, whatId: idOf('Book') });
  await expect(page.getByText('Pick a desk')).toBeVisible();
});
