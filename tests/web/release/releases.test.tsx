import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as listTexts from '#shared/texts/lists.ts';
import * as texts from '#shared/texts/release/releases.ts';
import * as whatTexts from '#shared/texts/release/releaseWhat.ts';
import { addMember, newColleague } from '#tests/e2e/support/members.ts';
import { newcomer, openApp, register } from '#tests/web/support/app.tsx';
import {
  dialog,
  dialogGone,
  expectAddress,
  expectFocus,
  expectText,
  field,
  fillIn,
  press,
} from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { paths } from '#web/base/paths.ts';
import { tabPages } from '#web/root/story_map/tabs/tabPages.ts';

const STEPS = { Search: ['By place', 'By day'], Book: [] as string[] };

async function mapOf(api: Awaited<ReturnType<typeof newcomer>>['api'], steps: Record<string, string[]> = STEPS) {
  const { id: containerId } = await api.call('story_map_container_create', { name: 'Desks', why: 'A desk for each' });
  const ids: Record<string, string> = {};
  for (const [description, children] of Object.entries(steps)) {
    const { id: parentId } = await api.call('add_what', { containerId, description, level: 0 });
    ids[description] = parentId;
    for (const child of children)
      ids[child] = (await api.call('add_what', { containerId, description: child, level: 1, parentId })).id;
  }
  return { containerId, ids };
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const openMenu = async (user: Awaited<ReturnType<typeof openApp>>, name: string, item: string) => {
  await dialogGone();
  await press(user, texts.menuOf({ name }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('a release is created, holds Activities of one level, gets dates and another name, is completed, reopened and deleted', async () => {
  const { person, api } = await newcomer();
  const { containerId, ids } = await mapOf(api);
  const user = await openApp(paths.storyMap(containerId, 'releases'), person);
  await expectText(texts.emptyHelp);
  await screen.findByRole('heading', { name: 'empty' });

  await user.click((await screen.findAllByRole('button', { name: texts.create })).at(-1) as HTMLElement);
  await press(user, texts.add, await dialog());
  await expectText(texts.nameRequired);
  await fillIn(user, await field(`${texts.name} *`, await dialog()), 'First desks');
  await press(user, texts.add, await dialog());
  await expectAddress(new RegExp(`/releases/[\\w-]{20}$`));
  await expectText(texts.noWhats);
  for (const row of Object.values(texts.rows)) await screen.findByRole('heading', { name: row });
  await expectText(texts.noEpics);

  await press(user, texts.menu.whats);
  const picker = await dialog();
  await press(user, texts.childrenOf({ name: 'Search' }), picker);
  await user.click(await field('By place', picker));
  expect(await field('Book', picker)).toHaveProperty('disabled', true);
  expect(within(picker).getAllByTitle(texts.mix).length).toBeGreaterThan(0);
  await press(user, texts.allUnder({ name: 'Search' }), picker);
  await press(user, texts.save, picker);
  const skeleton = await screen.findByRole('region', { name: texts.rows.skeleton });
  // The row is there before, and empty.
  await waitFor(() => expect(within(skeleton).getAllByRole('listitem')).toHaveLength(2));
  const backbone = screen.getByRole('region', { name: texts.rows.backbone });
  expect(
    within(backbone)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Search']);

  await openMenu(user, 'First desks', texts.menu.period);
  await user.type(await field(texts.start, await dialog()), '2026-03-20');
  await user.type(await field(texts.end, await dialog()), '2026-03-12');
  await press(user, texts.save, await dialog());
  await expectText(errors.startAfterEnd.message);
  await user.clear(await field(texts.start, await dialog()));
  await press(user, texts.save, await dialog());
  await expectText(texts.until({ end: '12 Mar 2026' }));

  await openMenu(user, 'First desks', texts.menu.name);
  await fillIn(user, await field(texts.name, await dialog()), 'All desks');
  await press(user, texts.save, await dialog());
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('All desks'));

  await openMenu(user, 'All desks', texts.menu.complete);
  await press(user, texts.menu.complete, await dialog());
  await expectText(texts.completedNow({ name: 'All desks' }));
  expect(screen.getByTitle(texts.notCompletedDelete)).toBeTruthy();
  await press(user, texts.menuOf({ name: 'All desks' }));
  for (const item of [texts.menu.whats, texts.menu.name, texts.menu.period])
    expect((await screen.findByRole('menuitem', { name: item })).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('menuitem', { name: texts.menu.uncomplete }));
  await expectText(texts.uncompletedNow({ name: 'All desks' }));

  await press(user, texts.menu.remove);
  await press(user, texts.deleteConfirm, await dialog());
  await expectAddress(new RegExp('/releases$'));
  await expectText(texts.emptyHelp);
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'Old desks' });
  await api.call('complete_release', { containerId, releaseId });
  await press(user, listTexts.refresh);
  await expectText(texts.emptyOpenHelp);
  const { whats } = await api.call('get_container', { containerId });
  expect(whats.map(({ id }) => id).sort()).toEqual(Object.values(ids).sort());
});

test('the list has an order, both ways, and completed ones on demand, all in the address; a completed one keeps its dates', async () => {
  const { person, api } = await newcomer();
  const { containerId } = await mapOf(api, {});
  const make = async (name: string, start: number) => {
    const { id: releaseId } = await api.call('create_release', { containerId, name });
    if (start > 0) await api.call('set_release_period', { containerId, releaseId, start });
    return releaseId;
  };
  await make('Undated', 0);
  await make('Spring', Date.UTC(2026, 2, 1));
  const done = await make('Winter', Date.UTC(2026, 0, 1));
  await api.call('complete_release', { containerId, releaseId: done });

  const user = await openApp(paths.storyMap(containerId, 'releases'), person);
  await waitFor(() => expect(names()).toEqual(['Spring', 'Undated']));
  await user.click(await screen.findByRole('combobox', { name: texts.search }));
  await expectText('No options, type to start searching');
  await user.click(await field(texts.includeCompleted));
  await waitFor(() => expect(names()).toEqual(['Winter', 'Spring', 'Undated']));
  await screen.findByText(texts.completed);
  expect(screen.getByTitle(texts.startAndEnd({ start: 'empty', end: 'empty' })).textContent).toBe(texts.noDates);
  await user.selectOptions(screen.getByRole('combobox', { name: texts.orderLabel }), texts.orders.start);
  await waitFor(() => expect(names()).toEqual(['Spring', 'Winter', 'Undated']));
  await press(user, texts.turnAround({ direction: texts.directions.desc }));
  await waitFor(() => expect(names()).toEqual(['Winter', 'Spring', 'Undated']));
  await expectAddress(/order=start&direction=asc&completed=yes/);

  await press(user, texts.editPeriodNamed({ name: 'Winter' }));
  await expectText(errors.releaseCompleted.message);
  await press(user, 'Dismiss');
  await waitFor(() => expect(screen.queryByText(errors.releaseCompleted.message)).toBeNull());
  await press(user, texts.editPeriodNamed({ name: 'Undated' }));
  await user.type(await field(texts.start, await dialog()), '2025-12-01');
  await press(user, texts.save, await dialog());
  await waitFor(() => expect(names()).toEqual(['Undated', 'Winter', 'Spring']));
});

test('a row shows how far its epics are, and its menu opens the release or its period', async () => {
  const { person, api } = await newcomer();
  const { containerId, ids } = await mapOf(api);
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'First desks' });
  const place = { containerId, releaseId, whatId: ids['Book'] ?? '' };
  await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [place.whatId] });
  const user = await openApp(paths.storyMap(containerId, 'releases'), person);
  await expectText(texts.noEpicsYet);
  const epicIds = [];
  for (const text of ['Pay', 'Refund', 'Cancel'])
    epicIds.push((await api.call('create_epic', { ...place, epic: { type: 'free_text', text } })).id);
  await api.call('complete_epic', { ...place, epicId: epicIds[0] ?? '' });
  await api.call('start_epic', { ...place, epicId: epicIds[1] ?? '', started: true });
  await press(user, listTexts.refresh);
  await expectText(texts.epicsDone({ done: 1, count: 3 }));
  screen.getByTitle(texts.epicsDoing({ count: 1 }));

  await openMenu(user, 'First desks', texts.editPeriod);
  await dialog();
  await user.keyboard('{Escape}');
  await openMenu(user, 'First desks', texts.open);
  await expectAddress(new RegExp(`/releases/${releaseId}$`));
});

