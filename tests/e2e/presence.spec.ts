import * as commonTexts from '#shared/texts/common.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as texts from '#shared/texts/story_map/presence.ts';
import * as sliceTexts from '#shared/texts/story_map/slices.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { paths } from '#web/base/paths.ts';
import { expect, newPerson, type Page, test } from './fixtures.ts';
import { card, face, makeMap, press, url } from './support/board.ts';
import { addMember, newColleague, removeMember } from './support/members.ts';
import { openLive } from './support/openLive.ts';

/** The name on the edge that somebody else gives a card. */
const edge = (page: Page, text: string) => card(page, text).and(page.locator('[data-colleague]'));
const whoIsHere = (page: Page, count = 1) => page.getByRole('group', { name: texts.here({ count }) });
const avatarOf = (page: Page, name: string) => page.getByRole('button', { name: texts.follow({ name }) });

/** Counts what a page says of its user, beside pings. */
function countSaid(page: Page): { said: () => string[] } {
  const said: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => String(payload) !== 'ping' && said.push(String(payload))),
  );
  return { said: () => said.filter((text) => !text.includes('"says"')) };
}

test('two people see who is on the map and on which card, until one of them leaves', async ({
  page,
  openPage,
  register,
  signIn,
  apiAs,
}) => {
  const ann = newPerson({ name: 'Ann' });
  await register(ann);
  const api = await apiAs(ann);
  const id = await makeMap(api, 'Desks', { Find: ['Browse'], Book: [] });
  const ben = await newColleague(api, register, ann, 'Ben');
  await addMember(api, id, ben, 'editor');

  const { said } = countSaid(page);
  await openLive(page, () => signIn(page, ann, url(id)));
  await face(page, 'Find').focus();
  await face(page, 'Browse').focus();
  await expect(whoIsHere(page)).toHaveCount(0);
  // Nobody would hear it.
  expect(said()).toEqual([]);

  const other = await openPage();
  await openLive(other, () => signIn(other, ben, url(id)));
  // Ann hears of Ben with all that he does: he has opened the map, and has gone to no card.
  await expect(whoIsHere(page)).toHaveText('BE');
  await expect(page.locator('[data-colleague]')).toHaveCount(0);
  // What Ann did before.
  await expect(edge(other, 'Browse')).toContainText('Ann Example');
  await expect(whoIsHere(other)).toHaveText('AE');
  await expect(whoIsHere(page)).toHaveText('BE');
  await expect(avatarOf(page, 'Ben Example')).toBeVisible();

  await face(page, 'Book').focus();
  await expect(edge(other, 'Book')).toContainText('Ann Example');
  await expect(edge(other, 'Browse')).toHaveCount(0);
  await press(page, 'F2');
  await expect(edge(other, 'Book')).toContainText(texts.editing({ name: 'Ann Example' }));
  await press(page, 'Escape', ' ');
  await expect(edge(other, 'Book')).toContainText(texts.moving({ name: 'Ann Example' }));
  await expect(page.locator('[data-colleague]')).toHaveCount(0);

  await page.close();
  await expect(edge(other, 'Book')).toHaveCount(0);
  await expect(whoIsHere(other)).toHaveCount(0);
});

test('who loses access is gone, and who switches it off neither sees others nor is seen', async ({
  page,
  openPage,
  register,
  signIn,
  apiAs,
}) => {
  const ann = newPerson({ name: 'Ann' });
  await register(ann);
  const api = await apiAs(ann);
  const id = await makeMap(api, 'Desks', { Find: ['Browse'] });
  const ben = await newColleague(api, register, ann, 'Ben');
  await addMember(api, id, ben, 'editor');
  const other = await openPage();
  await openLive(page, () => signIn(page, ann, url(id)));
  await openLive(other, () => signIn(other, ben, url(id)));
  await face(page, 'Browse').focus();
  await expect(edge(other, 'Browse')).toContainText('Ann Example');

  const share = async () => {
    await page.getByRole('button', { name: navigationTexts.openUser }).click();
    await page.getByRole('switch', { name: texts.share }).click();
    await page.getByRole('button', { name: commonTexts.close }).click();
  };
  await share();
  await expect(edge(other, 'Browse')).toHaveCount(0);
  await expect(whoIsHere(other)).toHaveCount(0);
  await expect(whoIsHere(page)).toHaveCount(0);
  // It stays so.
  const { said } = countSaid(page);
  await openLive(page, async () => void (await page.reload()));
  await face(page, 'Browse').focus();
  await expect(whoIsHere(page)).toHaveCount(0);
  expect(said()).toEqual([]);
  await share();
  await expect(whoIsHere(page)).toHaveText('BE');
  await expect(whoIsHere(other)).toHaveText('AE');

  await removeMember(api, id, ben);
  await expect(whoIsHere(page)).toHaveCount(0);
});

