import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import * as unsavedTexts from '#shared/texts/unsavedText.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { newcomer, openApp, reopenApp } from '../support/app.tsx';
import '../support/server.ts';
import { dialog, dialogGone, field, fillIn, press } from '../support/hands.ts';

const offer = () => screen.queryByRole('group', { name: unsavedTexts.yours });

test('the purpose of a map that was typed and not saved is offered after a reload, until it is saved or discarded', async () => {
  const { person, api } = await newcomer();
  const containerId = await makeMap(api, 'Desks', { Find: [] });
  const { why: before } = await api.call('get_container', { containerId });
  const path = `/story_map/${containerId}/overview`;
  const user = await openApp(path, person);
  const open = async () => {
    await press(user, mapShellTexts.edit);
    await user.click(await screen.findByRole('menuitem', { name: mapShellTexts.menu.why }));
    return field(mapShellTexts.why, await dialog());
  };
  await fillIn(user, await open(), 'So that everybody finds a desk');

  await reopenApp(path);
  expect(await open()).toHaveProperty('value', before);
  await waitFor(() => expect(offer()?.textContent).toContain('So that everybody finds a desk'));
  // What is only offered stays.
  await user.keyboard('{Escape}');
  await dialogGone();
  const why = await open();
  await press(user, unsavedTexts.useIt);
  expect(why).toHaveProperty('value', 'So that everybody finds a desk');
  expect(offer()).toBeNull();
  await press(user, mapShellTexts.save);
  await dialogGone();
  await expect
    .poll(async () => (await api.call('get_container', { containerId })).why)
    .toBe('So that everybody finds a desk');

  await fillIn(user, await open(), 'Something else');
  await user.keyboard('{Escape}');
  await press(user, unsavedTexts.forget, await screen.findByRole('dialog', { name: unsavedTexts.discardTitle }));
  await dialogGone();
  await reopenApp(path);
  expect(await open()).toHaveProperty('value', 'So that everybody finds a desk');
  expect(offer()).toBeNull();
});

test('the purpose of a new map is offered to the person who typed it, and to nobody else', async () => {
  const { person } = await newcomer();
  const user = await openApp('/story_maps', person);
  const open = async () => {
    const [create] = await screen.findAllByRole('button', { name: storyMapsTexts.create });
    if (create !== undefined) await user.click(create);
    return within(await dialog()).findByRole('textbox', { name: (label) => label.startsWith(storyMapsTexts.why) });
  };
  await fillIn(user, await open(), 'So that everybody finds a desk');
  const other = await newcomer();
  await openApp('/story_maps', other.person);
  expect(await open()).toHaveProperty('value', '');
  expect(offer()).toBeNull();
  await openApp('/story_maps', person);
  await open();
  await waitFor(() => expect(offer()?.textContent).toContain('So that everybody finds a desk'));
});