test('a new release is offered in one place, which is known once the list has come', async () => {
  const { person, api } = await newcomer();
  const { containerId } = await mapOf(api, {});
  const offers = () => screen.queryAllByRole('button', { name: texts.create });
  const open = async () => {
    const release = server.hold('release_list');
    await openApp(paths.storyMap(containerId, 'releases'), person);
    await screen.findByRole('heading', { level: 2, name: texts.title });
    expect(offers()).toEqual([]);
    release();
  };
  await open();
  await expectText(texts.emptyHelp);
  expect(offers()).toHaveLength(1);
  await api.call('create_release', { containerId, name: 'First desks' });
  await open();
  await screen.findByRole('list', { name: texts.list });
  expect(offers()).toHaveLength(1);
});

test('an Activity that holds something in a release stays chosen, and says what comes first', async () => {
  const { person, api } = await newcomer();
  const { containerId, ids } = await mapOf(api);
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'First desks' });
  const whatId = ids['Book'] ?? '';
  await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [whatId] });
  await api.call('create_epic', { containerId, releaseId, whatId, epic: { type: 'free_text', text: 'Pay' } });
  const user = await openApp(paths.release(containerId, releaseId), person);
  await openMenu(user, 'First desks', texts.menu.whats);
  expect(await field('Book', await dialog())).toMatchObject({ checked: true, disabled: true });
  expect(screen.getByTitle('To delete an activity, explore information must be deleted first')).toBeTruthy();
});

