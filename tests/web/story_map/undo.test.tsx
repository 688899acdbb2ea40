import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as texts from '#shared/texts/undo.ts';
import { makeMap, stored } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialog, dialogGone, expectText, fillIn, press } from '../support/hands.ts';

const undoButton = () => screen.getByRole('button', { name: /^(Undo: |Nothing to undo)/ });
const offers = (name: string) => waitFor(() => expect(undoButton().getAttribute('aria-label')).toBe(name));

test('what cannot be undone says why, once', async () => {
  const { person, api } = await newcomer();
  const id = await makeMap(api, 'Desks', { Find: [] });
  const user = await openApp(paths.mapActivity(id), person);
  const face = await screen.findByRole('button', { name: /^Find/ });
  face.focus();
  await user.keyboard('{F2}');
  await user.clear(screen.getByDisplayValue('Find'));
  await user.keyboard('Search{Enter}');
  await offers(texts.undoNamed({ action: texts.named.renamed({ name: 'Search' }) }));
  await waitFor(async () => expect(await stored(api, id)).toEqual([['Search', []]]));
  // By now another Activity has the former text.
  await api.call('add_what', { containerId: id, description: 'Find', level: 0 });
  await user.keyboard('{Control>}z{/Control}');
  const { message } = errors.descriptionTaken;
  await expectText(texts.notUndone({ action: texts.named.renamed({ name: 'Search' }), message }));
  await offers(texts.nothingToUndo);
});

test('a change by a dialog is undone on another page', async () => {
  const { person, api } = await newcomer();
  const id = await makeMap(api, 'Desks', { Find: [] });
  const user = await openApp(paths.storyMap(id, 'overview'), person);
  await press(user, mapShellTexts.edit);
  await user.click(await screen.findByRole('menuitem', { name: mapShellTexts.menu.name }));
  await fillIn(user, await screen.findByLabelText(mapShellTexts.name), 'Rooms');
  await press(user, mapShellTexts.save, await dialog());
  await dialogGone();
  await offers(texts.undoNamed({ action: texts.actions.change_story_map_name }));
  await user.click(screen.getByRole('link', { name: storyMapTexts.tabs.history }));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect((await api.call('get_container', { containerId: id })).name).toBe('Desks'));
  await screen.findByRole('heading', { name: 'Desks' });
  await user.keyboard('{Control>}y{/Control}');
  await screen.findByRole('heading', { name: 'Rooms' });
});
