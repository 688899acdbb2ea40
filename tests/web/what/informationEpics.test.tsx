import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as texts from '#shared/texts/what/information.ts';
import { paths } from '#web/base/paths.ts';
import { releaseScene } from '../epic/scene.ts';
import { openApp } from '../support/app.tsx';
import { field } from '../support/hands.ts';

const information = (containerId: string, whatId: string) => `${paths.mapActivity(containerId)}?activity=${whatId}`;

test('the panel lists the epics of an Activity by release, and reads them once a release is opened', async () => {
  const { person, api, place, addEpics } = await releaseScene();
  const { containerId, releaseId, whatId } = place;
  await addEpics(['Pay by card', 'Pay in cash']);
  const { epics } = await api.call('release_what', place);
  const [card, cash] = epics.map(({ id }) => id);
  await api.call('complete_epic', { ...place, epicId: cash ?? '' });
  const user = await openApp(information(containerId, whatId), person);
  const line = await screen.findByRole('button', {
    name: new RegExp(releaseTexts.epicsDone({ done: 1, count: 2 }), 'u'),
  });
  expect(screen.queryByText('Pay by card')).toBeNull();
  await user.click(line);
  const link = await screen.findByRole('link', { name: 'Pay by card' });
  expect(link.getAttribute('href')).toBe(paths.releaseWhat(containerId, releaseId, whatId, card));
  expect(within(link.closest('li') as HTMLElement).queryByText(releaseTexts.completed)).toBeNull();
  const done = screen.getByRole('link', { name: 'Pay in cash' }).closest('li') as HTMLElement;
  within(done).getByText(releaseTexts.completed);
  await user.click(line);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Pay by card' })).toBeNull());
});

test('the panel says nothing about epics of an Activity without any', async () => {
  const { person, place } = await releaseScene();
  await openApp(information(place.containerId, place.whatId), person);
  await field(texts.longDescription);
  expect(screen.queryByRole('heading', { name: texts.epics })).toBeNull();
});