test('says how much of a change is saved when a part of it is refused, and saves the rest', async () => {
  const { person, api } = await newcomer();
  const { containerId, ids } = await mapOf(api);
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'First desks' });
  await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [ids['Book'] ?? ''] });
  const user = await openApp(paths.release(containerId, releaseId), person);
  await openMenu(user, 'First desks', texts.menu.whats);
  await user.click(await field('Book', await dialog()));
  await user.click(await field('Search', await dialog()));
  server.refuse('add_whats_to_release');
  await press(user, texts.save, await dialog());
  await expectText(texts.stopped({ done: 1, count: 2 }));
  server.serve('add_whats_to_release');
  await press(user, texts.save, await dialog());
  await dialogGone();
  const { whats } = await api.call('get_release', { containerId, releaseId });
  expect(whats.map(({ whatId }) => whatId)).toEqual([ids['Search']]);
});

test('viewers read releases without controls to change them, and a deleted one says so', async () => {
  const { person: owner, api } = await newcomer();
  const viewer = await newColleague(api, async (person) => void (await register(person)), owner);
  const { containerId, ids } = await mapOf(api);
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'First desks' });
  await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [ids['Book'] ?? ''] });
  await addMember(api, containerId, viewer, 'viewer');
  await openApp(paths.release(containerId, releaseId), viewer);
  await screen.findByRole('region', { name: texts.rows.backbone });
  expect(screen.queryByRole('button', { name: texts.menuOf({ name: 'First desks' }) })).toBeNull();
  await api.call('delete_release', { containerId, releaseId });
  await openApp(paths.release(containerId, releaseId), viewer);
  await expectText(texts.gone);
});

test('the focus is at the name of a release and of an Activity in it, on the way back where it came from, and never lost', async () => {
  const { person, api } = await newcomer();
  await Promise.all([tabPages['releases/:releaseId'].handle(), tabPages['releases/:releaseId/what/:whatId'].handle()]);
  const { containerId } = await mapOf(api);
  await api.call('create_release', { containerId, name: 'First desks' });
  const user = await openApp(paths.storyMap(containerId, 'releases'), person);
  const link = (name: string | RegExp) => screen.findByRole('link', { name });
  const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

  await user.click(await link('First desks'));
  await expectFocus(await heading('First desks'));
  // Its button stands in the empty release only, which is empty no more.
  await press(user, texts.menu.whats);
  await user.click(await field('Book', await dialog()));
  await press(user, texts.save, await dialog());
  await dialogGone();
  await expectFocus(await heading('First desks'));

  await user.click(await link(/^Book/));
  await expectFocus(await heading('Book'));
  await user.click(await link(whatTexts.back({ name: 'First desks' })));
  await expectFocus(await link(/^Book/));
  await user.click(await link(texts.back));
  await expectFocus(await link('First desks'));
});
