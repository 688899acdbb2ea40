import * as errors from '#shared/errors.ts';
import { HISTORY_PAGE_SIZE } from '#shared/model/limits.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as listTexts from '#shared/texts/lists.ts';
import * as texts from '#shared/texts/story_map/history.ts';
import { historyTypeTexts as types } from '#shared/texts/story_map/historyTypes.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { paths } from '#web/base/paths.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { makeMap } from '../support/board.ts';
import { expectNoSidewaysScroll, faultsOf, switchTheme } from '../support/look.ts';
import { addMember, newColleague } from '../support/members.ts';
import { withoutLive } from '../support/withoutLive.ts';

const historyOf = (id: string) => paths.storyMap(id, 'history');
const region = (page: Page) => page.getByRole('region', { name: texts.entries });
const entries = (page: Page) => region(page).getByRole('listitem');
const entry = (page: Page, words: string | RegExp) => entries(page).filter({ hasText: words });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const count = (page: Page, changes: number) => page.getByText(texts.shown({ count: changes }), { exact: true });

test('the history lists changes with number, kind and day; an opened one shows who made it and all of what changed', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const id = await makeMap(api, 'Desks', { Find: [] });
  const { whats } = await api.call('get_container', { containerId: id });
  const whatId = whats[0]?.id ?? '';
  const { who_what_link_type: linkTypes } = await api.call('company_settings', {});
  const { id: whoId } = await api.call('add_who', { containerId: id, name: 'Guest', group: 'People', category: '' });
  await api.call('add_what_who_links', {
    containerId: id,
    whatId,
    whoIds: [whoId],
    linkTypeId: linkTypes[0]?.id ?? '',
  });
  await api.call('change_what_fields', { containerId: id, whatId, fields: { cost: 5 } });
  await api.call('change_story_map_name', { containerId: id, name: 'Desks and rooms' });
  await signIn(page, ann, historyOf(id));
  await expect(page.getByRole('heading', { level: 2, name: texts.title })).toBeVisible();
  await expect(page).toHaveTitle(/^History – Desks and rooms/);
  const sentences = [
    'renamed the story map from “Desks” to “Desks and rooms”',
    'changed the cost of “Find” to 5',
    'linked “Guest” to “Find” as',
    'added the Who “Guest”',
    'added the category “People”',
    'added “Find”',
    'created the story map',
  ];
  await expect(entries(page)).toHaveCount(sentences.length);
  for (const [i, sentence] of sentences.entries()) {
    await expect(entries(page).nth(i)).toContainText(`${ann.username} ${sentence}`);
    await expect(entries(page).nth(i).getByRole('time')).toBeVisible();
  }
  await expect(region(page).getByRole('heading', { level: 3 })).toHaveText([texts.today]);
  await expect(count(page, sentences.length)).toBeVisible();

  const renamed = entries(page).first();
  const user = renamed.getByText(texts.user({ name: ann.username }));
  await expect(user).toBeHidden();
  await renamed.getByRole('button').press('Enter');
  await expect(renamed.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await expect(user).toBeVisible();
  await expect(renamed.getByText(types.story_map_name, { exact: true })).toBeVisible();
  await expect(renamed.getByText(texts.number({ number: 1 }), { exact: true })).toBeVisible();
  await expect(renamed.getByRole('definition')).toHaveText(['Desks', 'Desks and rooms']);
  for (const theme of ['light', 'dark'] as const) {
    await switchTheme(page, theme);
    expect(await faultsOf(page, theme)).toEqual([]);
  }
  await page.setViewportSize({ width: 400, height: 800 });
  await expectNoSidewaysScroll(page);
  await renamed.getByRole('button').press('Enter');
  await expect(user).toBeHidden();
});

