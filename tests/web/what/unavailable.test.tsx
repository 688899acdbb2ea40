import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { focusByKeyboard } from '../support/focusByKeyboard.ts';
import { expectFocus, press } from '../support/hands.ts';

const texts = overviewTexts.link;

afterEach(() => vi.restoreAllMocks());

test("the arrows reach 'Make into Story' of a linked Activity, which says why it is unavailable", async () => {
  focusByKeyboard();
  const { person, api } = await newcomer();
  const containerId = await makeMap(api, 'Desks', { Find: [] });
  const childContainerId = await makeMap(api, 'Rooms');
  const { whats } = await api.call('get_container', { containerId });
  await api.call('link_story_map', { containerId, childContainerId, whatId: whats[0]?.id ?? '' });
  const user = await openApp(paths.mapActivity(containerId), person);
  await press(user, storyMapTexts.menuOf({ name: 'Find' }));
  const menu = await screen.findByRole('menu');
  const item = within(menu).getByRole('menuitem', { name: texts.make });
  const above = within(menu).getAllByRole('menuitem').indexOf(item);
  for (let i = 0; i < above; i += 1) await user.keyboard('{ArrowDown}');
  await expectFocus(item);
  expect((await screen.findByRole('tooltip')).textContent).toBe(texts.makeLinked);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
