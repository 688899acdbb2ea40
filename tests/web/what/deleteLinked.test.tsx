import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { newCompany } from '#tests/e2e/support/people.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialog, dialogGone } from '../support/hands.ts';

test('deleting linked Activities names their story maps, but for one that the person may not open', async () => {
  const company = newCompany();
  const { api } = await newcomer({ company });
  await api.call('add_registered_email', { email: `bob@${company}` });
  const { person } = await newcomer({ name: 'Bob', company });
  const { docs } = await api.call('company_users', {});
  const uid = docs.find(({ email }) => email === person.email)?.uid ?? '';
  const id = await makeMap(api, 'Desks', { Find: ['Near', 'Far'], Book: [] });
  const { whats } = await api.call('get_container', { containerId: id });
  const link = async (text: string, map: string, shared: boolean) => {
    const childContainerId = await makeMap(api, map);
    const whatId = whats.find(({ description }) => description === text)?.id ?? '';
    await api.call('link_story_map', { containerId: id, whatId, childContainerId });
    if (shared) await api.call('add_member', { containerId: childContainerId, uid, role: 'viewer' });
  };
  await link('Book', 'Rooms', true);
  await link('Near', 'Secret plan', false);
  await link('Far', 'Far away', true);
  await api.call('add_member', { containerId: id, uid, role: 'editor' });

  const user = await openApp(paths.mapActivity(id), person);
  const askToDelete = async (text: string) => {
    (await screen.findByRole('button', { name: new RegExp(`^${text}`) })).focus();
    await user.keyboard('{Delete}');
    return dialog();
  };
  const rooms = storyMapTexts.linkedMap({ name: 'Rooms' });
  const one = await askToDelete('Book');
  await within(one).findByText(storyMapTexts.deleteLinks({ maps: rooms, count: 1 }), { exact: false });
  await user.keyboard('{Escape}');
  await dialogGone();

  const two = await askToDelete('Find');
  const maps = `${storyMapTexts.linkedMapClosed} and ${storyMapTexts.linkedMap({ name: 'Far away' })}`;
  await within(two).findByText(storyMapTexts.deleteLinks({ maps, count: 2 }), { exact: false });
  expect(document.body.textContent).not.toContain('Secret plan');
});