test('a long history is read on page by page, with the changes alike in one line, and shows a change just made', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const steps = Array.from({ length: HISTORY_PAGE_SIZE + 4 }, (_, i) => `Step ${i + 1}`);
  const id = await makeMap(api, 'Desks', Object.fromEntries(steps.map((step) => [step, []])));
  const total = steps.length + 1;
  await signIn(page, ann, historyOf(id));
  await expect(count(page, HISTORY_PAGE_SIZE)).toBeVisible();
  const added = entries(page).filter({ hasText: `added ${HISTORY_PAGE_SIZE} Activities` });
  await added.getByRole('button').press('Enter');
  await expect(added.getByRole('listitem')).toHaveCount(HISTORY_PAGE_SIZE);
  await expect(added.getByRole('listitem').first()).toContainText(`added “${steps.at(-1) ?? ''}”`);
  await button(page, texts.showMore).press('Enter');
  await expect(count(page, total)).toBeVisible();
  await expect(entry(page, `added ${steps.length} Activities`).getByRole('listitem')).toHaveCount(steps.length);
  const first = entries(page).last();
  await first.getByRole('button').click();
  await expect(first.getByText(texts.number({ number: total }), { exact: true })).toBeVisible();
  await expect(button(page, texts.showMore)).toBeHidden();

  await button(page, mapShellTexts.edit).click();
  await page.getByRole('menuitem', { name: mapShellTexts.menu.name }).click();
  await page.getByRole('textbox', { name: mapShellTexts.name }).fill('Desks, all of them');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desks, all of them');
  await expect(entries(page).first()).toContainText('Desks, all of them');
  await page.getByRole('link', { name: storyMapTexts.tabs.overview }).click();
  await api.call('change_story_map_why', { containerId: id, why: 'Sit together' });
  await page.getByRole('link', { name: storyMapTexts.tabs.history }).click();
  await expect(entries(page).first()).toContainText('Sit together');
});

test('the history is narrowed to a person and to a kind of change, and links to what is still there', async ({
  page,
  register,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const bob = await newColleague(api, register, ann);
  const id = await makeMap(api, 'Desks', { Find: [], Lose: [] });
  await addMember(api, id, bob, 'editor');
  const { whats } = await api.call('get_container', { containerId: id });
  const idOf = (text: string) => whats.find(({ description }) => description === text)?.id ?? '';
  await api.call('delete_what2', { containerId: id, whatId: idOf('Lose') });
  const { id: releaseId } = await api.call('create_release', { containerId: id, name: 'Spring' });
  await signIn(page, bob, historyOf(id));
  await page.getByRole('combobox', { name: texts.filterKind }).selectOption(texts.kinds.what);
  await expect(entries(page)).toHaveCount(3);
  await expect(entry(page, 'deleted “Lose”').getByRole('link')).toHaveCount(0);
  await expect(entry(page, 'added “Find”').getByRole('link', { name: 'Find' })).toHaveAttribute(
    'href',
    paths.mapActivity(id, idOf('Find')),
  );
  await page.getByRole('combobox', { name: texts.filterKind }).selectOption(texts.kinds.frame);
  await expect(page.getByText(texts.noMatch)).toBeVisible();
  await button(page, texts.clearFilter).click();
  await expect(page.getByRole('combobox', { name: texts.filterKind })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: texts.filterPerson }).getByRole('option')).toHaveText([
    texts.everyone,
    ann.username,
  ]);
  await entry(page, 'created the release').getByRole('link', { name: 'Spring' }).click();
  await expect(page).toHaveURL((url) => url.pathname === paths.release(id, releaseId));
});

test('viewers see the history, an unknown person is named as such, and an empty or failing history says so', async ({
  page,
  register,
  signIn,
  pageErrors,
  newUser,
}) => {
  pageErrors.allow(/status of 500/);
  const { person: ann, api } = await newUser();
  const bob = await newColleague(api, register, ann);
  const id = await makeMap(api, 'Desks');
  await addMember(api, id, bob, 'viewer');
  await withoutLive(page);
  await signIn(page, bob, historyOf(id));
  const added = entry(page, `added ${bob.username} as ${texts.roles.viewer}`);
  await expect(added).toBeVisible();
  await added.getByRole('button').click();
  await expect(added).toContainText(types.member_added);
  await expect(added).toContainText(texts.user({ name: ann.username }));

  await page.route('**/api/company_users**', (route) => route.fulfill({ json: { docs: [] } }));
  await page.reload();
  await entries(page).first().getByRole('button').click();
  await expect(entries(page).first()).toContainText(texts.user({ name: texts.unknownUser }));

  await page.route('**/api/company_users**', (route) =>
    route.fulfill({ status: 500, json: { code: 'unknown', message: errors.unknown.message, requestId: 'r' } }),
  );
  await page.reload();
  await entries(page).first().getByRole('button').click();
  await expect(entries(page).first()).toContainText(texts.user({ name: texts.userFailed }));

  await page.route('**/api/story_map_history**', (route) =>
    route.fulfill({ status: 500, json: { code: 'unknown', message: errors.unknown.message, requestId: 'r' } }),
  );
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: commonTexts.loadFailed })).toBeVisible();
  await page.route('**/api/story_map_history**', (route) => route.fulfill({ json: { docs: [], next: null } }));
  await button(page, commonTexts.tryAgain).click();
  await expect(page.getByText(texts.empty)).toBeVisible();
  await page.unroute('**/api/story_map_history**');
  await button(page, listTexts.refresh).click();
  await expect(entries(page)).toHaveCount(2);
});
