import * as errorTexts from '#shared/texts/errors.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { paths } from '#web/base/paths.ts';
import { expect, newPerson, type Page, test } from './fixtures.ts';
import { card, face, makeMap, press, url } from './support/board.ts';
import { planMap } from './support/initiative.ts';
import { addMember, newColleague, removeMember, uidOf } from './support/members.ts';
import { openLive } from './support/openLive.ts';

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

  await removeMember(api, id, ben);
  await expect(other.getByText(errorTexts.mapNotVisible)).toBeVisible();
});

test('a text that is being typed stays when a colleague deletes its card', async ({ page, openNewMap }) => {
  const { api, id } = await openNewMap(page, { Find: [], Book: [] });
  await openLive(page, async () => void (await page.reload()));
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

test('a release and an Activity in it follow what colleagues plan, without reloading', async ({
  page,
  newUser,
  signIn,
}) => {
  const { person, api } = await newUser();
  const { containerId, whatId, releaseId } = await planMap(api, 'Desks', 'Book a desk', 'Spring', 'Book for a week');
  const release = { containerId, releaseId };
  await openLive(page, () => signIn(page, person, paths.release(containerId, releaseId)));
  await expect(page.getByRole('heading', { name: 'Spring' })).toBeVisible();
  await api.call('change_release_name', { ...release, name: 'Summer' });
  await expect(page.getByRole('heading', { name: 'Summer' })).toBeVisible();
  const { id: other } = await api.call('add_what', { containerId, description: 'Find a desk', level: 0 });
  await api.call('add_whats_to_release', { ...release, whatIds: [other] });
  await expect(page.getByText('Find a desk')).toBeVisible();

  await openLive(page, async () => void (await page.goto(paths.releaseWhat(containerId, releaseId, whatId))));
  await expect(page.getByText('Book for a week').first()).toBeVisible();
  const { id } = await api.call('create_epic', {
    ...release,
    whatId,
    epic: { type: 'free_text', text: 'Book for a day' },
  });
  await expect(page.getByText('Book for a day').first()).toBeVisible();
  await api.call('delete_epic', { ...release, whatId, epicId: id });
  await expect(page.getByText('Book for a day')).toHaveCount(0);
});

test('an initiative follows what happens in its releases, and what others put into it', async ({
  page,
  newUser,
  register,
  signIn,
}) => {
  const { person: ann, api } = await newUser();
  const desks = await planMap(api, 'Desks', 'Book a desk', 'Spring', 'Book for a week');
  const rooms = await planMap(api, 'Rooms', 'Find a room', 'Summer', 'Rooms for guests');
  const ben = await newColleague(api, register, ann, 'Ben');
  await addMember(api, desks.containerId, ben, 'viewer');
  await addMember(api, rooms.containerId, ben, 'viewer');
  const { id: initiativeId } = await api.call('create_initiative', { name: 'A place for everybody' });
  const bring = ({ containerId, releaseId }: typeof desks) =>
    api.call('add_releases_to_initiative', { initiativeId, releases: [{ containerId, releaseId }] });
  await bring(desks);

  await openLive(page, () => signIn(page, ben, paths.initiative(initiativeId)));
  await expect(page.getByRole('link', { name: 'Spring' })).toBeVisible();
  await api.call('change_release_name', {
    containerId: desks.containerId,
    releaseId: desks.releaseId,
    name: 'Early spring',
  });
  await expect(page.getByRole('link', { name: 'Early spring' })).toBeVisible();
  await bring(rooms);
  await expect(page.getByRole('link', { name: 'Summer' })).toBeVisible();
  // Its story map is followed too by now.
  await api.call('change_release_name', {
    containerId: rooms.containerId,
    releaseId: rooms.releaseId,
    name: 'Late summer',
  });
  await expect(page.getByRole('link', { name: 'Late summer' })).toBeVisible();
});

test('a role that is given or taken away shows while its person looks at the list of story maps', async ({
  page,
  openPage,
  newUser,
  register,
  signIn,
}) => {
  const { person: ann, api } = await newUser();
  const ben = await newColleague(api, register, ann, 'Ben');
  const uid = await uidOf(api, ben.email);
  await openLive(page, () => signIn(page, ben, paths.storyMaps()));
  const admin = page.getByRole('link', { name: navigationTexts.admin });
  await expect(admin).toHaveCount(0);

  await openLive(page, async () => void (await api.call('set_user_custom_claim_admin', { uid, admin: true })));
  await expect(admin).toBeVisible();
  // What only administrators see follows, now that Ben is one of them.
  await admin.click();
  await page.getByRole('link', { name: adminTexts.tabs.users }).click();
  const cid = newPerson({ name: 'Cid', company: ben.email.split('@')[1] ?? '' });
  await api.call('add_registered_email', { email: cid.email });
  await expect(page.getByText(cid.email)).toBeVisible();

  const list = await openPage();
  await openLive(list, () => signIn(list, ben, paths.storyMaps()));
  await api.call('set_user_custom_claim_admin', { uid, admin: false });
  await expect(list.getByRole('link', { name: navigationTexts.admin })).toHaveCount(0);
  await api.call('remove_registered_email', { email: ben.email });
  await expect(list).toHaveURL(paths.noAccess());
});

test('a story map appears in the list when it is shared, says when it is deleted, and is there again when it is restored', async ({
  page,
  newUser,
  register,
  signIn,
}) => {
  const { person: ann, api } = await newUser();
  const id = await makeMap(api, 'Desks', { Find: ['Browse'] });
  const ben = await newColleague(api, register, ann, 'Ben');
  await openLive(page, () => signIn(page, ben, paths.storyMaps()));
  await page.getByRole('link', { name: 'Shared with you (Viewer)' }).click();
  await addMember(api, id, ben, 'viewer');
  await expect(page.getByRole('link', { name: 'Desks', exact: true })).toBeVisible();
  await openLive(page, async () => void (await page.goto(url(id))));
  await expect(face(page, 'Find')).toBeVisible();

  await api.call('delete_container', { containerId: id });
  await expect(page.getByText(errorTexts.mapNotVisible)).toBeVisible();
  await expect(face(page, 'Find')).toHaveCount(0);
  await api.call('restore_story_map', { containerId: id });
  await expect(face(page, 'Find')).toBeVisible();
});
