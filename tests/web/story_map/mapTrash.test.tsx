import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as texts from '#shared/texts/story_map/trash.ts';
import * as undoTexts from '#shared/texts/undo.ts';
import { newcomer, openApp } from '#tests/web/support/app.tsx';
import { dialog, dialogGone, expectAlert, expectFocus, expectText, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { paths } from '#web/base/paths.ts';

async function scene() {
  const { person, api } = await newcomer();
  const { id: containerId } = await api.call('story_map_container_create', { name: 'Desks', why: 'A desk for each' });
  const add = async (description: string, parentId: string | null = null) =>
    (await api.call('add_what', { containerId, description, level: parentId === null ? 0 : 1, parentId })).id;
  const search = await add('Find');
  return { person, api, containerId, search, byPlace: await add('By place', search), add };
}

async function openTrash(user: UserEvent): Promise<HTMLElement> {
  await press(user, mapShellTexts.edit);
  await user.click(await screen.findByRole('menuitem', { name: texts.title }));
  return dialog();
}

test('what was deleted is listed with what it belonged to, and restored from there, the parent first', async () => {
  const { person, api, containerId, search, byPlace } = await scene();
  const { id: whoId } = await api.call('add_who', { containerId, name: 'Visitor' });
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'First desks' });
  await api.call('delete_what2', { containerId, whatId: byPlace });
  await api.call('delete_what2', { containerId, whatId: search });
  await api.call('delete_who', { containerId, whoId });
  await api.call('delete_release', { containerId, releaseId });
  const user = await openApp(paths.storyMap(containerId, 'overview'), person);
  const trash = await openTrash(user);
  const list = await within(trash).findByRole('list', { name: texts.list });
  const rows = () => within(list).getAllByRole('listitem');
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^First desksRelease · deleted by .+ · today/),
    expect.stringMatching(/^VisitorWho · /),
    expect.stringMatching(/^FindActivity · /),
    expect.stringMatching(/^By placeActivity under “Find” · /),
  ]);
  await press(user, texts.restoreNamed({ name: 'Visitor' }), trash);
  await waitFor(() => expect(rows()).toHaveLength(3));
  await expectFocus(within(trash).getByText(texts.title));
  await press(user, texts.first({ name: 'Find' }), trash);
  await press(user, texts.restoreNamed({ name: 'By place' }), trash);
  await waitFor(() => expect(rows()).toHaveLength(1));
  await press(user, texts.restoreNamed({ name: 'First desks' }), trash);
  await expectText(texts.empty);
  const { whats, whos } = await api.call('get_container', { containerId });
  expect(whats.map(({ id }) => id).sort()).toEqual([search, byPlace].sort());
  expect(whos).toMatchObject([{ id: whoId }]);
});

test('a refusal says why and keeps the entry; a list that does not load can be tried again', async () => {
  const { person, api, containerId, byPlace } = await scene();
  await api.call('delete_what2', { containerId, whatId: byPlace });
  const user = await openApp(paths.storyMap(containerId, 'overview'), person);
  server.refuse('story_map_trash');
  const trash = await openTrash(user);
  await expectAlert(trash);
  server.serve('story_map_trash');
  await press(user, 'Try again', trash);
  server.refuse('restore_what', 'story-map-full');
  await press(user, texts.restoreNamed({ name: 'By place' }), trash);
  await expectText(errors.storyMapFull.message);
  server.serve('restore_what');
  await press(user, texts.restoreNamed({ name: 'By place' }), trash);
  await expectText(texts.empty);
  await user.keyboard('{Escape}');
  await dialogGone();
});

test('older entries are loaded on request', async () => {
  const { person, api, containerId, add } = await scene();
  for (let i = 0; i < 22; i += 1) await api.call('delete_what2', { containerId, whatId: await add(`Step ${i}`) });
  const user = await openApp(paths.storyMap(containerId, 'overview'), person);
  const trash = await openTrash(user);
  const list = await within(trash).findByRole('list', { name: texts.list });
  expect(within(list).getAllByRole('listitem')).toHaveLength(20);
  await press(user, texts.older, trash);
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(22));
  expect(within(trash).queryByRole('button', { name: texts.older })).toBeNull();
});

test('deleting a card offers to undo that, and it is back with its children', async () => {
  const { person, api, containerId, search } = await scene();
  const user = await openApp(paths.mapActivity(containerId), person);
  (await screen.findByRole('button', { name: /^Find/ })).focus();
  await user.keyboard('{Delete}');
  await press(user, storyMapTexts.deleteConfirm, await dialog());
  await dialogGone();
  await expectText(storyMapTexts.deleted);
  expect(screen.queryByText('By place')).toBeNull();
  await press(user, undoTexts.undo);
  await expectText('By place');
  await waitFor(async () =>
    expect((await api.call('get_container', { containerId })).whats.map(({ id }) => id)).toContain(search),
  );
});

test('an offer to undo goes away with what the trash has restored, all of it by keyboard', async () => {
  const { person, api, containerId, search } = await scene();
  const { id: whoId } = await api.call('add_who', { containerId, name: 'Visitor' });
  await api.call('delete_who', { containerId, whoId });
  const user = await openApp(paths.mapActivity(containerId), person);
  (await screen.findByRole('button', { name: /^Find/ })).focus();
  await user.keyboard('{Delete}');
  await press(user, storyMapTexts.deleteConfirm, await dialog());
  await dialogGone();
  await expectText(storyMapTexts.deleted);

  screen.getByRole('button', { name: mapShellTexts.edit }).focus();
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: texts.title });
  while (document.activeElement !== item) await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
  const trash = await dialog();
  const button = await within(trash).findByRole('button', { name: texts.restoreNamed({ name: 'Find' }) });
  while (document.activeElement !== button) await user.tab();
  await user.keyboard('{Enter}');
  await expectText(texts.restored({ name: 'Find' }));
  expect(screen.queryByText(storyMapTexts.deleted)).toBeNull();
  await expectFocus(within(trash).getByText(texts.title));
  // From the title on to what is left, and out again.
  await user.tab();
  expect(document.activeElement).toBe(
    within(trash).getByRole('button', { name: texts.restoreNamed({ name: 'Visitor' }) }),
  );
  await user.keyboard(' ');
  await expectText(texts.empty);
  await user.keyboard('{Escape}');
  await dialogGone();
  await expectFocus(screen.getByRole('button', { name: mapShellTexts.edit }));
  const { whats, whos } = await api.call('get_container', { containerId });
  expect(whats.map(({ id }) => id)).toContain(search);
  expect(whos).toMatchObject([{ id: whoId }]);
});
