import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { tooManyRequests } from '#shared/errors.ts';
import { MAX_NEW_WHO_LINKS } from '#shared/model/limits.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import * as texts from '#shared/texts/what/newActivity.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialog, dialogGone, expectText, press } from '../support/hands.ts';
import { server } from '../support/server.ts';

/** Whos beyond those that a new Activity takes in its first call. */
const MORE = 2;
const COUNT = MAX_NEW_WHO_LINKS + MORE;

/** Writes a new Activity in the dialog, with more Whos than one call takes, and adds it. */
async function addWithWhos() {
  const { person, api } = await newcomer();
  const containerId = await makeMap(api, 'Desks', { Find: [] });
  for (let i = 0; i < COUNT; i += 1) await api.call('add_who', { containerId, name: `Who ${i}` });
  const user = await openApp(paths.mapActivity(containerId), person);
  await press(user, mapShellTexts.edit);
  await user.click(await screen.findByRole('menuitem', { name: mapShellTexts.menu.backbone }));
  const form = await dialog();
  await within(form).findByLabelText(texts.description, { exact: true });
  await user.paste('Book');
  await press(user, texts.more, form);
  await user.click(await within(form).findByRole('combobox', { name: informationTexts.whosToLink }));
  for (let i = 0; i < COUNT; i += 1) await user.click(screen.getByRole('option', { name: `Who ${i}` }));
  await user.keyboard('{Escape}');
  await user.click(within(form).getByRole('combobox', { name: informationTexts.linkType }));
  await user.click((await screen.findAllByRole('option'))[0] ?? expect.fail());
  await press(user, texts.add, form);
  const links = async () => (await api.call('get_container', { containerId })).whatWhoLinks.length;
  return { links };
}

describe('a new Activity with more Whos than one call takes', () => {
  test('is linked to all of them, the others in parts under one group', async () => {
    const { links } = await addWithWhos();
    await dialogGone();
    await waitFor(async () => expect(await links()).toBe(COUNT));
    expect(server.keys('add_what_who_links')[0]).toMatch(/\/1$/);
  });

  test('is there all the same when the others are refused, which is said with their number', async () => {
    server.refuse('add_what_who_links');
    const { links } = await addWithWhos();
    await expectText(texts.notLinked({ name: 'Book', count: MORE, message: tooManyRequests.message }));
    expect(await links()).toBe(MAX_NEW_WHO_LINKS);
  });
});
