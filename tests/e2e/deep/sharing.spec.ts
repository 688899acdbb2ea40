import * as errorTexts from '#shared/texts/errors.ts';
import * as inboxTexts from '#shared/texts/inbox.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { type Api, expect, newCompany, newPerson, type Page, type Person, test } from '../fixtures.ts';
import { face, url } from '../support/board.ts';
import { withoutLive } from '../support/withoutLive.ts';

const badge = (page: Page) => page.locator('[data-badge]');
const editMenu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: mapShellTexts.edit }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const menuOf = (page: Page, { username }: Person) =>
  page.getByRole('button', { name: sharingTexts.moreOf({ person: username }) });
const roleOf = (page: Page, { username }: Person) =>
  page.getByRole('combobox', { name: sharingTexts.roleOf({ person: username }) });
const openUser = (page: Page) => page.getByRole('button', { name: navigationTexts.openUser }).click();

/** An owner with a map, and a colleague with access to the application. */
async function team(register: (person: Person) => Promise<void>, apiAs: (person: Person) => Promise<Api>) {
  const company = newCompany();
  const ann = newPerson({ company });
  const bob = newPerson({ name: 'Bob', company });
  await register(ann);
  const api = await apiAs(ann);
  await api.call('add_registered_email', { email: bob.email });
  await register(bob);
  const { id } = await api.call('story_map_container_create', { name: 'Desks', why: 'Find a free desk' });
  await api.call('add_what', { containerId: id, description: 'Find a desk', level: 0 });
  return { ann, bob, api, id };
}

/** Returns to a page after having been elsewhere, which makes it poll at once; otherwise it waits for its interval. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

test('two people share a map: the owner adds an editor, who edits it and finds it in their list', async ({
  page,
  openPage,
  register,
  signIn,
  apiAs,
}) => {
  const { ann, bob, id } = await team(register, apiAs);
  await signIn(page, ann, url(id));
  await editMenu(page, mapShellTexts.menu.members);
  const members = page.getByRole('dialog', { name: sharingTexts.shareTitle({ map: 'Desks' }) });
  await expect(members).toContainText(sharingTexts.noMembers);
  await members.getByRole('combobox', { name: sharingTexts.addAs }).selectOption(sharingTexts.roles.editor);
  const search = members.getByRole('combobox', { name: sharingTexts.addPeople });
  await search.fill('bob');
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(roleOf(page, bob)).toHaveValue('editor');
  await expect(members).not.toContainText(sharingTexts.noMembers);

  const theirs = await openPage();
  await signIn(theirs, bob, url(id));
  await theirs.getByRole('button', { name: mapShellTexts.edit }).click();
  await expect(theirs.getByRole('menuitem', { name: mapShellTexts.menu.members })).toHaveCount(0);
  await theirs.getByRole('menuitem', { name: mapShellTexts.menu.why }).click();
  const why = theirs.getByRole('textbox', { name: mapShellTexts.why });
  await why.fill(' ');
  await why.press('Enter');
  await expect(theirs.getByText(mapShellTexts.whyEmpty)).toBeVisible();
  await why.fill('Sit together');
  await why.press('Enter');
  await expect(theirs.getByText(storyMapTexts.purpose({ why: 'Sit together' }))).toBeVisible();
  await editMenu(theirs, mapShellTexts.menu.name);
  await theirs.getByRole('textbox', { name: mapShellTexts.name }).fill('Desks of the team');
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Desks of the team');
  await editMenu(theirs, mapShellTexts.menu.backbone);
  await expect(theirs.locator(':focus')).toHaveRole('combobox');
  await theirs.keyboard.type('Book it');
  await theirs.keyboard.press('Enter');
  await expect(face(theirs, 'Book it')).toBeVisible();
  await theirs.goto('/story_maps?list_type=editor');
  await expect(theirs.getByText('Desks of the team')).toBeVisible();
});

test('the owner makes an editor a viewer and then removes them, and the open page of that person says so', async ({
  page,
  openPage,
  register,
  signIn,
  apiAs,
}) => {
  const { ann, bob, api, id } = await team(register, apiAs);
  const { docs } = await api.call('company_users', {});
  await api.call('add_member', {
    containerId: id,
    uid: docs.find(({ email }) => email === bob.email)?.uid ?? '',
    role: 'editor',
  });
  await signIn(page, ann, url(id));
  await editMenu(page, mapShellTexts.menu.members);
  const members = page.getByRole('dialog', { name: sharingTexts.shareTitle({ map: 'Desks' }) });
  const search = members.getByRole('combobox', { name: sharingTexts.addPeople });
  await expect(search).toBeFocused();
  const theirs = await openPage();
  await withoutLive(theirs);
  await signIn(theirs, bob, url(id));
  await theirs.getByRole('button', { name: mapShellTexts.edit }).click();
  await theirs.getByRole('menuitem', { name: mapShellTexts.menu.name }).click();
  await theirs.getByRole('textbox', { name: mapShellTexts.name }).fill('Mine alone');
  // What the page shows comes before the answer.
  const answer = page.waitForResponse('**/api/change_member_role');
  await roleOf(page, bob).selectOption(sharingTexts.roles.viewer);
  await expect(roleOf(page, bob)).toHaveValue('viewer');
  await answer;
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByText(mapShellTexts.editingLost)).toBeVisible();
  await expect(theirs.getByText(storyMapTexts.viewOnly)).toBeVisible();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Desks');
  await expect(theirs.getByRole('button', { name: mapShellTexts.edit })).toHaveCount(0);

  await menuOf(page, bob).click();
  await page.getByRole('menuitem', { name: sharingTexts.remove }).click();
  await page
    .getByRole('dialog', { name: sharingTexts.removeTitle({ person: bob.username }) })
    .getByRole('button', { name: sharingTexts.remove })
    .click();
  await expect(members).toContainText(sharingTexts.noMembers);
  await expect(search).toBeFocused();
  await theirs.getByRole('link', { name: storyMapTexts.tabs.history }).click();
  await expect(theirs.getByText(errorTexts.mapNotVisible)).toBeVisible();
  await expect(theirs.getByRole('button', { name: sharingTexts.requestView })).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText(errorTexts.mapNotVisible)).toBeVisible();
});

