import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import { DEFAULT_PRIORITY_COLOR } from '#shared/model/company/settings.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as settingsTexts from '#shared/texts/company/settings.ts';
import * as conflictTexts from '#shared/texts/conflicts.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import * as undoTexts from '#shared/texts/undo.ts';
import { Replica } from '#web/replica/replica.ts';
import { COMPANY_SCOPE } from '#web/replica/scopes.ts';
import { TabFeed } from '#web/replica/tabFeed.ts';
import { newcomer, openApp, reopenApp } from '../support/app.tsx';
import { dialog, dialogGone, expectAddress, expectText, field, fillIn, press } from '../support/hands.ts';
import { server } from '../support/server.ts';

/** The Global Settings of a new company, on which the page starts. */
async function open() {
  const { person, api } = await newcomer();
  const user = await openApp('/admin', person);
  await screen.findByRole('heading', { name: settingsTexts.priorities });
  return { user, api };
}

const names = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent);

test('the tab of the address survives a reload, and the page starts on Global Settings', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: adminTexts.tabs.users }));
  await expectAddress('/admin?tab=users');
  await screen.findByRole('heading', { name: adminTexts.users });
  await reopenApp(window.location.pathname + window.location.search);
  await screen.findByRole('heading', { name: adminTexts.users });
});

test('a priority is added dark red, with a name, and then edited', async () => {
  const { user, api } = await open();
  await press(user, settingsTexts.addPriority);
  const asked = await dialog();
  expect((await field(settingsTexts.color)).getAttribute('value')).toBe(DEFAULT_PRIORITY_COLOR);
  await press(user, settingsTexts.add, asked);
  await expectText(settingsTexts.priorityNameEmpty);
  await fillIn(user, await field(settingsTexts.name, asked), 'Later');
  await press(user, settingsTexts.add, asked);
  await dialogGone();
  await waitFor(async () => expect((await names(settingsTexts.priorities)).at(-1)).toBe('Later'));
  await press(user, settingsTexts.edit({ name: 'Later' }));
  const edited = await dialog();
  await fillIn(user, await field(settingsTexts.name, edited), 'must have');
  await press(user, settingsTexts.save, edited);
  await expectText(errors.settingTaken.message);
  await fillIn(user, await field(settingsTexts.name, edited), 'Much later');
  await press(user, settingsTexts.save, edited);
  await dialogGone();
  expect((await api.call('company_settings', {})).priorities.map(({ name }) => name)).toContain('Much later');
});

test('the colour of a priority is changed alone, under its name', async () => {
  const { user, api } = await open();
  const name = 'Must have';
  await press(user, settingsTexts.edit({ name }));
  const asked = await dialog();
  fireEvent.change(await field(settingsTexts.color, asked), { target: { value: '#123456' } });
  await press(user, settingsTexts.save, asked);
  await dialogGone();
  const { priorities } = await api.call('company_settings', {});
  expect(priorities.filter((priority) => priority.name === name)).toMatchObject([{ color: '#123456' }]);
});

test('a setting can be renamed again, and one that a colleague has renamed meanwhile only after a look at their name', async () => {
  const { user, api } = await open();
  const list = settingsTexts.kinds.reference_link;
  const rename = async (from: string, to: string) => {
    await press(user, settingsTexts.edit({ name: from }));
    const asked = await dialog();
    await fillIn(user, await field(settingsTexts.name, asked), to);
    return asked;
  };
  for (const [kind, first] of [
    [list, 'Design'],
    [settingsTexts.priorities, 'Must have'],
  ] as const) {
    await press(user, settingsTexts.save, await rename(first, `${first} 1`));
    await dialogGone();
    await press(user, settingsTexts.save, await rename(`${first} 1`, `${first} 2`));
    await dialogGone();
    const asked = await rename(`${first} 2`, 'Mine');
    const { reference_link, priorities } = await api.call('company_settings', {});
    const id = [...reference_link, ...priorities].find(({ name }) => name === `${first} 2`)?.id ?? '';
    await (kind === list
      ? api.call('change_setting', { kind: 'reference_link', id, name: 'Theirs' })
      : api.call('change_priority', { id, name: 'Theirs' }));
    await press(user, settingsTexts.save, asked);
    await expectText(conflictTexts.theirs({ text: 'Theirs' }));
    await press(user, conflictTexts.keepMine, asked);
    await dialogGone();
    expect(await names(kind)).toContain('Mine');
  }
});

