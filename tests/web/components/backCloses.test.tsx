import { screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as commonTexts from '#shared/texts/common.ts';
import * as initiativeTexts from '#shared/texts/initiatives.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as unsavedTexts from '#shared/texts/unsavedText.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialogGone, field, fillIn, press } from '../support/hands.ts';
import '../support/server.ts';

const dialog = () => screen.findByRole('dialog', { name: initiativeTexts.createTitle });
const gone = async () => waitForElementToBeRemoved(screen.queryByRole('dialog', { name: initiativeTexts.createTitle }));
const back = () => window.history.back();

const openDialog = async (user: UserEvent) => {
  const [create] = await screen.findAllByRole('button', { name: initiativeTexts.create });
  if (create !== undefined) await user.click(create);
  return dialog();
};

test('Back closes a dialog, and only then leads to the page before', async () => {
  const { person } = await newcomer();
  window.history.pushState(null, '', '/story_maps');
  window.history.pushState(null, '', '/initiative');
  const user = await openApp('/initiative', person);
  await openDialog(user);
  back();
  await gone();
  expect(window.location.pathname).toBe('/initiative');
  // Closed by its button, it leaves nothing behind either.
  await openDialog(user);
  await user.click(screen.getByRole('button', { name: commonTexts.cancel }));
  await gone();
  back();
  await waitFor(() => expect(window.location.pathname).toBe('/story_maps'));
  window.history.forward();
  await waitFor(() => expect(window.location.pathname).toBe('/initiative'));
});

test('Back asks before it discards what was typed, and so does a page that closes', async () => {
  const { person, api } = await newcomer();
  const path = `/story_map/${await makeMap(api, 'Desks', { Find: [] })}/overview`;
  const user = await openApp(path, person);
  await press(user, mapShellTexts.edit);
  await user.click(await screen.findByRole('menuitem', { name: mapShellTexts.menu.why }));
  const why = await field(mapShellTexts.why, await screen.findByRole('dialog'));
  const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(closing()).toBe(false);
  await fillIn(user, why, 'A desk for everybody');
  expect(closing()).toBe(true);
  back();
  const question = await screen.findByRole('dialog', { name: unsavedTexts.discardTitle });
  // Back closes the question first.
  back();
  await waitForElementToBeRemoved(question);
  expect(why).toHaveProperty('value', 'A desk for everybody');
  back();
  await press(user, unsavedTexts.forget, await screen.findByRole('dialog', { name: unsavedTexts.discardTitle }));
  await dialogGone();
  expect(window.location.pathname).toBe(path);
  expect(closing()).toBe(false);
});

test('a form with the saved text closes without a question, also after it was typed anew', async () => {
  const { person, api } = await newcomer();
  const user = await openApp(`/story_map/${await makeMap(api, 'Desks', { Find: [] })}/overview`, person);
  const openName = async () => {
    await press(user, mapShellTexts.edit);
    await user.click(await screen.findByRole('menuitem', { name: mapShellTexts.menu.name }));
    return field(mapShellTexts.name, await screen.findByRole('dialog'));
  };
  const name = await openName();
  await user.type(name, 'x');
  await user.type(name, '{Backspace}');
  expect(name).toHaveProperty('value', 'Desks');
  await user.keyboard('{Escape}');
  await dialogGone();
  await user.type(await openName(), 'x{Escape}');
  await screen.findByRole('dialog', { name: unsavedTexts.discardTitle });
});
