import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/initiatives.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { newColleague } from '#tests/e2e/support/members.ts';
import { newcomer, openApp, register } from '#tests/web/support/app.tsx';
import { dialog, dialogGone, expectAddress, expectText, field, fillIn, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { fetchPage } from '#web/base/lazyPage.tsx';
import { paths } from '#web/base/paths.ts';
import { routes } from '#web/root/router.tsx';

// Loading the code of a page takes longer than queries wait.
beforeAll(() => fetchPage(routes, paths.initiative('x')));

const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the list of initiatives', () => {
  test('begins empty; a new initiative needs a name, opens, and is listed with its owner', async () => {
    const { person } = await newcomer();
    const user = await openApp(paths.initiatives(), person);
    await expectText(texts.emptyHelp);
    await user.click((await screen.findAllByRole('button', { name: texts.create })).at(-1) as HTMLElement);
    await within(await dialog()).findByText(texts.createTitle);
    await press(user, texts.createSubmit, await dialog());
    await expectText(texts.nameRequired);
    await fillIn(user, await field(`${texts.name} *`, await dialog()), 'Desks for everybody');
    await press(user, texts.createSubmit, await dialog());
    await expectAddress(/^\/initiative\/[0-9A-Za-z]{20}\?mode=build$/);
    await dialogGone();
    await screen.findByRole('heading', { level: 1, name: 'Desks for everybody' });

    await user.click(screen.getByRole('link', { name: texts.close }));
    await expectAddress(/^\/initiative$/);
    await waitFor(() => expect(names()).toEqual(['Desks for everybody']));
    await expectText(texts.created({ date: 'today' }));
    await press(user, storyMapsTexts.viewOwner);
    await within(await dialog()).findByText(person.email);
  });

  test('shows five at a time, the newest first, also those of colleagues', async () => {
    const { person, api } = await newcomer();
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) await api.call('create_initiative', { name });
    const colleague = await newColleague(api, async (one) => void (await register(one)), person);
    const user = await openApp(paths.initiatives(), colleague);
    await waitFor(() => expect(names()).toEqual(['six', 'five', 'four', 'three', 'two']));
    await press(user, 'Next page');
    await waitFor(() => expect(names()).toEqual(['one']));
    await expectAddress('/initiative?page=2');
    await user.click(screen.getByRole('link', { name: texts.openNamed({ name: 'one' }) }));
    await screen.findByRole('heading', { level: 1, name: 'one' });
    await expectText(texts.noGroupsViewer);
  });

  test('are searched by name while one types, and open from there', async () => {
    const { person, api } = await newcomer();
    for (const name of ['Desks for everybody', 'Quiet rooms']) await api.call('create_initiative', { name });
    const user = await openApp(paths.initiatives(), person);
    const box = await screen.findByRole('combobox', { name: texts.search });
    await user.type(box, 'evrybody');
    const option = await screen.findByRole('option', { name: /Desks for everybody/ }, { timeout: 5_000 });
    expect(screen.getAllByRole('option')).toEqual([option]);
    await user.click(option);
    await screen.findByRole('heading', { level: 1, name: 'Desks for everybody' });
  });

  test('leads from a page past the end to the last one', async () => {
    const { person, api } = await newcomer();
    await api.call('create_initiative', { name: 'one' });
    await openApp(`${paths.initiatives()}?page=7`, person);
    await waitFor(() => expect(names()).toEqual(['one']));
    await expectAddress(/^\/initiative$/);
  });

  test('lets an admin give an initiative another owner once its owner has lost access', async () => {
    const { person, api } = await newcomer();
    const { person: leaving, api: own } = await newcomer({ name: 'Zoe', company: person.email.split('@')[1] ?? '' });
    await api.call('add_registered_email', { email: leaving.email });
    await own.call('create_initiative', { name: 'Orphan' });
    await api.call('create_initiative', { name: 'Own' });
    await api.call('remove_registered_email', { email: leaving.email });
    const user = await openApp(paths.initiatives(), person);
    await press(user, texts.changeOwnerNamed({ name: 'Orphan' }));
    expect(screen.queryByRole('button', { name: texts.changeOwnerNamed({ name: 'Own' }) })).toBeNull();
    await fillIn(user, await field(adminTexts.searchPeople, await dialog()), person.username);
    await user.keyboard('{ArrowDown}{Enter}');
    await press(user, adminTexts.changeOwner, await dialog());
    await expectText(texts.ownerSet);
    await dialogGone();
    expect(screen.queryByRole('button', { name: texts.changeOwnerNamed({ name: 'Orphan' }) })).toBeNull();
    await screen.findByRole('button', { name: commonTexts.deleteNamed({ name: 'Orphan' }) });
  });

  test('says when it cannot be loaded, and tries again', async () => {
    const { person, api } = await newcomer();
    await api.call('create_initiative', { name: 'one' });
    server.refuse('initiative_list');
    const user = await openApp(paths.initiatives(), person);
    await expectText(commonTexts.loadFailed);
    server.serve('initiative_list');
    await press(user, commonTexts.tryAgain);
    await waitFor(() => expect(names()).toEqual(['one']));
  });
});

describe('the page of an initiative', () => {
  test('shows its name and that its period is empty, and how to go on', async () => {
    const { person, api } = await newcomer();
    const { id } = await api.call('create_initiative', { name: 'Desks for everybody' });
    await openApp(paths.initiative(id), person);
    await expectText(texts.period({ start: 'empty', end: 'empty' }));
    await expectText(texts.noGroupsEditor);
    await screen.findByRole('button', { name: texts.maps({ maps: texts.noMaps }) });
  });

  test.each(['nonsense', 'x'.repeat(20)])('says that there is none at %s', async (id) => {
    const { person } = await newcomer();
    await openApp(paths.initiative(id), person);
    await screen.findByRole('heading', { level: 1, name: texts.goneTitle });
    expect(screen.getByRole('link', { name: texts.back }).getAttribute('href')).toBe(paths.initiatives());
  });

  test('says when it cannot be loaded, and tries again', async () => {
    const { person, api } = await newcomer();
    const { id } = await api.call('create_initiative', { name: 'Desks for everybody' });
    server.refuse('get_initiative');
    const user = await openApp(paths.initiative(id), person);
    await expectText(commonTexts.loadFailed);
    server.serve('get_initiative');
    await press(user, commonTexts.tryAgain);
    await screen.findByRole('heading', { level: 1, name: 'Desks for everybody' });
  });
});
