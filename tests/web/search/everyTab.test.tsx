import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as texts from '#shared/texts/palette.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import { paths } from '#web/base/paths.ts';
import { releaseScene } from '../epic/scene.ts';
import { openApp } from '../support/app.tsx';
import { expectAddress, expectFocus } from '../support/hands.ts';

type Place = { containerId: string; releaseId: string; whatId: string };

const TABS: Record<string, (place: Place) => string> = {
  Overview: ({ containerId }) => paths.storyMap(containerId, 'overview'),
  Whos: ({ containerId }) => paths.mapWho(containerId),
  Slices: ({ containerId }) => paths.mapSlices(containerId),
  'the releases': ({ containerId }) => paths.storyMap(containerId, 'releases'),
  'a release': ({ containerId, releaseId }) => paths.release(containerId, releaseId),
  'an Activity in a release': ({ containerId, releaseId, whatId }) => paths.releaseWhat(containerId, releaseId, whatId),
  History: ({ containerId }) => paths.storyMap(containerId, 'history'),
};

const field = () => screen.findByRole('combobox', { name: texts.labelOnMap });

test.each(Object.keys(TABS))('opens by / on %s and leads to the Activity on the map', async (tab) => {
  const { person, place } = await releaseScene();
  const user = await openApp(TABS[tab]?.(place) ?? '', person);
  await screen.findByRole('button', { name: texts.labelOnMap });
  await user.keyboard('/');
  await expectFocus(await field());
  await user.keyboard('pay');
  await screen.findByRole('option', { name: /^Pay/ });
  await user.keyboard('{Enter}');
  await expectAddress(paths.mapActivity(place.containerId));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Pay'));
});

test('opens by Ctrl+K while the user types elsewhere, takes what is typed meanwhile, and returns the focus', async () => {
  const { person, place } = await releaseScene();
  const user = await openApp(paths.storyMap(place.containerId, 'releases'), person);
  const other = await screen.findByRole('combobox', { name: releaseTexts.search });
  await user.click(other);
  await user.keyboard('a/{Control>}k{/Control}des');
  await expectFocus(await field());
  await user.keyboard('k');
  expect(await field()).toHaveProperty('value', 'desk');
  expect(other).toHaveProperty('value', 'a/');
  await user.keyboard('{Escape}');
  await expectFocus(other);
  expect(screen.queryByRole('combobox', { name: texts.labelOnMap })).toBeNull();
});

test('takes a key that is typed while its field is rendered', async () => {
  const { person, place } = await releaseScene();
  const user = await openApp(paths.storyMap(place.containerId, 'releases'), person);
  await screen.findByRole('button', { name: texts.labelOnMap });
  const create = document.createElement.bind(document);
  // React creates the elements of the field after its state and before they are in the page.
  const created = vi.spyOn(document, 'createElement').mockImplementation((tag: string) => {
    if (tag === 'kbd') {
      created.mockRestore();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true, cancelable: true }));
    }
    return create(tag);
  });
  onTestFinished(() => created.mockRestore());
  await user.keyboard('/');
  await expectFocus(await field());
  await user.keyboard('esk');
  expect(await field()).toHaveProperty('value', 'desk');
});

test('opens an epic of the same page, also one that the user has collapsed', async () => {
  const { person, place, addEpics } = await releaseScene();
  const [first = ''] = await addEpics(['A lamp', 'A chair']);
  const { containerId, releaseId, whatId } = place;
  const user = await openApp(paths.releaseWhat(containerId, releaseId, whatId, first), person);
  const card = async (name: string) => within(await screen.findByRole('article', { name }));
  const lamp = await card('A lamp');
  await user.click(await lamp.findByRole('button', { expanded: true }));
  expect(lamp.queryByRole('button', { expanded: true })).toBeNull();
  for (const name of ['A lamp', 'A chair']) {
    await user.keyboard('{Control>}k{/Control}');
    await field();
    await user.keyboard(name);
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
    expect(await (await card(name)).findByRole('button', { expanded: true })).toBeTruthy();
  }
});
