import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/app/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { expectText } from '../support/hands.ts';
import { server } from '../support/server.ts';

const texts = storyMapTexts.search;

async function openMap() {
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
  const user = await openApp(paths.mapActivity(id), person);
  await screen.findByText('Near a window');
  await user.keyboard('/');
  await screen.findByRole('combobox', { name: texts.label });
  return user;
}

const options = () => screen.queryAllByRole('option').map(({ firstChild }) => firstChild?.textContent);

test('finds by name at once, then in long descriptions, and says meanwhile what is searched', async () => {
  const user = await openMap();
  await user.keyboard('find');
  expect(options()).toEqual(['Find']);
  await expectText(texts.searchingTexts);
  await waitFor(() => expect(options()).toEqual(['Find', 'Leave']));
  await expectText(fill(texts.inTexts.one, { count: 1 }));
  expect(screen.queryByText(texts.searchingTexts, { exact: false })).toBeNull();
  expect(server.asked('search_long_descriptions')).toHaveLength(1);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Leave'));
});

test('says that nothing contains a text only once long descriptions were searched', async () => {
  const user = await openMap();
  await user.keyboard('bicycle');
  await expectText(fill(texts.noneByName, { text: 'bicycle' }));
  expect(screen.queryByText(fill(texts.none, { text: 'bicycle' }))).toBeNull();
  await expectText(fill(texts.none, { text: 'bicycle' }));
});

test('that cannot search long descriptions says so and shows what it found by name', async () => {
  server.refuse('search_long_descriptions');
  const user = await openMap();
  await user.keyboard('find');
  await expectText(texts.textsFailed);
  expect(options()).toEqual(['Find']);
});
