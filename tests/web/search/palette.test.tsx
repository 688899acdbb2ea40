import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as texts from '#shared/texts/palette.ts';
import * as resultTexts from '#shared/texts/paletteResults.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as quickTexts from '#shared/texts/what/quickChanges.ts';
import * as whoTexts from '#shared/texts/who.ts';
import type { Api } from '#tests/e2e/support/api.ts';
import { addWhos, makeMap } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { KNOWN_MAPS_KEY } from '#web/replica/story_map/known/knownMaps.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialogGone, expectAddress, expectFocus, expectText } from '../support/hands.ts';
import { stubIndexedDb } from '../support/indexedDb.ts';
import { server } from '../support/server.ts';

// Loading the code of a dialog takes longer than queries wait.
beforeAll(
  () =>
    Promise.all([
      import('#web/base/theme/MuiTheme.tsx'),
      import('#web/features/search/MapSearch.tsx'),
      import('#web/features/search/PageSearch.tsx'),
      import('#web/features/search/ServerSearches.tsx'),
      import('#web/features/what/board/quick/CardPicker.tsx'),
    ]),
  60_000,
);
afterEach(() => vi.unstubAllGlobals());

const CTRL_K = '{Control>}k{/Control}';

async function openMap(plan: (api: Api, containerId: string) => Promise<unknown> = () => Promise.resolve()) {
  const { person, api } = await newcomer();
  const id = await makeMap(api, 'Desks', { Find: [], Pay: [] });
  await plan(api, id);
  const user = await openApp(paths.mapActivity(id), person);
  const card = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
  await card('Pay');
  return { user, api, id, card };
}

const field = () => screen.findByRole('combobox', { name: texts.labelOnMap });
/** The names of the results, by the title of their group. */
const groups = (): Record<string, (string | null | undefined)[]> =>
  Object.fromEntries(
    within(screen.getByRole('listbox', { name: texts.results }))
      .queryAllByRole('group')
      .map((group) => [
        group.firstChild?.textContent ?? '',
        within(group)
          .getAllByRole('option')
          .map(({ firstChild }) => firstChild?.textContent),
      ]),
  );

test('offers the commands of the page with their keys, and does the chosen one where the focus was', async () => {
  const { user, card } = await openMap();
  (await card('Pay')).focus();
  await user.keyboard(CTRL_K);
  await expectFocus(await field());
  const size = quickTexts.menu.size;
  const option = await screen.findByRole('option', { name: new RegExp(`^${size}`) });
  expect(option.textContent).toBe(`${size}${quickTexts.named({ name: 'Pay' })}S`);
  expect(within(option).getByText('S', { selector: 'kbd' })).toBeTruthy();
  await user.keyboard('set size');
  await waitFor(() => expect(groups()).toEqual({ [resultTexts.groups.commands]: [size] }));
  await user.keyboard('{Enter}');
  await expectFocus(await screen.findByRole('combobox', { name: quickTexts.placeholders.size }));
  await user.keyboard('5{Enter}');
  await waitFor(() => expect(server.asked('change_what_fields').map(({ fields }) => fields)).toEqual([{ size: 5 }]));
  await expectFocus(await card('Pay'));
});

test('leads to the other tabs of a map', async () => {
  const { user, id } = await openMap();
  await user.keyboard(`${CTRL_K}hist`);
  await screen.findByRole('option', { name: texts.goTo({ page: storyMapTexts.tabs.history }) });
  await user.keyboard('{Enter}');
  await expectAddress(paths.storyMap(id, 'history'));
});

test('leads from any page to the other pages, and to its keys', async () => {
  const { person } = await newcomer();
  const user = await openApp(paths.account(), person);
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard(`${CTRL_K}keys`);
  await screen.findByRole('option', { name: new RegExp(texts.showKeys) });
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: storyMapTexts.keysTitle });
  await user.keyboard('{Escape}');
  await dialogGone();
  await user.keyboard(`${CTRL_K}hierarchy`);
  await screen.findByRole('option', { name: texts.goTo({ page: navigationTexts.hierarchy }) });
  await user.keyboard('{Enter}');
  await expectAddress(paths.hierarchy());
});

test('finds Whos and problems of the map, and other maps, and leads to them', async () => {
  const { user, api, id } = await openMap(async (rest, containerId) => {
    await addWhos(rest, containerId, { '': ['Lamp lighter'] });
    await rest.call('add_problem_to_map', { containerId, name: 'Lamps are broken' });
  });
  const other = await makeMap(api, 'Lamps', {});
  await user.keyboard(`${CTRL_K}lamp`);
  await waitFor(() =>
    expect(groups()).toEqual({
      [resultTexts.groups.whos]: ['Lamp lighter'],
      [resultTexts.groups.problems]: ['Lamps are broken'],
      [resultTexts.groups.maps]: ['Lamps'],
    }),
  );
  await expectText(resultTexts.found.maps({ count: 1 }));
  await user.keyboard('{Enter}');
  await expectAddress(paths.mapWho(id));
  await screen.findByRole('region', { name: whoTexts.board({ name: 'Desks' }) });
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Lamp lighter'));
  await user.keyboard(`${CTRL_K}lamps`);
  await user.click(await screen.findByRole('option', { name: /^Lamps Everybody/ }));
  await waitFor(() => expect(window.location.pathname).toContain(other));
});

test('begins with the maps that were opened last', async () => {
  stubIndexedDb();
  const { user, api, id } = await openMap();
  await makeMap(api, 'Rooms');
  // The copy of a map is kept after its page has come to rest.
  await waitFor(() => expect(localStorage.getItem(KNOWN_MAPS_KEY)).toContain(id), { timeout: 10_000 });
  await user.keyboard(`${CTRL_K}rooms`);
  await user.click(await screen.findByRole('option', { name: /^Rooms/ }));
  await screen.findByRole('heading', { level: 1, name: 'Rooms' });
  await waitFor(() => expect(window.location.pathname).not.toContain(id));
  await user.keyboard(CTRL_K);
  await field();
  await waitFor(() => expect(groups()[resultTexts.groups.recent]).toEqual(['Desks']));
  expect(Object.keys(groups())[0]).toBe(resultTexts.groups.recent);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toContain(id));
});

test('says what nothing matches, once everything was searched', async () => {
  const { person } = await newcomer();
  const user = await openApp(paths.account(), person);
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard(`${CTRL_K}zebra`);
  await expectText(resultTexts.searching);
  await expectText(resultTexts.nothing({ query: 'zebra' }));
  expect(screen.queryAllByRole('option')).toEqual([]);
});
