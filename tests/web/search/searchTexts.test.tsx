import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as texts from '#shared/texts/palette.ts';
import * as resultTexts from '#shared/texts/paletteResults.ts';
import type { Api } from '#tests/e2e/support/api.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { tabPages } from '#web/root/story_map/tabs/tabPages.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { expectText } from '../support/hands.ts';
import { server } from '../support/server.ts';

async function openMap(plan: (api: Api, containerId: string) => Promise<unknown> = () => Promise.resolve()) {
  const { person, api } = await newcomer();
  const id = await makeMap(api, 'Desks', { Find: ['Near a window'], Leave: [] });
  const { whats } = await api.call('get_container', { containerId: id });
  const write = (name: string, longDescription: string) =>
    api.call('set_what_long_description', {
      containerId: id,
      whatId: whats.find(({ description }) => description === name)?.id ?? '',
      longDescription,
    });
  await write('Leave', 'Hand the desk back before you find the way home.');
  await write('Find', 'Find one that is free.');
  await plan(api, id);
  const user = await openApp(paths.mapActivity(id), person);
  await screen.findByText('Near a window');
  await user.keyboard('/');
  await screen.findByRole('combobox', { name: texts.labelOnMap });
  return user;
}

const options = () => screen.queryAllByRole('option').map(({ firstChild }) => firstChild?.textContent);

test('finds by name at once, then in long descriptions, and says meanwhile what is searched', async () => {
  const user = await openMap();
  await user.keyboard('find');
  expect(options()).toEqual(['Find']);
  await expectText(resultTexts.searching);
  await waitFor(() => expect(options()).toEqual(['Find', 'Leave']));
  await expectText(resultTexts.inTexts({ count: 1 }));
  await waitFor(() => expect(screen.queryByText(resultTexts.searching, { exact: false })).toBeNull());
  expect(server.asked('search_long_descriptions')).toHaveLength(1);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Leave'));
});

test('says that nothing contains a text only once long descriptions were searched', async () => {
  const user = await openMap();
  await user.keyboard('bicycle');
  await expectText(resultTexts.nothingYet({ query: 'bicycle' }));
  expect(screen.queryByText(resultTexts.nothing({ query: 'bicycle' }))).toBeNull();
  await expectText(resultTexts.nothing({ query: 'bicycle' }));
});

test('that cannot search long descriptions says so and shows what it found by name', async () => {
  server.refuse('search_long_descriptions');
  const user = await openMap();
  await user.keyboard('find');
  await expectText(resultTexts.textsFailed);
  expect(options()).toEqual(['Find']);
});

/** A release of the map with an epic that is named by a place. */
async function addPlan(api: Api, containerId: string) {
  await Promise.all([tabPages['releases/:releaseId'].handle(), tabPages['releases/:releaseId/what/:whatId'].handle()]);
  const { whats } = await api.call('get_container', { containerId });
  const whatId = whats.find(({ description }) => description === 'Leave')?.id ?? '';
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'Lanterns first' });
  await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [whatId] });
  await api.call('create_epic', {
    containerId,
    releaseId,
    whatId,
    epic: { type: 'where', new: true, exploreObjectName: 'Under the lantern' },
  });
}

const groups = () =>
  within(screen.getByRole('listbox', { name: texts.results }))
    .queryAllByRole('group')
    .map((group) => [
      group.firstChild?.textContent,
      ...within(group)
        .getAllByRole('option')
        .map((o) => o.textContent),
    ]);

test('finds releases and epics in groups of their own, and leads to them by key', async () => {
  const user = await openMap(addPlan);
  await user.keyboard('lantern');
  await waitFor(() =>
    expect(groups()).toEqual([
      [resultTexts.groups.releases, 'Lanterns first'],
      [resultTexts.groups.epics, 'Under the lanternWhere · Leave in Lanterns first'],
    ]),
  );
  await expectText(resultTexts.found.releases({ count: 1 }));
  await expectText(resultTexts.found.epics({ count: 1 }));
  await user.keyboard('{ArrowDown}{Enter}');
  const card = await screen.findByRole('article', { name: 'Under the lantern' });
  expect(within(card).getByRole('button', { expanded: true })).toBeTruthy();
});

test('leads to the page of a release that is clicked', async () => {
  const user = await openMap(addPlan);
  await user.keyboard('lanterns');
  await user.click(await screen.findByRole('option', { name: 'Lanterns first' }));
  await screen.findByRole('heading', { name: 'Lanterns first' });
});

test('that cannot search releases and epics says so and shows what else it found', async () => {
  server.refuse('search_releases_and_epics');
  const user = await openMap(addPlan);
  await user.keyboard('find');
  await expectText(resultTexts.planFailed);
  await waitFor(() => expect(options()).toEqual(['Find', 'Leave']));
});
