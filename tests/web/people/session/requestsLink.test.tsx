import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as commonTexts from '#shared/texts/common.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { newcomer, openApp, reopenApp } from '#tests/web/support/app.tsx';
import { press } from '#tests/web/support/hands.ts';

const LINK = '/story_maps#requests';
const inbox = () => screen.findByRole('region', { name: sharingTexts.inbox });

test("the link of a mail about a request opens the owner's inbox, as often as it is followed", async () => {
  const { person: ann, api } = await newcomer();
  const { person: bob, api: asBob } = await newcomer({ name: 'Bob', company: ann.email.split('@')[1] ?? '' });
  await api.call('add_registered_email', { email: bob.email });
  const { id } = await api.call('story_map_container_create', { name: 'Desks', why: 'W' });
  await asBob.call('request_container_access', { containerId: id, access_type: 'view' });
  const user = await openApp(LINK, ann);
  await within(await inbox()).findByText(/Bob/);
  await press(user, commonTexts.close);
  await waitFor(() => expect(screen.queryByRole('region', { name: sharingTexts.inbox })).toBeNull());
  expect(window.location.hash).toBe('');
  await reopenApp(LINK);
  await inbox();
});
