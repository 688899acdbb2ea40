import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as duplicateTexts from '#shared/texts/story_map/duplicate.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { newcomer, openApp } from '#tests/web/support/app.tsx';
import { dialog, expectAddress, expectText, field, fillIn, press } from '#tests/web/support/hands.ts';
import { paths } from '#web/base/paths.ts';

async function scene() {
  const { person, api } = await newcomer();
  const { id } = await api.call('story_map_container_create', { name: 'Rooms', why: 'A room for everybody' });
  await api.call('add_what', { containerId: id, description: 'Find a room', level: 0 });
  await api.call('add_who', { containerId: id, name: 'Guest' });
  const copies = async () =>
    (await api.call('story_map_list', { list_type: 'owner' })).docs.filter((map) => map.id !== id);
  return { person, api, id, copies };
}

test('a story map is duplicated from its card, with another name and without its Whos', async () => {
  const { person, api, copies } = await scene();
  const user = await openApp(paths.storyMaps(), person);
  await press(user, storyMapsTexts.actions({ name: 'Rooms' }));
  await user.click(await screen.findByRole('menuitem', { name: duplicateTexts.action }));
  const form = await dialog();
  const name = await field(duplicateTexts.name, form);
  expect((name as HTMLInputElement).value).toBe(duplicateTexts.copyOf({ name: 'Rooms' }));
  await fillIn(user, name, '');
  await expectText(storyMapsTexts.nameRequired);
  await fillIn(user, name, 'More rooms');
  await user.click(await screen.findByLabelText(duplicateTexts.whos));
  await press(user, duplicateTexts.submit, form);
  await expectAddress(/\/story_map\/\w{20}\/map\/activity$/);
  await expectText('Find a room');
  const [copy, ...others] = await copies();
  expect([copy?.name, others]).toEqual(['More rooms', []]);
  expect((await api.call('get_container', { containerId: copy?.id ?? '' })).whos).toEqual([]);
});

test('the open story map is duplicated from its menu, as offered by Enter', async () => {
  const { person, api, id, copies } = await scene();
  const user = await openApp(paths.storyMap(id, 'overview'), person);
  await press(user, mapShellTexts.edit);
  await user.click(await screen.findByRole('menuitem', { name: duplicateTexts.action }));
  await user.click(await field(duplicateTexts.name, await dialog()));
  await user.keyboard('{Enter}');
  await expectAddress(/\/map\/activity$/);
  const [copy] = await copies();
  expect(copy?.name).toBe(duplicateTexts.copyOf({ name: 'Rooms' }));
  expect((await api.call('get_container', { containerId: copy?.id ?? '' })).whos).toHaveLength(1);
});
