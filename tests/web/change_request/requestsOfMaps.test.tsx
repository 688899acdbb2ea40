import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as texts from '#shared/texts/people/requestsPage.ts';
import { newcomer, openApp } from '../support/app.tsx';

test('a request of an editor is on the page of the owner of the map, without actions', async () => {
  const { person: ann, api } = await newcomer();
  const company = ann.email.split('@')[1] ?? '';
  const [{ person: bob, api: bobs }, { person: cid, api: cids }] = [
    await newcomer({ name: 'Bob', company }),
    await newcomer({ name: 'Cid', company }),
  ];
  for (const { email } of [bob, cid]) await api.call('add_registered_email', { email });
  const mapWith = async (by: typeof api, name: string) => {
    const { id: containerId } = await by.call('story_map_container_create', { name, why: 'To share' });
    const { id: objectId } = await by.call('add_what', { containerId, description: 'Find a desk', level: 0 });
    return { containerId, objectId };
  };
  const hers = await mapWith(api, 'Her desks');
  await mapWith(cids, 'Their desks');
  const { docs: users } = await api.call('company_users', {});
  const uid = users.find(({ email }) => email === bob.email)?.uid ?? '';
  await api.call('add_member', { containerId: hers.containerId, uid, role: 'editor' });
  await bobs.call('create_description_change_request', {
    ...hers,
    changeType: 'what_description',
    newDescription: 'Find a free desk',
  });

  await openApp('/change_requests', ann);
  const list = await screen.findByRole('region', { name: texts.lists.maps });
  const card = within(list).getByRole('listitem', { name: `${texts.kind.what_description} Find a free desk` });
  expect(card.textContent).toContain(texts.by({ name: bob.username }));
  expect(within(card).queryAllByRole('button')).toEqual([]);
  // It waits for somebody else.
  expect(screen.getByRole('link', { name: navigationTexts.requests })).toBeTruthy();
});