test('a viewer asks for edit access, the owner sees the badge and approves, and the viewer edits', async ({
  page,
  openPage,
  register,
  signIn,
  apiAs,
}) => {
  const { ann, bob, api, id } = await team(register, apiAs);
  const { docs } = await api.call('company_users', {});
  await api.call('add_member', {
    containerId: id,
    uid: docs.find(({ email }) => email === bob.email)?.uid ?? '',
    role: 'viewer',
  });
  const theirs = await openPage();
  await signIn(theirs, bob, url(id));
  await theirs.getByText(storyMapTexts.viewOnly).hover();
  await expect(theirs.getByRole('tooltip', { name: storyMapTexts.viewAccess })).toBeVisible();
  await theirs.getByRole('button', { name: storyMapTexts.viewOnly }).click();
  await theirs.getByRole('button', { name: sharingTexts.viewerRequest }).click();
  await expect(theirs.getByText(sharingTexts.viewerRequested)).toBeVisible();

  await signIn(page, ann, url(id));
  await expect(badge(page)).toHaveText('1');
  await expect(page.getByRole('button', { name: inboxTexts.opened({ count: 1 }) })).toBeVisible();
  await openUser(page);
  const request = page.getByRole('listitem').filter({ hasText: bob.username });
  await expect(request).toContainText(`${sharingTexts.asks.edit} Desks`);
  await request.getByRole('button', { name: sharingTexts.approve }).click();
  await expect(theirs.getByText(mapShellTexts.editingGained)).toBeVisible();
  await expect(page.getByText(sharingTexts.approved.edit({ person: bob.username, map: 'Desks' }))).toBeVisible();
  await expect(page.getByText(sharingTexts.none)).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  // The owner's own map knows it too, without being read again.
  await page.keyboard.press('Escape');
  await editMenu(page, mapShellTexts.menu.members);
  await expect(roleOf(page, bob)).toHaveValue('editor');

  await theirs.getByRole('button', { name: mapShellTexts.edit }).click();
  await expect(theirs.getByRole('menuitem', { name: mapShellTexts.menu.name })).toBeVisible();
  await theirs.keyboard.press('Escape');

  // The list shows the new role before the server has it.
  const changed = page.waitForResponse('**/api/change_member_role');
  await roleOf(page, bob).selectOption(sharingTexts.roles.viewer);
  await expect(roleOf(page, bob)).toHaveValue('viewer');
  await changed;
  await comeBack(theirs);
  await expect(theirs.getByText(mapShellTexts.editingEnded, { exact: true })).toBeVisible();
  await expect(theirs.getByText(storyMapTexts.viewOnly)).toBeVisible();
});

