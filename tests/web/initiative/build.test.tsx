import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/initiatives.ts';
import * as roadmapTexts from '#shared/texts/roadmap/roadmap.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import * as trashTexts from '#shared/texts/story_map/trash.ts';
import { newColleague } from '#tests/e2e/support/members.ts';
import { newcomer, openApp, register } from '#tests/web/support/app.tsx';
import { dialog, dialogGone, expectFocus, expectText, field, fillIn, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { fetchPage } from '#web/base/lazyPage.tsx';
import { BUILD_MODE, paths } from '#web/base/paths.ts';
import { routes } from '#web/root/router.tsx';

// Loading the code of a page takes longer than queries wait.
beforeAll(() => fetchPage(routes, paths.initiative('x')));

type User = Awaited<ReturnType<typeof openApp>>;

/** A map with two Activities and the releases 'Spring' and 'Summer', which has an epic. */
async function makeScene() {
  const { person, api } = await newcomer();
  const { id: containerId } = await api.call('story_map_container_create', { name: 'Desks', why: 'A desk for each' });
  const add = async (description: string) => (await api.call('add_what', { containerId, description, level: 0 })).id;
  const whats = [await add('Book a desk'), await add('Leave the desk')] as const;
  const release = async (name: string) => (await api.call('create_release', { containerId, name })).id;
  const releases = [await release('Spring'), await release('Summer')] as const;
  const place = { containerId, releaseId: releases[1] };
  await api.call('add_whats_to_release', { ...place, whatIds: [...whats] });
  await api.call('create_epic', { ...place, whatId: whats[0], epic: { type: 'free_text', text: 'Book for a week' } });
  const { id: initiativeId } = await api.call('create_initiative', { name: 'A desk for everybody' });
  return { person, api, containerId, whats, releases, initiativeId };
}

/** The same with all of it in the initiative. */
async function makeFilled() {
  const scene = await makeScene();
  const { api, containerId, initiativeId, releases, whats } = scene;
  await api.call('add_releases_to_initiative', {
    initiativeId,
    releases: releases.map((releaseId) => ({ containerId, releaseId })),
  });
  await api.call('add_whats_to_initiative', { initiativeId, whatIds: [...whats] });
  return scene;
}

const choose = async (user: User, item: string, menu: string = texts.settings) => {
  await press(user, menu);
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const groups = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const options = async (name: string | RegExp) => within(await dialog()).findByRole('option', { name });

describe('an initiative in build mode', () => {
  test('takes a new release after a story map has been chosen, and existing ones, which are disabled then', async () => {
    const { person, initiativeId } = await makeScene();
    const user = await openApp(paths.initiative(initiativeId), person);
    await press(user, texts.menu.build);
    await press(user, texts.menu.releases);
    await expectText(texts.mapFirst);
    await user.type(await field(texts.map, await dialog()), 'Desks');
    await user.click(await options(/Desks/));
    await user.click(await field(texts.searchReleases, await dialog()));
    await user.click(await options(/Summer/));
    await user.click(await field(texts.searchReleases, await dialog()));
    expect((await options(/Summer/)).getAttribute('aria-disabled')).toBe('true');
    await user.type(await field(texts.searchReleases, await dialog()), 'Autumn');
    await user.click(await options(/New release “Autumn”/));
    for (const name of ['Winter', 'Later']) {
      await user.type(await field(texts.searchReleases, await dialog()), `${name}{Enter}`);
      await user.click(await options(new RegExp(`New release “${name}”`)));
    }
    await user.type(await field(texts.searchReleases, await dialog()), 'Much later{Enter}');
    const refused = await options(/New release “Much later”/);
    expect(refused.textContent).toContain(texts.newFull({ count: 3 }));
    expect(refused.getAttribute('aria-disabled')).toBe('true');
    await press(user, texts.add, await dialog());
    await dialogGone();
    await waitFor(() => expect(groups()).toEqual(['Summer', 'Autumn', 'Winter', 'Later']));
  });

  test('takes Activities of the company, shows the epics below them, and lets them go', async () => {
    const { person, api, containerId, releases, initiativeId } = await makeScene();
    await api.call('add_releases_to_initiative', {
      initiativeId,
      releases: [{ containerId, releaseId: releases[1] }],
    });
    const user = await openApp(paths.initiative(initiativeId, BUILD_MODE), person);
    await choose(user, texts.menu.whats);
    await user.type(await field(texts.searchWhats, await dialog()), 'Book');
    await user.click(await options('Book a desk'));
    await user.type(await field(texts.searchWhats, await dialog()), 'Leave');
    await user.click(await options('Leave the desk'));
    await press(user, texts.moveNamedUp({ name: 'Leave the desk' }), await dialog());
    await waitFor(async () => {
      const { whats } = await api.call('get_initiative', { initiativeId });
      expect(whats.map(({ description }) => description)).toEqual(['Leave the desk', 'Book a desk']);
    });
    await press(user, commonTexts.removeNamed({ name: 'Book a desk' }), await dialog());
    await expectFocus(await field(texts.searchWhats, await dialog()));
    await user.type(await field(texts.searchWhats, await dialog()), 'Book');
    await user.click(await options('Book a desk'));
    await press(user, commonTexts.close, await dialog());
    await dialogGone();
    await screen.findByRole('link', { name: 'Book for a week' });
  });

  test('moves groups and Activities by arrow keys, and keeps the focus', async () => {
    const { person, api, initiativeId } = await makeFilled();
    const user = await openApp(paths.initiative(initiativeId, BUILD_MODE), person);
    const grip = await screen.findByRole('button', { name: texts.moveNamed({ name: 'Summer' }) });
    grip.focus();
    await user.keyboard('{ArrowUp}');
    expect(groups()).toEqual(['Summer', 'Spring']);
    await expectFocus(grip);
    await expectText(texts.moved({ name: 'Summer', place: 1, count: 2 }));
    // Phones have no grips: the menu moves groups too.
    await choose(user, texts.moveDown, texts.groupActions({ name: 'Summer' }));
    await waitFor(() => expect(groups()).toEqual(['Spring', 'Summer']));
    await choose(user, texts.moveUp, texts.groupActions({ name: 'Summer' }));
    await waitFor(() => expect(groups()).toEqual(['Summer', 'Spring']));
    screen.getByRole('button', { name: texts.moveNamed({ name: 'Book a desk' }) }).focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(async () => {
      const { groups: saved, whats } = await api.call('get_initiative', { initiativeId });
      expect(saved.map(({ id }) => id)).toHaveLength(2);
      expect(whats.map(({ description }) => description)).toEqual(['Leave the desk', 'Book a desk']);
    });
  });

  test('merges groups, names the group for everybody, and splits it again', async () => {
    const { person, initiativeId } = await makeFilled();
    const user = await openApp(paths.initiative(initiativeId, BUILD_MODE), person);
    await screen.findByRole('link', { name: 'Summer' });
    await choose(user, texts.mergeAbove, texts.groupActions({ name: 'Summer' }));
    await waitFor(() => expect(groups()).toEqual(['Spring, Summer']));
    await choose(user, texts.viewGroup, texts.groupActions({ name: 'Spring, Summer' }));
    await fillIn(user, await field(texts.groupName, await dialog()), 'This year');
    await press(user, texts.save, await dialog());
    await waitFor(() => expect(groups()).toEqual(['This year']));
    const split = within(await dialog()).getByRole('button', { name: texts.split });
    expect(split.matches(':disabled')).toBe(true);
    const boxes = within(await dialog()).getAllByRole('checkbox');
    for (const box of boxes) await user.click(box);
    expect(split.matches(':disabled')).toBe(true);
    await user.click(boxes[0] as HTMLElement);
    await press(user, texts.split, await dialog());
    await dialogGone();
    await waitFor(() => expect(groups()).toEqual(['This year', 'Summer']));
    await choose(user, texts.delete, texts.groupActions({ name: 'Summer' }));
    await press(user, texts.delete, await dialog());
    await waitFor(() => expect(groups()).toEqual(['This year']));
  });

  test('lets a single release go after a question, and its group with the last one', async () => {
    const { person, initiativeId } = await makeFilled();
    const user = await openApp(paths.initiative(initiativeId, BUILD_MODE), person);
    await screen.findByRole('link', { name: 'Summer' });
    await choose(user, texts.mergeAbove, texts.groupActions({ name: 'Summer' }));
    await waitFor(() => expect(groups()).toEqual(['Spring, Summer']));
    await choose(user, texts.viewGroup, texts.groupActions({ name: 'Spring, Summer' }));
    const removal = commonTexts.removeNamed({ name: `Spring · ${roadmapTexts.ofMap({ map: 'Desks' })}` });
    await press(user, removal, await dialog());
    await expectText(texts.removeReleaseText);
    await press(user, texts.remove);
    await waitFor(() => expect(screen.queryByText(texts.removeReleaseText)).toBeNull());
    await waitFor(() => expect(within(screen.getByRole('dialog')).queryByText(/Spring/)).toBeNull());
    await press(user, commonTexts.close, await dialog());
    await dialogGone();
    expect(groups()).toEqual(['Summer']);
    await choose(user, texts.viewRelease, texts.groupActions({ name: 'Summer' }));
    await press(user, removal.replace('Spring', 'Summer'), await dialog());
    await press(user, texts.remove);
    await dialogGone();
    await waitFor(() => expect(groups()).toEqual([]));
  });

  test('puts a group back with the reason when the server refuses the move', async () => {
    const { person, initiativeId } = await makeFilled();
    const user = await openApp(paths.initiative(initiativeId, BUILD_MODE), person);
    const grip = await screen.findByRole('button', { name: texts.moveNamed({ name: 'Summer' }) });
    server.refuse('move_release_group', 'release-group-does-not-exist');
    grip.focus();
    await user.keyboard('{ArrowUp}');
    await screen.findByText('The release group is no longer in this initiative');
    await waitFor(() => expect(groups()).toEqual(['Spring', 'Summer']));
  });

  test('has a name and a period, and members whom its owner chooses', async () => {
    const { person, api, initiativeId } = await makeFilled();
    const bob = await newColleague(api, async (one) => void (await register(one)), person);
    const user = await openApp(paths.initiative(initiativeId, BUILD_MODE), person);
    await choose(user, texts.menu.name);
    await fillIn(user, await field(texts.name, await dialog()), 'Desks');
    await press(user, texts.save, await dialog());
    await screen.findByRole('heading', { level: 1, name: 'Desks' });
    await dialogGone();
    await choose(user, texts.menu.period);
    await user.type(await field('Start', await dialog()), '2026-03-12');
    await press(user, texts.save, await dialog());
    await expectText('12 Mar 2026 – empty');
    await dialogGone();
    await choose(user, texts.menu.members);
    await user.type(await field(sharingTexts.addPeople, await dialog()), 'Bob');
    await user.click(await options(/Bob/));
    await within(await dialog()).findByText(bob.email);
    await user.type(await field(sharingTexts.addPeople, await dialog()), 'Bob');
    expect((await options(/Bob/)).getAttribute('aria-disabled')).toBe('true');
    await press(user, commonTexts.close, await dialog());
    await dialogGone();
    await choose(user, texts.menu.members);
    await user.click(await within(await dialog()).findByRole('button', { name: /^Make Bob.* the owner$/ }));
    await expectText(texts.handOverText({ initiative: 'Desks' }));
    await user.click(screen.getAllByRole('button', { name: sharingTexts.handOverConfirm }).at(-1) as HTMLElement);
    await dialogGone();
    await waitFor(async () => expect((await api.call('get_initiative', { initiativeId })).role).toBe('editor'));
    await press(user, texts.settings);
    await screen.findByRole('menuitem', { name: texts.menu.picture });
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: texts.menu.members })).toBeNull());
  });

  test('is not offered to others, who read it', async () => {
    const { person, api, initiativeId } = await makeFilled();
    const bob = await newColleague(api, async (one) => void (await register(one)), person);
    const user = await openApp(paths.initiative(initiativeId, BUILD_MODE), bob);
    await waitFor(() => expect(screen.getAllByText('Permission error viewing release')).toHaveLength(2));
    await screen.findByRole('button', { name: 'Story maps involved: Invalid view permission for Story Map' });
    await press(user, texts.settings);
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([texts.menu.picture]);
    expect(document.body.textContent).not.toContain('Summer');
  });
});

