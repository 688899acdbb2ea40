import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HISTORY_PAGE_SIZE } from '#shared/model/limits.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as listTexts from '#shared/texts/lists.ts';
import * as texts from '#shared/texts/story_map/history.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import { newcomer, openApp } from '#tests/web/support/app.tsx';
import { expectText, field, fillIn, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { paths } from '#web/base/paths.ts';

test('a change is read in front of the loaded pages, which are not read again', async () => {
  const { person, api } = await newcomer();
  const { id: containerId } = await api.call('story_map_container_create', { name: 'Desks', why: 'A desk for each' });
  for (let i = 0; i < HISTORY_PAGE_SIZE; i += 1)
    await api.call('add_what', { containerId, description: `Step ${i}`, level: 0, parentId: null });
  const total = HISTORY_PAGE_SIZE + 1;
  const user = await openApp(paths.storyMap(containerId, 'history'), person);
  await press(user, texts.showMore);
  await expectText(texts.shown({ count: total }));
  const before = server.asked('story_map_history').length;

  const rename = async (name: string) => {
    await press(user, mapShellTexts.edit);
    await user.click(await screen.findByRole('menuitem', { name: mapShellTexts.menu.name }));
    await fillIn(user, await field(mapShellTexts.name), name);
    await user.keyboard('{Enter}');
  };
  await rename('Desks and rooms');
  await expectText(texts.shown({ count: total + 1 }));
  // The page at the front alone, however often the change is heard of.
  expect(server.asked('story_map_history').slice(before)).not.toContainEqual(
    expect.objectContaining({ before: expect.any(String) as string }),
  );

  server.refuse('story_map_history');
  await rename('Desks');
  await expectText(new RegExp(listTexts.refreshFailed({ message: '' }).slice(0, 12)));
  await expectText(texts.shown({ count: total + 1 }));
  server.serve('story_map_history');
  await press(user, commonTexts.tryAgain);
  await expectText(texts.shown({ count: total + 2 }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
