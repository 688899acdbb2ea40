import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import * as pageTexts from '#shared/texts/navigation.ts';
import * as texts from '#shared/texts/palette.ts';
import * as searchTexts from '#shared/texts/search.ts';
import * as sharingTexts from '#shared/texts/story_map/storyMap.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialog, expectAddress, expectFocus } from '../support/hands.ts';

const { keysTitle, sharedKeys } = sharingTexts;

// Loading the code of a page or dialog may take longer than queries wait.
beforeAll(
  () =>
    Promise.all([
      import('#web/base/theme/MuiTheme.tsx'),
      import('#web/features/search/PageSearch.tsx'),
      import('#web/root/shell/KeysOfPage.tsx'),
      import('#web/root/session/RequireAccess.tsx'),
      import('#web/features/initiative/list/InitiativesPage.tsx'),
      import('#web/features/story_map/hierarchy/HierarchyPage.tsx'),
      import('#web/features/change_request/ChangeRequestsPage.tsx'),
      import('#web/features/people/session/AccountPage.tsx'),
      import('#web/root/admin/AdminPage.tsx'),
    ]),
  60_000,
);

const PAGES: Record<string, (containerId: string) => string> = {
  'the list of initiatives': () => paths.initiatives(),
  Hierarchy: () => paths.hierarchy(),
  Requests: () => paths.changeRequests(),
  'the account': () => paths.account(),
  Admin: () => paths.admin(),
  Overview: (id) => paths.storyMap(id, 'overview'),
  Frame: (id) => paths.frame(id, 'problem'),
  History: (id) => paths.storyMap(id, 'history'),
  'the story maps': () => paths.storyMaps(),
};

test.each(Object.keys(PAGES))('? lists keys on %s', async (name) => {
  const { person, api } = await newcomer();
  const id = await makeMap(api, 'Desks', { Find: [] });
  const user = await openApp(PAGES[name]?.(id) ?? '', person);
  await screen.findByRole('button', { name: pageTexts.openUser });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('?');
  const keys = await dialog();
  expect(keys.querySelector('h2')?.textContent).toBe(keysTitle);
  const onMap = ['Overview', 'Frame', 'History'].includes(name);
  expect(keys.textContent).toContain((onMap ? sharedKeys.search : sharedKeys.find).does);
  // The administrators' page starts on the settings, which can be undone too.
  expect(keys.textContent.includes(sharedKeys.undo.does)).toBe(onMap || name === 'Admin');
});

test.each(['{Control>}k{/Control}', '/'])('%s finds a story map on a page without a search', async (keys) => {
  const { person, api } = await newcomer();
  const id = await makeMap(api, 'Desks', { Find: [] });
  const user = await openApp(paths.account(), person);
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard(keys);
  await expectFocus(await screen.findByRole('combobox', { name: texts.label }));
  await user.keyboard('desk');
  await screen.findByRole('option', { name: /^Desks/ });
  await user.keyboard('{Enter}');
  await expectAddress(paths.storyMap(id, 'overview'));
});

test('a page with a field for its search has it at /, and the search of all pages at Ctrl+K', async () => {
  const { person } = await newcomer();
  const user = await openApp(paths.account(), person);
  await screen.findByRole('heading', { level: 1 });
  await user.click(screen.getAllByRole('link', { name: pageTexts.storyMaps })[0] ?? document.body);
  const field = await screen.findByRole('combobox', { name: searchTexts.storyMaps });
  await user.keyboard('/');
  await expectFocus(field);
  expect(screen.queryByRole('combobox', { name: texts.label })).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  await expectFocus(await screen.findByRole('combobox', { name: texts.label }));
  await user.keyboard('{Escape}');
  await expectFocus(field);
});