test('an initiative is deleted by its owner after a question, and restored', async () => {
  const { person, api } = await newcomer();
  await api.call('create_initiative', { name: 'A desk for everybody' });
  const user = await openApp(paths.initiatives(), person);
  await press(user, commonTexts.deleteNamed({ name: 'A desk for everybody' }));
  await expectText('Are you sure you want to delete this Initiative?');
  await press(user, texts.delete, await dialog());
  await expectText(texts.emptyHelp);
  await press(user, trashTexts.restore);
  await screen.findByRole('link', { name: 'Open A desk for everybody' });
  await expectText(trashTexts.restored({ name: 'A desk for everybody' }));
});

test('the trash lists the user’s deleted initiatives and restores them into the list, and the offer goes away', async () => {
  const { person, api } = await newcomer();
  await api.call('create_initiative', { name: 'Desks' });
  const { id: initiativeId } = await api.call('create_initiative', { name: 'Rooms' });
  await api.call('delete_initiative', { initiativeId });
  const user = await openApp(paths.initiatives(), person);
  await press(user, commonTexts.deleteNamed({ name: 'Desks' }));
  await press(user, texts.delete, await dialog());
  await expectText(texts.emptyHelp);
  await press(user, trashTexts.title);
  const list = await within(await dialog()).findByRole('list', { name: trashTexts.list });
  const rows = () => within(list).getAllByRole('listitem');
  await waitFor(() =>
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Desksdeleted today · kept until /),
      expect.stringMatching(/^Roomsdeleted today · kept until /),
    ]),
  );
  expect(screen.getByRole('button', { name: trashTexts.restore, hidden: true })).toBeTruthy();
  server.refuse('restore_initiative', 'conflict');
  await press(user, trashTexts.restoreNamed({ name: 'Desks' }), await dialog());
  await expectText(errors.conflict.message);
  server.serve('restore_initiative');
  await press(user, trashTexts.restoreNamed({ name: 'Desks' }), await dialog());
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: trashTexts.restore, hidden: true })).toBeNull();
  await press(user, trashTexts.restoreNamed({ name: 'Rooms' }), await dialog());
  await expectText(trashTexts.empty);
  await user.keyboard('{Escape}');
  await dialogGone();
  await screen.findByRole('link', { name: 'Open Desks' });
  await screen.findByRole('link', { name: 'Open Rooms' });
  await expectFocus(screen.getByRole('button', { name: trashTexts.title }));
});