test('the colour that was chosen is saved under the name that a colleague has given meanwhile', async () => {
  const { user, api } = await open();
  const read = async () => (await api.call('company_settings', {})).priorities;
  const id = (await read()).find(({ name }) => name === 'Must have')?.id ?? '';
  await press(user, settingsTexts.edit({ name: 'Must have' }));
  const asked = await dialog();
  await fillIn(user, await field(settingsTexts.name, asked), 'Mine');
  fireEvent.change(await field(settingsTexts.color, asked), { target: { value: '#123456' } });
  await api.call('change_priority', { id, name: 'Theirs' });
  await press(user, settingsTexts.save, asked);
  await expectText(conflictTexts.theirs({ text: 'Theirs' }));
  await press(user, conflictTexts.takeTheirs, asked);
  await dialogGone();
  expect((await read()).find((priority) => priority.id === id)).toMatchObject({ name: 'Theirs', color: '#123456' });
});

test('priorities are moved by their arrows, and go back when that is refused', async () => {
  const { user, api } = await open();
  const [first = '', second = ''] = await names(settingsTexts.priorities);
  await press(user, settingsTexts.moveDown({ name: first }));
  await waitFor(async () => expect((await names(settingsTexts.priorities)).slice(0, 2)).toEqual([second, first]));
  await waitFor(async () => {
    const { priorityOrder, priorities } = await api.call('company_settings', {});
    expect(priorities.find(({ id }) => id === priorityOrder[0])?.name).toBe(second);
  });
  server.refuse('move_priority', 'not-administrator');
  await press(user, settingsTexts.moveUp({ name: first }));
  await expectText(errors.notAdministrator.message);
  expect((await names(settingsTexts.priorities)).slice(0, 2)).toEqual([second, first]);
});

test('a move of a priority and a name of a type are undone and redone', async () => {
  const { user, api } = await open();
  const before = await names(settingsTexts.priorities);
  const [first = '', second = ''] = before;
  const list = settingsTexts.kinds.reference_link;
  await press(user, settingsTexts.moveDown({ name: first }));
  await waitFor(async () => expect((await names(settingsTexts.priorities)).slice(0, 2)).toEqual([second, first]));
  await press(user, settingsTexts.edit({ name: 'Design' }));
  await fillIn(user, await field(settingsTexts.name, await dialog()), 'Drawing');
  await press(user, settingsTexts.save, await dialog());
  await dialogGone();
  await press(user, undoTexts.undoNamed({ action: undoTexts.actions.change_setting }));
  await waitFor(async () => expect(await names(list)).toContain('Design'));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await names(settingsTexts.priorities)).toEqual(before));
  await press(user, undoTexts.redoNamed({ action: undoTexts.actions.move_priority }));
  await waitFor(async () => expect((await names(settingsTexts.priorities)).slice(0, 2)).toEqual([second, first]));
  await waitFor(async () => {
    const { priorityOrder, priorities, reference_link } = await api.call('company_settings', {});
    expect(priorities.find(({ id }) => id === priorityOrder[0])?.name).toBe(second);
    expect(reference_link.map(({ name }) => name)).toContain('Design');
  });
});

test('moves that follow each other at once are sent one after another', async () => {
  const { user, api } = await open();
  const [first = '', second = '', third = ''] = await names(settingsTexts.priorities);
  const release = server.hold('move_priority');
  await press(user, settingsTexts.moveDown({ name: first }));
  await press(user, settingsTexts.moveDown({ name: first }));
  const moved = [second, third, first];
  expect((await names(settingsTexts.priorities)).slice(0, 3)).toEqual(moved);
  await waitFor(() => expect(server.asked('move_priority')).toHaveLength(1));
  release();
  await waitFor(() => expect(server.asked('move_priority')).toHaveLength(2));
  await waitFor(async () => {
    const { priorityOrder, priorities } = await api.call('company_settings', {});
    const saved = priorityOrder.map((id) => priorities.find((one) => one.id === id)?.name);
    expect(saved.slice(0, 3)).toEqual(moved);
  });
  expect((await names(settingsTexts.priorities)).slice(0, 3)).toEqual(moved);
});

