import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as texts from '#shared/texts/story_map/slices.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import type { Api } from '#tests/e2e/support/api.ts';
import { makeMap, type Sketch } from '#tests/e2e/support/maps.ts';
import { addMember, newColleague } from '#tests/e2e/support/members.ts';
import { newcomer, openApp, register } from '#tests/web/support/app.tsx';
import { dialog, expectAddress, expectFocus, expectText, field, fillIn, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { paths } from '#web/base/paths.ts';

const MAP = { Search: ['By place', 'By day'], Book: ['For a team'] };

/** A map with releases and their Activities, by name. */
async function planned(releases: Record<string, readonly string[]>, sketch: Sketch = MAP) {
  const { person, api } = await newcomer();
  const containerId = await makeMap(api, 'Desks', sketch);
  const { whats } = await api.call('get_container', { containerId });
  const idOf = (name: string) => whats.find(({ description }) => description === name)?.id ?? '';
  const ids: Record<string, string> = {};
  for (const [name, names] of Object.entries(releases)) {
    ids[name] = (await api.call('create_release', { containerId, name })).id;
    const releaseId = ids[name];
    if (names.length > 0) await api.call('add_whats_to_release', { containerId, releaseId, whatIds: names.map(idOf) });
  }
  return { person, api, containerId, idOf, releaseOf: (name: string) => ids[name] ?? '' };
}

const lane = (name: string) => screen.findByRole('region', { name });
/** The texts of the cards of the lanes that are there, by their names. */
const cards = (): Record<string, string[]> =>
  Object.fromEntries(
    screen
      .getAllByRole('region')
      .filter(({ dataset }) => dataset['lane'] !== undefined)
      .map((each) => [
        each.getAttribute('aria-label') ?? '',
        within(each)
          .queryAllByRole('listitem')
          .map((item) => within(item).getByRole('link').title),
      ]),
  );
const card = async (where: string, name: string) =>
  within(await lane(where)).findByRole('link', { name: new RegExp(`^${name}`) });
const announced = (text: string) =>
  waitFor(() => expect(document.querySelector('[data-announcement]')?.textContent?.trim()).toBe(text));
const stored = async (api: Api, containerId: string, idOf: (name: string) => string, names: readonly string[]) => {
  const { releases, releaseWhats } = await api.call('release_slices', { containerId });
  return Object.fromEntries(
    releases.map(({ id, name }) => [
      name,
      names.filter((what) => releaseWhats.some((part) => part.releaseId === id && part.whatId === idOf(what))),
    ]),
  );
};

test('the Slices have a lane for each open release with its dates and sums, and one for what is in none', async () => {
  const { person, api, containerId, idOf, releaseOf } = await planned({
    Later: ['Book'],
    First: ['By day', 'By place'],
    Done: ['Search'],
  });
  const about = { containerId, releaseId: releaseOf('First'), whatId: idOf('By day') };
  for (const text of ['Pay', 'Cancel']) {
    const { id: epicId } = await api.call('create_epic', { ...about, epic: { type: 'free_text', text } });
    await api.call('change_epic_fields', { ...about, epicId, fields: { size: 4 } });
    if (text === 'Pay') await api.call('complete_epic', { ...about, epicId });
  }
  await api.call('set_release_period', { containerId, releaseId: releaseOf('First'), start: 1.728e12, end: 0 });
  await api.call('complete_release', { containerId, releaseId: releaseOf('Done') });
  const user = await openApp(paths.mapActivity(containerId), person);
  await user.click(await screen.findByRole('link', { name: texts.view }));
  await expectAddress(paths.mapSlices(containerId));

  const first = await lane('First');
  expect(cards()).toEqual({
    First: ['By place', 'By day'],
    Later: ['Book'],
    [texts.none]: ['Search', 'For a team'],
  });
  expect(Object.keys(cards())).toEqual(['First', 'Later', texts.none]);
  expect(within(first).getByRole('banner').textContent).toBe(
    'FirstFrom 4 Oct 20242 Activities1 of 2 epics doneSize of epics 8Set capacity',
  );
  expect((await card('First', 'By day')).textContent).toBe('By day1/2 epics · Size of epics 8');
  await expectText(texts.completedIn({ name: 'Done' }));
  await expectText(texts.planned({ planned: 3, count: 3 }));
  expect(within(first).getByRole('link', { name: 'First' }).getAttribute('href')).toBe(
    paths.release(containerId, releaseOf('First')),
  );
  expect((await card(texts.none, 'Search')).getAttribute('href')).toBe(paths.mapActivity(containerId, idOf('Search')));
  await user.click(await card('First', 'By day'));
  await expectAddress(paths.releaseWhat(containerId, releaseOf('First'), idOf('By day')));
});

test('a card is picked up with Space, put into a lane, moved, copied and taken out by the keyboard', async () => {
  const { person, api, containerId, idOf } = await planned({ One: ['By place'], Two: [] });
  const user = await openApp(paths.mapSlices(containerId), person);
  const names = ['By place', 'By day', 'For a team', 'Book'];
  const onServer = () => stored(api, containerId, idOf, names);
  const at = await card(texts.none, 'By day');
  at.focus();

  await user.keyboard('[Space]');
  await announced(texts.announcements.picked({ name: 'By day', lane: texts.none }));
  await user.keyboard('[ArrowDown]');
  await announced(texts.announcements.edge);
  await user.keyboard('[ArrowUp]');
  await announced(texts.announcements.over({ lane: 'Two', does: texts.adds({ name: 'Two' }) }));
  await user.keyboard('[Space]');
  await announced(texts.announcements.taken({ name: 'By day', to: 'Two' }));
  await expectFocus(await card('Two', 'By day'));
  await waitFor(async () => expect(await onServer()).toEqual({ One: ['By place'], Two: ['By day'] }));

  await user.keyboard('[Space][ArrowUp]');
  await announced(texts.announcements.over({ lane: 'One', does: texts.moves({ name: 'One' }) }));
  await user.keyboard('[Enter]');
  await announced(texts.announcements.moved({ name: 'By day', from: 'Two', to: 'One' }));
  await waitFor(async () => expect(await onServer()).toEqual({ One: ['By place', 'By day'], Two: [] }));
  expect(server.asked('move_what_to_release')).toHaveLength(1);

  await user.keyboard('[Space][ArrowDown]{Control>}[Enter]{/Control}');
  await announced(texts.announcements.added({ name: 'By day', to: 'Two' }));
  await waitFor(async () => expect(await onServer()).toEqual({ One: ['By place', 'By day'], Two: ['By day'] }));
  expect(cards()).toMatchObject({ One: ['By place', 'By day'], Two: ['By day'] });

  await user.keyboard('[Space][ArrowDown]');
  await announced(texts.announcements.over({ lane: texts.none, does: texts.removes({ name: 'Two' }) }));
  await user.keyboard('[Escape]');
  await announced(texts.announcements.stays({ name: 'By day', lane: 'Two' }));
  await user.keyboard('[Space][ArrowDown][Space]');
  await announced(texts.announcements.removed({ name: 'By day', from: 'Two' }));
  await waitFor(async () => expect(await onServer()).toEqual({ One: ['By place', 'By day'], Two: [] }));

  // The arrows go from card to card, and from lane to lane.
  (await card('One', 'By place')).focus();
  await user.keyboard('[ArrowDown]');
  await expectFocus(await card('One', 'By day'));
  await user.keyboard('[ArrowDown]');
  await expectFocus(await card(texts.none, 'Search'));
  await user.keyboard('[End]');
  await expectFocus(await card(texts.none, 'For a team'));
});

test('a lane says why it does not take a card, and a card that the server refuses goes back with the reason', async () => {
  const { person, api, containerId, idOf, releaseOf } = await planned({ One: ['By place'], Two: [] });
  const user = await openApp(paths.mapSlices(containerId), person);
  (await card(texts.none, 'Search')).focus();
  await user.keyboard('[Space][ArrowUp][ArrowUp]');
  const mix = errors.releaseWhatLevelMix.message;
  await announced(texts.announcements.over({ lane: 'One', does: mix }));
  expect(within(await lane('One')).getByText(mix)).toBeDefined();
  expect((await lane('One')).dataset['drop']).toBe('refused here');
  await user.keyboard('[Space]');
  await announced(mix);
  // It is still picked up, so another lane can be chosen.
  await user.keyboard('[ArrowDown][Space]');
  await announced(texts.announcements.taken({ name: 'Search', to: 'Two' }));

  // A colleague has written an epic that is not seen here yet.
  const about = { containerId, releaseId: releaseOf('One'), whatId: idOf('By place') };
  await api.call('create_epic', { ...about, epic: { type: 'free_text', text: 'Pay' } });
  (await card('One', 'By place')).focus();
  await user.keyboard('[Space][ArrowDown][ArrowDown][Space]');
  const refused = errors.exploreInformationExists.message;
  await expectText(storyMapTexts.notDone({ name: 'By place', message: refused }));
  await waitFor(() => expect(cards()).toMatchObject({ One: ['By place'], Two: ['Search'] }));
  // Now it is seen, and the lane says so itself.
  await expectText('0/1 epic');
  (await card('One', 'By place')).focus();
  await user.keyboard('[Space][ArrowDown][ArrowDown]');
  await announced(texts.announcements.over({ lane: texts.none, does: refused }));
});

test('a move that fails leaves the Activity in the release that it came from', async () => {
  const { person, api, containerId, idOf, releaseOf } = await planned({ One: ['By place'], Two: [] });
  const user = await openApp(paths.mapSlices(containerId), person);
  (await card('One', 'By place')).focus();
  await api.call('complete_release', { containerId, releaseId: releaseOf('Two') });
  await user.keyboard('[Space][ArrowDown][Space]');
  await expectText(storyMapTexts.notDone({ name: 'By place', message: errors.releaseCompleted.message }));
  await waitFor(() =>
    expect(cards()).toMatchObject({ One: ['By place'], [texts.none]: ['Search', 'By day', 'Book', 'For a team'] }),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Two' })).toBeNull());
  expect(await stored(api, containerId, idOf, ['By place'])).toEqual({ One: ['By place'] });
});

test('viewers see the lanes, and nothing can be picked up', async () => {
  const { person, api, containerId } = await planned({ One: ['By place'], Empty: [] });
  const bob = await newColleague(api, async (colleague) => void (await register(colleague)), person);
  await addMember(api, containerId, bob, 'viewer');
  const user = await openApp(paths.mapSlices(containerId), bob);
  (await card('One', 'By place')).focus();
  await user.keyboard('[Space][ArrowDown]');
  await expectFocus(await card(texts.none, 'Search'));
  expect(document.querySelector('[data-lifted]')).toBeNull();
  expect(within(await lane('Empty')).getByText(texts.nothingHere)).toBeDefined();
  expect(screen.queryByRole('button', { name: texts.create })).toBeNull();
  await user.keyboard('?');
  expect(within(await dialog()).queryByText('Ctrl+Enter')).toBeNull();
});

test('without releases the page says what a slice is for, and the first one becomes a lane', async () => {
  const { person, containerId } = await planned({});
  const user = await openApp(paths.mapSlices(containerId), person);
  await expectText(texts.emptyText);
  await press(user, texts.create);
  await fillIn(user, await field(`${releaseTexts.name} *`, await dialog()), 'First desks');
  await press(user, releaseTexts.add, await dialog());
  await lane('First desks');
  await expectText(texts.dropHere);
  await expectAddress(paths.mapSlices(containerId));
});

test('without Activities it leads to the map, and a failure can be tried again', async () => {
  const { person, containerId } = await planned({ One: [] }, {});
  server.refuse('release_slices', 'unknown');
  const user = await openApp(paths.mapSlices(containerId), person);
  const retry = await screen.findByRole('button', { name: commonTexts.tryAgain });
  server.serve('release_slices');
  await user.click(retry);
  await expectText(texts.emptyMapText);
  expect(screen.getByRole('link', { name: texts.toMap }).getAttribute('href')).toBe(paths.mapActivity(containerId));
});

test('viewers of a map without Activities are not asked to add some', async () => {
  const { person, api, containerId } = await planned({ One: [] }, {});
  const bob = await newColleague(api, async (colleague) => void (await register(colleague)), person);
  await addMember(api, containerId, bob, 'viewer');
  await openApp(paths.mapSlices(containerId), bob);
  await expectText(texts.emptyMapViewer);
});

test('the filter of the map dims the cards that do not match, and stays in the address', async () => {
  const { person, api, containerId, idOf } = await planned({ One: ['By place', 'By day'] });
  const { id: whoId } = await api.call('add_who', { containerId, name: 'Rider', group: null, category: null });
  const { who_what_link_type } = await api.call('company_settings', {});
  const link = { linkTypeId: who_what_link_type[0]?.id ?? '', whoIds: [whoId] };
  await api.call('add_what_who_links', { containerId, whatId: idOf('By day'), ...link });
  await openApp(`${paths.mapSlices(containerId)}?who=${whoId}`, person);
  await lane('One');
  const dimmed = () => [...document.querySelectorAll('[data-dimmed] a')].map((link) => link.getAttribute('title'));
  await waitFor(() => expect(dimmed()).toEqual(['By place', 'Book', 'For a team']));
  await expectAddress(`${paths.mapSlices(containerId)}?who=${whoId}`);
});

test('the menu of a card moves it without dragging, and says why a lane does not take it', async () => {
  const { person, api, containerId, idOf } = await planned({ One: ['By place'], Base: ['Book'], Two: [] });
  const user = await openApp(paths.mapSlices(containerId), person);
  const open = async (where: string, name: string) => {
    (await card(where, name)).focus();
    await user.keyboard('m');
    return within(await screen.findByRole('menu'));
  };
  const menu = await open('One', 'By place');
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    `Base${errors.releaseWhatLevelMix.message}`,
    texts.moves({ name: 'Two' }),
    texts.removes({ name: 'One' }),
    texts.adds({ name: 'Two' }),
    commonTexts.openInNewTab,
  ]);
  expect(menu.getByRole('menuitem', { name: /^Base/ }).getAttribute('aria-disabled')).toBe('true');
  await user.click(menu.getByRole('menuitem', { name: texts.adds({ name: 'Two' }) }));
  await expectFocus(await card('Two', 'By place'));
  await waitFor(async () =>
    expect(await stored(api, containerId, idOf, ['By place', 'Book'])).toEqual({
      One: ['By place'],
      Base: ['Book'],
      Two: ['By place'],
    }),
  );
  await press(user, storyMapTexts.menuOf({ name: 'By place' }), await lane('Two'));
  await user.click(await screen.findByRole('menuitem', { name: texts.removes({ name: 'Two' }) }));
  await waitFor(() => expect(cards()).toMatchObject({ One: ['By place'], Two: [] }));
});

test('while the lanes are printed they stand below each other, without menus', async () => {
  const { person, containerId } = await planned({ One: ['By place'], Two: [] });
  await openApp(paths.mapSlices(containerId), person);
  await card('One', 'By place');
  const paper = () => document.querySelector<HTMLElement>('[data-paper]');
  expect(paper()).toBeNull();
  window.dispatchEvent(new Event('beforeprint'));
  await waitFor(() => expect(paper()).not.toBeNull());
  const inside = within(paper() as HTMLElement);
  expect(inside.getAllByRole('region').map((each) => each.getAttribute('aria-label'))).toEqual([
    'One',
    'Two',
    texts.none,
  ]);
  expect(inside.queryByRole('button')).toBeNull();
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(paper()).toBeNull());
});