test('somebody without access opens a link, asks to view, gains access and loses it, each time on the open page', async ({
  page,
  openPage,
  register,
  signIn,
  apiAs,
}) => {
  const { ann, bob, api, id } = await team(register, apiAs);
  const { docs } = await api.call('company_users', {});
  const theirs = await openPage();
  // A map that never existed looks like one that the person may not see.
  await signIn(theirs, bob, url('A'.repeat(20)));
  await theirs.getByRole('button', { name: sharingTexts.requestEdit }).click();
  await expect(theirs.getByRole('status').filter({ hasText: sharingTexts.requested })).toBeVisible();
  await theirs.goto(url(id));
  await expect(theirs.getByRole('heading', { name: errorTexts.mapNotVisible })).toBeVisible();
  await expect(theirs.getByRole('button', { name: sharingTexts.requestEdit })).toBeVisible();
  await theirs.getByRole('button', { name: sharingTexts.requestView }).click();
  await expect(theirs.getByRole('status').filter({ hasText: sharingTexts.requested })).toBeVisible();
  await expect(theirs.getByRole('button', { name: sharingTexts.requestEdit })).toHaveCount(0);

  await signIn(page, ann);
  await expect(badge(page)).toHaveText('1');
  await openUser(page);
  await expect(page.getByRole('listitem').filter({ hasText: bob.username })).toContainText(sharingTexts.asks.view);
  await page
    .getByRole('button', { name: sharingTexts.approveNamed.view({ person: bob.username, map: 'Desks' }) })
    .click();
  await expect(page.getByText(sharingTexts.approved.view({ person: bob.username, map: 'Desks' }))).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  await comeBack(theirs);
  await expect(theirs.getByText(storyMapTexts.viewOnly)).toBeVisible();
  await expect(theirs.getByText('Find a desk')).toBeVisible();

  await api.call('remove_member', { containerId: id, uid: docs.find(({ email }) => email === bob.email)?.uid ?? '' });
  await comeBack(theirs);
  await expect(theirs.getByRole('heading', { name: errorTexts.mapNotVisible })).toBeVisible();
});

test('the owner dismisses a request, clears all others, and hands the map over', async ({
  page,
  register,
  signIn,
  apiAs,
}) => {
  const { ann, bob, api, id } = await team(register, apiAs);
  const asBob = await apiAs(bob);
  const other = await api.call('story_map_container_create', { name: 'Rooms', why: 'Meet' });
  const third = await api.call('story_map_container_create', { name: 'Bikes', why: 'Come' });
  for (const containerId of [id, other.id, third.id])
    await asBob.call('request_container_access', { containerId, access_type: 'view' });
  await signIn(page, ann);
  await expect(badge(page)).toHaveText('3');
  await openUser(page);
  await page.getByRole('button', { name: sharingTexts.dismissNamed({ person: bob.username, map: 'Bikes' }) }).click();
  await expect(badge(page)).toHaveText('2');
  await page.getByRole('button', { name: sharingTexts.clearAll }).click();
  await page
    .getByRole('dialog', { name: sharingTexts.clearTitle({ count: 2 }) })
    .getByRole('button', { name: sharingTexts.clearConfirm })
    .click();
  await expect(page.getByText(sharingTexts.none)).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  expect((await api.call('access_requests', {})).total).toBe(0);

  const { docs } = await api.call('company_users', {});
  await api.call('add_member', {
    containerId: id,
    uid: docs.find(({ email }) => email === bob.email)?.uid ?? '',
    role: 'viewer',
  });
  await page.goto(url(id));
  await editMenu(page, mapShellTexts.menu.members);
  await menuOf(page, bob).click();
  await page.getByRole('menuitem', { name: sharingTexts.makeOwner }).click();
  await page
    .getByRole('dialog', { name: sharingTexts.handOverTitle({ person: bob.username }) })
    .getByRole('button', { name: sharingTexts.handOverConfirm })
    .click();
  await expect(page.getByText(sharingTexts.handedOver({ person: bob.username, map: 'Desks' }))).toBeVisible();
  await page.getByRole('button', { name: mapShellTexts.edit }).click();
  await expect(page.getByRole('menuitem', { name: mapShellTexts.menu.name })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: mapShellTexts.menu.members })).toHaveCount(0);
  expect(await asBob.call('get_container', { containerId: id })).toMatchObject({ role: 'owner' });
});
