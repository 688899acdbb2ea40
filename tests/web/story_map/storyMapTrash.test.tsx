import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import { TRASH_PAGE_SIZE } from '#shared/model/story_map/trash.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import * as texts from '#shared/texts/story_map/trash.ts';
import { newcomer, openApp } from '#tests/web/support/app.tsx';
import { dialog, dialogGone, expectAlert, expectFocus, expectText, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { paths } from '#web/base/paths.ts';

async function scene() {
  const { person, api } = await newcomer();
  const create = async (name: string) =>
    (await api.call('story_map_container_create', { name, why: 'For the list' })).id;
  return { person, api, create };
}

async function openTrash(user: UserEvent): Promise<HTMLElement> {
  await press(user, texts.title);
  return dialog();
}

const card = (name: string) => screen.findAllByRole('link', { name: new RegExp(name) });

test('deleting a story map offers to restore it, and it is in the list again', async () => {
  const { person, create } = await scene();
  await create('Rooms');
  const user = await openApp(paths.storyMaps(), person);
  await press(user, storyMapsTexts.actions({ name: 'Rooms' }));
  await user.click(await screen.findByRole('menuitem', { name: storyMapsTexts.delete }));
  await press(user, storyMapsTexts.delete, await dialog());
  await dialogGone();
  await expectText(storyMapsTexts.deleted({ name: 'Rooms' }));
  await press(user, texts.restore);
  await expectText(texts.restored({ name: 'Rooms' }));
  await card('Rooms');
});

test('the trash lists deleted story maps with how long they are kept, and restores them into the list', async () => {
  const { person, api, create } = await scene();
  for (const name of ['Rooms', 'Desks']) await api.call('delete_container', { containerId: await create(name) });
  const user = await openApp(paths.storyMaps(), person);
  const trash = await openTrash(user);
  const list = await within(trash).findByRole('list', { name: texts.list });
  const rows = () => within(list).getAllByRole('listitem');
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Desksdeleted today · kept until /),
    expect.stringMatching(/^Roomsdeleted today · kept until /),
  ]);
  await press(user, texts.restoreNamed({ name: 'Rooms' }), trash);
  await waitFor(() => expect(rows()).toHaveLength(1));
  await expectFocus(within(trash).getByText(texts.title));
  await press(user, texts.restoreNamed({ name: 'Desks' }), trash);
  await expectText(texts.empty);
  await user.keyboard('{Escape}');
  await dialogGone();
  await card('Rooms');
  await card('Desks');
  await expectFocus(screen.getByRole('button', { name: texts.title }));
});

test('a story map that comes back without its link says why', async () => {
  const { person, api, create } = await scene();
  const [above, below, other] = [await create('Above'), await create('Below'), await create('Other')];
  const { id: whatId } = await api.call('add_what', { containerId: above, description: 'Find a desk', level: 0 });
  await api.call('link_story_map', { containerId: above, whatId, childContainerId: below });
  await api.call('delete_container', { containerId: below });
  await api.call('link_story_map', { containerId: above, whatId, childContainerId: other });
  const user = await openApp(paths.storyMaps(), person);
  await press(user, texts.restoreNamed({ name: 'Below' }), await openTrash(user));
  await expectText(texts.lostParent.taken({ name: 'Below' }));
});

test('a refusal says why and keeps the entry; a trash that does not load can be tried again', async () => {
  const { person, api, create } = await scene();
  await api.call('delete_container', { containerId: await create('Rooms') });
  server.refuse('deleted_story_maps');
  const user = await openApp(paths.storyMaps(), person);
  const trash = await openTrash(user);
  await expectAlert(trash);
  server.serve('deleted_story_maps');
  await press(user, 'Try again', trash);
  server.refuse('restore_story_map', 'conflict');
  await press(user, texts.restoreNamed({ name: 'Rooms' }), trash);
  await expectText(errors.conflict.message);
  expect(within(trash).getAllByRole('listitem')).toHaveLength(1);
});

test('older entries come page by page', async () => {
  const { person, api, create } = await scene();
  for (let i = 0; i <= TRASH_PAGE_SIZE; i += 1)
    await api.call('delete_container', { containerId: await create(`Map ${i}`) });
  const user = await openApp(paths.storyMaps(), person);
  const trash = await openTrash(user);
  const rows = () => within(trash).getAllByRole('listitem');
  await waitFor(() => expect(rows()).toHaveLength(TRASH_PAGE_SIZE));
  await press(user, texts.older, trash);
  await waitFor(() => expect(rows()).toHaveLength(TRASH_PAGE_SIZE + 1));
});
