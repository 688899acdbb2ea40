import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import * as settingsTexts from '#shared/texts/company/settings.ts';
import * as texts from '#shared/texts/initiatives.ts';
import * as listTexts from '#shared/texts/lists.ts';
import * as undoTexts from '#shared/texts/undo.ts';
import { newColleague } from '#tests/e2e/support/members.ts';
import { newcomer, openApp, register } from '#tests/web/support/app.tsx';
import { dialog, dialogGone, expectText, field, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { fetchPage } from '#web/base/lazyPage.tsx';
import { BUILD_MODE, paths } from '#web/base/paths.ts';
import { routes } from '#web/root/router.tsx';

// Loading the code of a page and its dialogs takes longer than queries wait.
beforeAll(
  () =>
    Promise.all([
      fetchPage(routes, paths.initiative('x')),
      import('#web/features/initiative/dialogs/AddEpicDialog.tsx'),
      import('#web/features/initiative/dialogs/MoveEpicDialog.tsx'),
      import('#web/features/initiative/picture/InitiativePicture.tsx'),
    ]),
  60_000,
);

/**
 * An initiative of the releases 'Spring' and 'Summer' of one map and 'Autumn' of another one. Both maps have the
 * Activity; 'Summer' has an epic of it that names a Who of its map.
 */
async function makeScene() {
  const { person, api } = await newcomer();
  const makeMap = async (name: string, ...releases: readonly string[]) => {
    const { id: containerId } = await api.call('story_map_container_create', { name, why: name });
    const { id: whatId } = await api.call('add_what', { containerId, description: 'Book a desk', level: 0 });
    const ids: string[] = [];
    for (const release of releases) ids.push((await api.call('create_release', { containerId, name: release })).id);
    return { containerId, whatId, releases: ids };
  };
  const desks = await makeMap('Desks', 'Spring', 'Summer');
  const rooms = await makeMap('Rooms', 'Autumn');
  const { containerId, whatId } = desks;
  const place = { containerId, releaseId: desks.releases[1] ?? '', whatId };
  await api.call('add_whats_to_release', { containerId, releaseId: place.releaseId, whatIds: [whatId] });
  const { id: who } = await api.call('add_who', { containerId, name: 'Clerk' });
  const epic = { type: 'free_text', text: 'Book for a week' } as const;
  const { id: epicId } = await api.call('create_epic', { ...place, epic });
  await api.call('change_epic_links', { ...place, epicId, add: { whos: [who] } });
  const { id: initiativeId } = await api.call('create_initiative', { name: 'A desk for everybody' });
  await api.call('add_releases_to_initiative', {
    initiativeId,
    releases: [desks, rooms].flatMap((map) =>
      map.releases.map((releaseId) => ({ containerId: map.containerId, releaseId })),
    ),
  });
  await api.call('add_whats_to_initiative', { initiativeId, whatIds: [whatId] });
  return { person, api, desks, rooms, initiativeId };
}

const group = (name: string) => screen.findByRole('region', { name });
const epicsIn = async (name: string) =>
  within(await group(name))
    .queryAllByRole('listitem')
    .flatMap((item) => item.querySelector('a[title]')?.getAttribute('title') ?? [])
    .filter((title) => title !== name);
const adds = (name: string) => texts.addEpicNamed({ what: 'Book a desk', group: name });

describe('epics of an initiative in build mode', () => {
  test('are added to a release once the permissions are known, which gets the Activity', async () => {
    const { person, api, desks, initiativeId } = await makeScene();
    const user = await openApp(paths.initiative(initiativeId, BUILD_MODE), person);
    const release = server.hold('epic_target');
    await press(user, adds('Spring'));
    await user.type(await field('Name', await dialog()), 'Book for a day');
    await expectText(texts.checking);
    const submit = within(await dialog()).getByRole('button', { name: texts.addEpicSubmit });
    expect(submit.matches(':disabled')).toBe(true);
    release();
    await waitFor(() => expect(submit.matches(':disabled')).toBe(false));
    await user.click(submit);
    await dialogGone();
    await waitFor(async () => expect(await epicsIn('Spring')).toEqual(['Book for a day']));
    const { containerId, whatId, releases } = desks;
    const { epics } = await api.call('release_what', { containerId, releaseId: releases[0] ?? '', whatId });
    expect(epics.map(({ nameFreeText }) => nameFreeText)).toEqual(['Book for a day']);
  });

  test('say why there is no permission, and when that could not be found out', async () => {
    const { person, initiativeId } = await makeScene();
    const user = await openApp(paths.initiative(initiativeId, BUILD_MODE), person);
    server.refuse('epic_target', 'permission-denied');
    await press(user, adds('Spring'));
    await expectText('The current user does not have edit permissions in the Story Map of the selected release');
    await press(user, 'Cancel', await dialog());
    await dialogGone();
    server.refuse('epic_target', 'unknown');
    await press(user, adds('Summer'));
    await expectText('Unknown error while checking users permissions in the selected Story Map');
  });

  test('are moved to another release of their map, and to one of another map without the Whos that it lacks', async () => {
    const { person, initiativeId } = await makeScene();
    const user = await openApp(paths.initiative(initiativeId, BUILD_MODE), person);
    const move = async (release: RegExp) => {
      await press(user, texts.moveNamed({ name: 'Book for a week' }));
      await expectText('Select the original release you want to move the epic to');
      await user.click(within(await dialog()).getByRole('radio', { name: release }));
    };
    const submit = async () => {
      const button = within(await dialog()).getByRole('button', { name: texts.moveEpic });
      await waitFor(() => expect(button.matches(':disabled')).toBe(false));
      await user.click(button);
      await dialogGone();
    };
    await move(/^Spring/);
    expect(
      within(await dialog())
        .getByRole('radio', { name: /^Summer/ })
        .matches(':disabled'),
    ).toBe(true);
    await submit();
    await waitFor(async () => expect(await epicsIn('Spring')).toEqual(['Book for a week']));
    await move(/^Autumn/);
    await expectText(texts.whosLeftOut({ names: 'Clerk' }));
    await submit();
    await waitFor(async () => expect(await epicsIn('Autumn')).toEqual(['Book for a week']));
    expect(await epicsIn('Spring')).toEqual([]);
  });

  test('of a sub-activity are shown and moved below the Activity above it; those of others are counted', async () => {
    const { person, api, desks, initiativeId } = await makeScene();
    const { containerId, whatId: parentId } = desks;
    const more = { containerId, level: 1, parentId } as const;
    const { id: whatId } = await api.call('add_what', { ...more, description: 'Choose a desk' });
    const { id: other } = await api.call('add_what', { containerId, description: 'Leave', level: 0 });
    const { id: releaseId } = await api.call('create_release', { containerId, name: 'Winter' });
    await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [whatId] });
    await api.call('add_releases_to_initiative', { initiativeId, releases: [{ containerId, releaseId }] });
    const write = (place: { releaseId: string; whatId: string }, text: string) =>
      api.call('create_epic', { containerId, ...place, epic: { type: 'free_text', text } });
    await write({ releaseId, whatId }, 'Near a window');
    const summer = desks.releases[1] ?? '';
    await api.call('add_whats_to_release', { containerId, releaseId: summer, whatIds: [other] });
    await write({ releaseId: summer, whatId: other }, 'Hand in the key');

    const user = await openApp(paths.initiative(initiativeId, BUILD_MODE), person);
    await expectText('0 of 2 epics done · 1 elsewhere');
    await expectText('0 of 1 epic done');
    expect(await epicsIn('Summer')).toEqual(['Book for a week']);
    expect(await epicsIn('Winter')).toEqual(['Near a window']);
    await press(user, texts.moveNamed({ name: 'Near a window' }));
    await user.click(within(await dialog()).getByRole('radio', { name: /^Spring/ }));
    const submit = within(await dialog()).getByRole('button', { name: texts.moveEpic });
    await waitFor(() => expect(submit.matches(':disabled')).toBe(false));
    await user.click(submit);
    await dialogGone();
    await waitFor(async () => expect(await epicsIn('Spring')).toEqual(['Near a window']));
    expect(await epicsIn('Winter')).toEqual([]);
  });

  test('go back where they were by undo, the newest change first, although they belong to story maps', async () => {
    const { person, initiativeId } = await makeScene();
    const user = await openApp(paths.initiative(initiativeId, BUILD_MODE), person);
    const undo = async (action: string) => {
      await press(user, undoTexts.undoNamed({ action }));
    };
    await press(user, adds('Spring'));
    await user.type(await field('Name', await dialog()), 'Book for a day');
    const submit = within(await dialog()).getByRole('button', { name: texts.addEpicSubmit });
    await waitFor(() => expect(submit.matches(':disabled')).toBe(false));
    await user.click(submit);
    await dialogGone();
    await press(user, texts.moveNamed({ name: 'Book for a week' }));
    await user.click(within(await dialog()).getByRole('radio', { name: /^Spring/ }));
    const move = within(await dialog()).getByRole('button', { name: texts.moveEpic });
    await waitFor(() => expect(move.matches(':disabled')).toBe(false));
    await user.click(move);
    await dialogGone();
    await waitFor(async () => expect((await epicsIn('Spring')).sort()).toEqual(['Book for a day', 'Book for a week']));
    await undo(undoTexts.actions.move_epic);
    await waitFor(async () => expect(await epicsIn('Summer')).toEqual(['Book for a week']));
    await undo(undoTexts.actions.create_epic);
    await waitFor(async () => expect(await epicsIn('Spring')).toEqual([]));
    await user.keyboard('{Control>}y{/Control}');
    await waitFor(async () => expect(await epicsIn('Spring')).toEqual(['Book for a day']));
  });
});

