import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import * as paletteTexts from '#shared/texts/palette.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as texts from '#shared/texts/what/present.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialog, dialogGone, expectAddress, expectFocus, expectText, press } from '../support/hands.ts';

beforeAll(
  () =>
    Promise.all([
      import('#web/base/theme/MuiTheme.tsx'),
      import('#web/features/what/present/Present.tsx'),
      import('#web/features/search/MapSearch.tsx'),
      import('#web/root/story_map/EditOverlays.tsx'),
    ]),
  60_000,
);

/** A map with three Activities on its backbone, opened by its owner. */
async function desks(address: (id: string) => string) {
  const { person, api } = await newcomer();
  const id = await makeMap(api, 'Desks', { Find: ['By place'], Book: [], Pay: [] });
  const { whats } = await api.call('get_container', { containerId: id });
  const byPlace = whats.find(({ description }) => description === 'By place')?.id ?? '';
  await api.call('change_what_fields', { containerId: id, whatId: byPlace, fields: { size: 3 } });
  const user = await openApp(address(id), person);
  return { user, id };
}
const shows = (number: number, name: string) =>
  waitFor(() => {
    screen.getByText(texts.position({ number, count: 3 }));
    within(screen.getByRole('region', { name: texts.shown })).getByRole('heading', { level: 3, name });
  });

test('a meeting walks along the backbone by keys, buttons and swipes, and the board shows where it ended', async () => {
  const { user } = await desks((id) => paths.mapActivity(id));
  await screen.findByRole('button', { name: /^Pay/ });
  await press(user, mapShellTexts.edit);
  await user.click(await screen.findByRole('menuitem', { name: mapShellTexts.present }));
  await shows(1, 'Find');
  const walk = within(screen.getByRole('region', { name: texts.shown }));
  walk.getByRole('heading', { level: 4, name: 'By place' });
  walk.getByText(storyMapTexts.size({ size: 3 }));
  await user.keyboard('{ArrowRight}');
  await shows(2, 'Book');
  walk.getByText(texts.nothingBelow);
  expect(walk.queryByRole('heading', { level: 4 })).toBeNull();
  await user.keyboard('{End}');
  await shows(3, 'Pay');
  await user.keyboard('{ArrowRight}');
  await shows(3, 'Pay');
  await press(user, texts.previous);
  await shows(2, 'Book');
  const region = screen.getByRole('region', { name: texts.shown });
  fireEvent.touchStart(region, { touches: [{ clientX: 300, clientY: 200 }] });
  fireEvent.touchEnd(region, { changedTouches: [{ clientX: 100, clientY: 210 }] });
  await shows(3, 'Pay');
  await user.keyboard('{Escape}');
  await dialogGone();
  await expectFocus(await screen.findByRole('button', { name: /^Pay/ }));
});

test('it opens from the commands of another tab, and leads to the board', async () => {
  const { user, id } = await desks((containerId) => paths.storyMap(containerId, 'overview'));
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: paletteTexts.labelOnMap });
  await user.keyboard('present');
  await screen.findByRole('option', { name: mapShellTexts.present });
  await user.keyboard('{Enter}');
  await dialog();
  await expectText(texts.position({ number: 1, count: 3 }));
  await user.keyboard('{Escape}');
  await expectAddress(paths.mapActivity(id));
});
