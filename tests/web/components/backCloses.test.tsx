import { screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import * as commonTexts from '#shared/texts/common.ts';
import * as initiativeTexts from '#shared/texts/initiatives.ts';
import * as unsavedTexts from '#shared/texts/unsavedText.ts';
import { newcomer, openApp } from '#tests/web/support/app.tsx';

const dialog = () => screen.findByRole('dialog', { name: initiativeTexts.createTitle });
const gone = async () => waitForElementToBeRemoved(screen.queryByRole('dialog', { name: initiativeTexts.createTitle }));
const back = () => window.history.back();
const path = () => window.location.pathname;

let user: Awaited<ReturnType<typeof openApp>>;
beforeEach(async () => {
  const { person } = await newcomer();
  window.history.pushState(null, '', '/story_maps');
  window.history.pushState(null, '', '/initiative');
  user = await openApp('/initiative', person);
});
const openDialog = async () => {
  const [create] = await screen.findAllByRole('button', { name: initiativeTexts.create });
  if (create !== undefined) await user.click(create);
  return dialog();
};

test('Back closes a dialog, and only then leads to the page before', async () => {
  await openDialog();
  back();
  await gone();
  expect(path()).toBe('/initiative');
  // Closed by its button, it leaves nothing behind either.
  await openDialog();
  await user.click(screen.getByRole('button', { name: commonTexts.cancel }));
  await gone();
  back();
  await waitFor(() => expect(path()).toBe('/story_maps'));
  window.history.forward();
  await waitFor(() => expect(path()).toBe('/initiative'));
});

test('Back asks before it discards what was typed, and so does a page that closes', async () => {
  await openDialog();
  const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(closing()).toBe(false);
  await user.keyboard('A desk for everybody');
  expect(closing()).toBe(true);
  back();
  const question = await screen.findByRole('dialog', { name: unsavedTexts.discardTitle });
  // Back closes the question first.
  back();
  await waitForElementToBeRemoved(question);
  expect(screen.getByDisplayValue('A desk for everybody')).toBeDefined();
  back();
  await user.click(await screen.findByRole('button', { name: unsavedTexts.forget }));
  await gone();
  expect(path()).toBe('/initiative');
  expect(closing()).toBe(false);
});
