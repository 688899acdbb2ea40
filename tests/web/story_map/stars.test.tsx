import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as starTexts from '#shared/texts/story_map/stars.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { newcomer, openApp } from '#tests/web/support/app.tsx';
import { press } from '#tests/web/support/hands.ts';
import { paths } from '#web/base/paths.ts';

const starred = () =>
  within(screen.getByRole('region', { name: starTexts.title }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const starButton = (name: string) => screen.findByRole('button', { name: starTexts.of({ name }) });

test('a starred map is named above the list, once, whichever list shows', async () => {
  const { person, api } = await newcomer();
  await api.call('story_map_container_create', { name: 'Rooms', why: 'A room for everybody' });
  await api.call('story_map_container_create', { name: 'Meals', why: 'A meal for everybody' });
  const user = await openApp(paths.storyMaps(), person);
  expect((await starButton('Rooms')).getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('region', { name: starTexts.title })).toBeNull();
  await press(user, starTexts.of({ name: 'Rooms' }));
  await waitFor(() => expect(starred()).toEqual(['Rooms']));
  await press(user, starTexts.of({ name: 'Meals' }));
  await waitFor(() => expect(starred()).toEqual(['Rooms', 'Meals']));
  await user.click(screen.getByRole('link', { name: storyMapsTexts.listTypes.viewer }));
  await screen.findByText(storyMapsTexts.empty);
  expect(starred()).toEqual(['Rooms', 'Meals']);
  await user.click(screen.getByRole('link', { name: storyMapsTexts.listTypes.owner }));
  await press(user, starTexts.of({ name: 'Rooms' }));
  await waitFor(() => expect(starred()).toEqual(['Meals']));
  await waitFor(async () => expect((await api.call('starred_story_maps', {})).docs).toMatchObject([{ name: 'Meals' }]));
});

test('a map is starred in its header, and its star shows there when it opens', async () => {
  const { person, api } = await newcomer();
  const { id } = await api.call('story_map_container_create', { name: 'Rooms', why: 'A room for everybody' });
  const user = await openApp(paths.storyMap(id, 'overview'), person);
  await waitFor(async () => expect((await starButton('Rooms')).getAttribute('aria-disabled')).toBeNull());
  await press(user, starTexts.of({ name: 'Rooms' }));
  expect((await starButton('Rooms')).getAttribute('aria-pressed')).toBe('true');
  await waitFor(async () => expect((await api.call('starred_story_maps', {})).docs).toHaveLength(1));
});

test('a star that is refused is taken back, with the reason', async () => {
  const { person, api } = await newcomer();
  const { id } = await api.call('story_map_container_create', { name: 'Rooms', why: 'A room for everybody' });
  const user = await openApp(paths.storyMaps(), person);
  await starButton('Rooms');
  await api.call('delete_container', { containerId: id });
  await press(user, starTexts.of({ name: 'Rooms' }));
  await screen.findAllByText(/You don't have access to this Story Map or it does not exist/);
  expect(screen.queryByRole('region', { name: starTexts.title })).toBeNull();
});