test('a priority that was moved in another tab moves without a reload', async () => {
  const { person, api } = await newcomer();
  const user = await openApp('/admin', person);
  const [first = '', second = ''] = await names(settingsTexts.priorities);
  const { priorities } = await api.call('company_settings', {});
  const idOf = (name: string) => priorities.find((one) => one.name === name)?.id ?? '';
  const { docs } = await api.call('company_users', {});
  const read = server.asked('company_settings').length;
  const otherTab = new TabFeed(docs[0]?.uid ?? '', new Replica());
  otherTab.publish(COMPANY_SCOPE, await api.call('move_priority', { id: idOf(first), newOrder: 1 }));
  await waitFor(async () => expect((await names(settingsTexts.priorities)).slice(0, 2)).toEqual([second, first]));
  expect(server.asked('company_settings')).toHaveLength(read);
  otherTab.close();
  // And the next move here is on top of it.
  await press(user, settingsTexts.moveUp({ name: first }));
  await waitFor(async () =>
    expect((await api.call('company_settings', {})).priorityOrder.slice(0, 2)).toEqual([first, second].map(idOf)),
  );
});

test('types are added with a name, and retired and offered again by their switch', async () => {
  const { user, api } = await open();
  const list = settingsTexts.kinds.who_what_link_type;
  await press(user, settingsTexts.addNamed({ list }));
  await press(user, settingsTexts.add, await dialog());
  await expectText(settingsTexts.linkTypeNameEmpty);
  await fillIn(user, await field(settingsTexts.name, await dialog()), 'Owns');
  await press(user, settingsTexts.add, await dialog());
  await dialogGone();
  const toggle = await screen.findByRole('switch', { name: settingsTexts.inUseNamed({ name: 'Owns' }) });
  await user.click(toggle);
  const isRetired = async () =>
    (await api.call('company_settings', {})).who_what_link_type.find(({ name }) => name === 'Owns')?.retired;
  await waitFor(async () => expect(await isRetired()).toBe(true));
  await waitFor(() => expect((toggle as HTMLInputElement).checked).toBe(false));
  await user.click(toggle);
  await waitFor(async () => expect(await isRetired()).toBe(false));
});

test('settings that cannot be loaded say so and are loaded again', async () => {
  const { person } = await newcomer();
  server.refuse('company_settings', 'permission-denied');
  const user = await openApp('/admin', person);
  await expectText(commonTexts.loadFailed);
  server.serve('company_settings');
  await press(user, commonTexts.tryAgain);
  await screen.findByRole('heading', { name: settingsTexts.priorities });
});

test('how often each setting is used is counted when it is asked for, and stays while another tab is open', async () => {
  const { user, api } = await open();
  const { id: containerId } = await api.call('story_map_container_create', { name: 'Bicycles', why: 'Rent them' });
  const { priorities } = await api.call('company_settings', {});
  const priorityId = priorities.find(({ name }) => name === 'Must have')?.id ?? null;
  for (const description of ['Find', 'Ride']) {
    const { id: whatId } = await api.call('add_what', { containerId, description, level: 0, parentId: null });
    await api.call('change_what_fields', { containerId, whatId, fields: { priorityId } });
  }
  const row = async (name: string) =>
    within(await screen.findByRole('list', { name: settingsTexts.priorities }))
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.includes(name))?.textContent;
  expect(await row('Must have')).not.toContain('used');
  server.refuse('setting_uses');
  await press(user, settingsTexts.uses.count);
  await expectText(settingsTexts.uses.failed);
  server.serve('setting_uses');
  await press(user, settingsTexts.uses.count);
  await expectText(settingsTexts.uses.counted({ day: 'today', count: 1 }));
  expect(await row('Must have')).toContain(settingsTexts.uses.some({ count: 2 }));
  expect(await row('Should have')).toContain(settingsTexts.uses.none);
  await user.click(await screen.findByRole('link', { name: adminTexts.tabs.users }));
  await screen.findByRole('heading', { name: adminTexts.users });
  await user.click(await screen.findByRole('link', { name: adminTexts.tabs.settings }));
  await waitFor(async () => expect(await row('Must have')).toContain('used'));
});
