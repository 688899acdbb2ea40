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
const entries = (page: Page) => page.getByRole('list', { name: texts.entries }).getByRole('listitem');
const entry = (page: Page, type: string) => entries(page).filter({ has: page.getByText(type, { exact: true }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const position = (page: Page) => page.getByRole('group', { name: listTexts.pages }).getByRole('status');
const range = (first: number, last: number) => texts.range({ first, last });

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
  await expect(page).toHaveTitle(/^Desks and rooms/);
  const kinds = [
    types.story_map_name,
    types.what_cost,
    types.what_who_link_added,
    types.who_created,
    types.who_group_created,
    types.what_created,
    types.story_map_created,
  ];
  await expect(entries(page)).toHaveCount(kinds.length);
  for (const [i, kind] of kinds.entries()) {
    await expect(entries(page).nth(i)).toContainText(kind);
    await expect(
      entries(page)
        .nth(i)
        .getByText(String(i + 1), { exact: true }),
    ).toBeVisible();
    await expect(entries(page).nth(i).getByRole('time')).toBeVisible();
  }
  await expect(position(page)).toHaveText(range(1, kinds.length));
  await expect(entry(page, types.what_who_link_added)).toContainText(texts.pair({ one: 'Find', other: 'Guest' }));
  await expect(entry(page, types.what_cost)).toContainText(texts.becomes({ from: texts.nothing, to: '5' }));

  const renamed = entry(page, types.story_map_name);
  const user = renamed.getByText(texts.user({ name: ann.username }));
  await expect(user).toBeHidden();
  await renamed.getByRole('button').press('Enter');
  await expect(renamed.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await expect(user).toBeVisible();
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

test('a long history is paged forth and back with running numbers, and shows a change that was just made', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const steps = Array.from({ length: HISTORY_PAGE_SIZE + 4 }, (_, i) => `Step ${i + 1}`);
  const id = await makeMap(api, 'Desks', Object.fromEntries(steps.map((step) => [step, []])));
  const total = steps.length + 1;
  await signIn(page, ann, historyOf(id));
  await expect(position(page)).toHaveText(range(1, HISTORY_PAGE_SIZE));
  await expect(entries(page).first()).toContainText(steps.at(-1) ?? '');
  await expect(button(page, texts.newer)).toHaveAttribute('aria-disabled', 'true');
  await button(page, texts.older).press('Enter');
  await expect(position(page)).toHaveText(range(HISTORY_PAGE_SIZE + 1, total));
  await expect(entries(page)).toHaveCount(total - HISTORY_PAGE_SIZE);
  await expect(entries(page).last()).toContainText(types.story_map_created);
  await expect(entries(page).last().getByText(String(total), { exact: true })).toBeVisible();
  // At the end the keyboard is not thrown back to the top of the page.
  await expect(button(page, texts.older)).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, texts.older)).toBeFocused();
  await button(page, texts.newer).click();
  await expect(position(page)).toHaveText(range(1, HISTORY_PAGE_SIZE));

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
  const added = entry(page, types.member_added);
  await expect(added).toContainText(bob.username);
  await added.getByRole('button').click();
  await expect(added).toContainText(texts.user({ name: ann.username }));
  await expect(added).toContainText(texts.roles.viewer);

  await page.route('**/api/company_users**', (route) => route.fulfill({ json: { docs: [] } }));
  await page.reload();
  await added.getByRole('button').click();
  await expect(added).toContainText(texts.user({ name: texts.unknownUser }));

  await page.route('**/api/company_users**', (route) =>
    route.fulfill({ status: 500, json: { code: 'unknown', message: errors.unknown.message, requestId: 'r' } }),
  );
  await page.reload();
  await added.getByRole('button').click();
  await expect(added).toContainText(texts.user({ name: texts.userFailed }));

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
