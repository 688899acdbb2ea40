import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { newcomer, openApp } from '#tests/web/support/app.tsx';
import { expectAddress, expectFocus, expectText, press } from '#tests/web/support/hands.ts';
import { paths } from '#web/base/paths.ts';

/** A person with a story map 'Rooms' of two Activities, one below the other. */
async function scene() {
  const { person, api } = await newcomer();
  const { id } = await api.call('story_map_container_create', { name: 'Rooms', why: 'A room for everybody' });
  const { id: parentId } = await api.call('add_what', { containerId: id, description: 'Find a room', level: 0 });
  await api.call('add_what', { containerId: id, description: 'Filter', level: 1, parentId });
  return { person, api, id };
}

const card = (name: string) => screen.findByRole('listitem', { name });

test('a card has name, purpose, number of Activities, both dates and the owner, and one link', async () => {
  const { person, id } = await scene();
  await openApp(paths.storyMaps(), person);
  const rooms = await card('Rooms');
  expect(within(rooms).getByText('A room for everybody')).toBeTruthy();
  expect(within(rooms).getByText(storyMapsTexts.activities({ count: 2 }))).toBeTruthy();
  expect(within(rooms).getByText(storyMapsTexts.created({ date: 'today' }))).toBeTruthy();
  expect(within(rooms).getByText(/^Edited (just now|\d+ min ago)$/)).toBeTruthy();
  await within(rooms).findByText(storyMapsTexts.owner({ owner: person.username }));
  const [link, ...others] = within(rooms).getAllByRole('link');
  expect(link?.getAttribute('href')).toBe(paths.storyMap(id));
  expect(link?.textContent).toBe('Rooms');
  expect(others).toEqual([]);
});

test('a card says what has been added to its map meanwhile', async () => {
  const { person, api, id } = await scene();
  const user = await openApp(paths.storyMaps(), person);
  await card('Rooms');
  await api.call('add_what', { containerId: id, description: 'Book', level: 0 });
  await press(user, 'Refresh');
  await waitFor(async () =>
    expect(within(await card('Rooms')).getByText(storyMapsTexts.activities({ count: 3 }))).toBeTruthy(),
  );
});

test('the owner is shown on request, and the focus returns to the menu of the card', async () => {
  const { person } = await scene();
  const user = await openApp(paths.storyMaps(), person);
  await press(user, storyMapsTexts.actions({ name: 'Rooms' }));
  await user.click(await screen.findByRole('menuitem', { name: storyMapsTexts.viewOwner }));
  const owner = await screen.findByRole('dialog', { name: storyMapsTexts.viewOwner });
  await within(owner).findByText(person.email);
  await user.keyboard('{Escape}');
  await expectFocus(screen.getByRole('button', { name: storyMapsTexts.actions({ name: 'Rooms' }) }));
});

test('the lists are links, of which the address names the open one', async () => {
  const { person } = await scene();
  const user = await openApp(paths.storyMaps(), person);
  const lists = await screen.findByRole('navigation', { name: storyMapsTexts.listTypeLabel });
  const current = () => lists.querySelector('[aria-current]')?.textContent;
  expect(current()).toBe(storyMapsTexts.listTypes.owner);
  await user.click(within(lists).getByRole('link', { name: storyMapsTexts.listTypes.editor }));
  await expectAddress(/\?list_type=editor$/);
  expect(current()).toBe(storyMapsTexts.listTypes.editor);
  await expectText(storyMapsTexts.emptyHelp.editor);
});