test('whoever is on a card of the Whos or the Slices is shown there, and an Activity also on the other boards', async ({
  page,
  openPage,
  register,
  signIn,
  apiAs,
}) => {
  const ann = newPerson({ name: 'Ann' });
  await register(ann);
  const api = await apiAs(ann);
  const id = await makeMap(api, 'Desks', { Find: ['Browse'], Book: [] });
  await api.call('add_who', { containerId: id, name: 'Guest' });
  await api.call('add_who', { containerId: id, name: 'Host' });
  await api.call('create_release', { containerId: id, name: 'First' });
  const ben = await newColleague(api, register, ann, 'Ben');
  await addMember(api, id, ben, 'editor');
  const other = await openPage();
  await openLive(page, () => signIn(page, ann, paths.mapWho(id)));
  await openLive(other, () => signIn(other, ben, paths.mapWho(id)));

  const who = (on: Page, name: string) => on.locator('[data-who]', { hasText: name });
  const shown = (on: Page) => on.locator('[data-colleague]');
  await expect(whoIsHere(other)).toHaveText('AE');
  await expect(shown(other)).toHaveCount(0);
  await who(page, 'Host').getByRole('button').first().focus();
  await expect(shown(other)).toHaveCount(1);
  await expect(who(other, 'Host').and(shown(other))).toContainText('Ann Example');
  await press(page, ' ');
  await expect(who(other, 'Host')).toContainText(texts.moving({ name: 'Ann Example' }));
  await press(page, 'Escape', 'Enter');
  await expect(who(other, 'Host')).toContainText(texts.editing({ name: 'Ann Example' }));
  await press(page, 'Escape');

  const toSlices = (on: Page) => on.getByRole('link', { name: sliceTexts.view, exact: true }).press('Enter');
  await toSlices(page);
  await expect(shown(other)).toHaveCount(0);
  await face(page, 'Browse').focus();
  await toSlices(other);
  await expect(edge(other, 'Browse')).toContainText('Ann Example');
  await other.getByRole('link', { name: whoTexts.activities, exact: true }).press('Enter');
  await expect(edge(other, 'Browse')).toContainText('Ann Example');
});

test('whoever is on an epic of the roadmap is shown there', async ({ page, openPage, register, signIn, apiAs }) => {
  const ann = newPerson({ name: 'Ann' });
  await register(ann);
  const api = await apiAs(ann);
  const id = await makeMap(api, 'Desks', { Find: [] });
  const { id: releaseId } = await api.call('create_release', { containerId: id, name: 'First' });
  const [what] = (await api.call('get_container', { containerId: id })).whats;
  const place = { containerId: id, releaseId, whatId: what?.id ?? '' };
  await api.call('add_whats_to_release', { containerId: id, releaseId, whatIds: [place.whatId] });
  for (const text of ['Floor plan', 'Free desks'])
    await api.call('create_epic', { ...place, epic: { type: 'free_text', text } });
  const ben = await newColleague(api, register, ann, 'Ben');
  await addMember(api, id, ben, 'editor');
  const other = await openPage();
  await openLive(page, () => signIn(page, ann, paths.roadmap(id).replace('view', 'build')));
  await openLive(other, () => signIn(other, ben, paths.roadmap(id)));
  await expect(whoIsHere(other)).toHaveText('AE');

  const epic = (on: Page, name: string) => on.getByRole('link', { name });
  const shown = other.locator('[data-colleague]');
  await epic(page, 'Free desks').focus();
  await expect(epic(other, 'Free desks').and(shown)).toContainText('Ann Example');
  await press(page, ' ');
  await expect(epic(other, 'Free desks')).toContainText(texts.moving({ name: 'Ann Example' }));
  await press(page, 'Escape');
  await epic(page, 'Floor plan').focus();
  await expect(epic(other, 'Floor plan').and(shown)).toContainText('Ann Example');
  await expect(shown).toHaveCount(1);
});

test('who follows a colleague is taken to their page and their card, until they do something themselves', async ({
  page,
  openPage,
  register,
  signIn,
  apiAs,
}) => {
  const ann = newPerson({ name: 'Ann' });
  await register(ann);
  const api = await apiAs(ann);
  const steps = Array.from({ length: 30 }, (_, i) => `Step ${i + 1}`);
  const id = await makeMap(api, 'Desks', Object.fromEntries(steps.map((step) => [step, []])));
  await api.call('add_who', { containerId: id, name: 'Guest' });
  const ben = await newColleague(api, register, ann, 'Ben');
  await addMember(api, id, ben, 'viewer');
  const other = await openPage();
  await openLive(page, () => signIn(page, ann, url(id)));
  await openLive(other, () => signIn(other, ben, url(id)));
  const bar = other.getByRole('alert').filter({ hasText: texts.following({ name: 'Ann Example' }) });
  const follow = async () => {
    await avatarOf(other, 'Ann Example').press('Enter');
    await expect(bar).toBeVisible();
  };
  await expect(face(other, 'Step 1')).toBeInViewport();
  await follow();
  await expect(face(other, 'Step 30')).not.toBeInViewport();
  await face(page, 'Step 1').hover();
  await page.mouse.wheel(20_000, 0);
  await expect(face(other, 'Step 1')).not.toBeInViewport();
  await face(page, 'Step 30').focus();
  await expect(face(other, 'Step 30')).toBeInViewport({ ratio: 1 });
  // Nothing of this is shown as an act of Ben's.
  await expect(page.locator('[data-colleague]')).toHaveCount(0);
  await page.getByRole('link', { name: whoTexts.whos, exact: true }).press('Enter');
  await expect(other).toHaveURL(paths.mapWho(id));
  await expect(bar).toBeVisible();

  await other.getByRole('button', { name: texts.stopFollowing({ name: 'Ann Example' }) }).press('Enter');
  await expect(bar).toHaveCount(0);
  await expect(avatarOf(other, 'Ann Example')).toBeFocused();
  await follow();
  await press(other, 'Escape');
  await expect(bar).toHaveCount(0);
  await page.getByRole('link', { name: sliceTexts.view, exact: true }).press('Enter');
  await expect(page).toHaveURL(paths.mapSlices(id));
  await follow();
  await expect(other).toHaveURL(paths.mapSlices(id));
  await other.mouse.move(300, 300);
  await other.mouse.wheel(0, 50);
  await expect(bar).toHaveCount(0);
});