test('an initiative shows what somebody has changed, and marks its refresh button until it can', async () => {
  const { person, api, desks, initiativeId } = await makeScene();
  const user = await openApp(paths.initiative(initiativeId), person);
  await screen.findByRole('link', { name: 'Book for a week' });
  const { containerId, releases } = desks;
  server.refuse('get_initiative');
  await api.call('change_release_name', { containerId, releaseId: releases[0] ?? '', name: 'Early spring' });
  // An answer that is on its way may not know of the change yet, so the user comes back until one does.
  await waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    screen.getByRole('button', { name: listTexts.refreshOutdated });
  });
  server.serve('get_initiative');
  await press(user, listTexts.refreshOutdated);
  await screen.findByRole('link', { name: 'Early spring' });
  await screen.findByRole('button', { name: listTexts.refresh });
  await api.call('change_release_name', { containerId, releaseId: releases[0] ?? '', name: 'Late spring' });
  await waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    screen.getByRole('link', { name: 'Late spring' });
  });
});

test('a group adds up its epics, with those of three hidden releases where the company counts them', async () => {
  const { person, api, initiativeId } = await makeScene();
  const bob = await newColleague(api, async (one) => void (await register(one)), person);
  const { docs } = await api.call('company_users', {});
  await api.call('add_initiative_member', {
    initiativeId,
    uid: docs.find(({ email }) => email === bob.email)?.uid ?? '',
  });
  const user = await openApp('/admin', person);
  const counts = await screen.findByRole('switch', { name: settingsTexts.countsHidden });
  await user.click(counts);
  await waitFor(async () => expect((await api.call('company_settings', {})).countsHiddenReleases).toBe(true));
  expect(counts).toHaveProperty('checked', true);

  await openApp(paths.initiative(initiativeId), person);
  await within(await group('Summer')).findByText('0 of 1 epic done');
  await openApp(paths.initiative(initiativeId, BUILD_MODE), bob);
  const menus = () => screen.getAllByRole('button', { name: texts.groupActions({ name: texts.unnamedGroup }) });
  await waitFor(() => expect(menus()).toHaveLength(3));
  expect(screen.queryByText(/epic done/)).toBeNull();
  for (const left of [2, 1]) {
    await user.click(menus()[1] as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: texts.mergeAbove }));
    await waitFor(() => expect(menus()).toHaveLength(left));
  }
  await expectText('0 of 1 epic done · with 3 hidden');
  await expectText('Permission error viewing release (3)');
  expect(document.body.textContent).not.toContain('Spring');
});

test('an initiative is exported as an image, as its user sees it', async () => {
  const { person, initiativeId } = await makeScene();
  const user = await openApp(paths.initiative(initiativeId), person);
  await screen.findByRole('link', { name: 'Book for a week' });
  await press(user, texts.settings);
  await user.click(await screen.findByRole('menuitem', { name: 'Export as image' }));
  const file = await field('File name', await dialog());
  expect((file as HTMLInputElement).value).toMatch(/^Initiative A desk for everybody \d{4}-\d\d-\d\d$/);
});
