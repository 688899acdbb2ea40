import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as commonTexts from '#shared/texts/common.ts';
import * as inboxTexts from '#shared/texts/inbox.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import * as requestTexts from '#shared/texts/people/requestsPage.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialog, expectAddress, expectFocus, expectText, press } from '../support/hands.ts';
import { server } from '../support/server.ts';

const counted = (count: number) => screen.findByRole('button', { name: inboxTexts.opened({ count }) });
const region = (name: string) => screen.findByRole('region', { name });

/**
 * Ann, an admin, has a map that Bob asks to view and Cleo to edit, and an Activity that Bob wants to call something else;
 * Dan asks to be let in.
 */
async function waited() {
  const { person: ann, api } = await newcomer();
  const company = ann.email.split('@')[1] ?? '';
  const [bob, cleo, dan] = await Promise.all(['Bob', 'Cleo', 'Dan'].map((name) => newcomer({ name, company })));
  if (bob === undefined || cleo === undefined || dan === undefined) return expect.fail();
  const mapOf = async (owner: typeof api) => {
    const { id: containerId } = await owner.call('story_map_container_create', { name: 'Desks', why: 'To share' });
    const { id } = await owner.call('add_what', { containerId, description: 'Find a desk', level: 0 });
    return { containerId, objectId: id };
  };
  for (const { person } of [bob, cleo]) await api.call('add_registered_email', { email: person.email });
  const { containerId } = await mapOf(api);
  await bob.api.call('request_container_access', { containerId, access_type: 'view' });
  await cleo.api.call('request_container_access', { containerId, access_type: 'edit' });
  const his = await mapOf(bob.api);
  const wanted = { changeType: 'what_description', newDescription: 'Find a free desk' } as const;
  await bob.api.call('create_description_change_request', { ...his, ...wanted });
  await expect.poll(async () => (await api.call('awaiting_change_requests', {})).total).toBe(1);
  await dan.api.call('ask_for_access', { email: dan.person.email });
  return { ann, api, bob, cleo, dan };
}

test('the bell counts all that waits, each is answered in place, and the focus goes on to the next', async () => {
  const { ann, api, bob, cleo, dan } = await waited();
  const user = await openApp('/story_maps', ann);
  await user.click(await counted(4));
  const access = await region(sharingTexts.inbox);
  const approve = (person: string) => ({ person, map: 'Desks' });
  const changes = await region(requestTexts.title);
  await within(changes).findByText('Find a free desk');
  // The newest is the first.
  await press(user, sharingTexts.dismissNamed(approve(cleo.person.username)), access);
  await expectFocus(
    await within(access).findByRole('button', {
      name: `${sharingTexts.approve}: ${sharingTexts.approveNamed.view(approve(bob.person.username))}`,
    }),
  );
  await counted(3);
  await user.keyboard('{Enter}');
  await expectText(sharingTexts.approved.view(approve(bob.person.username)));
  await waitFor(() => expect(screen.queryByRole('region', { name: sharingTexts.inbox })).toBeNull());
  const mapsOf = async (own: typeof api) => (await own.call('story_map_list', { list_type: 'viewer', page: 1 })).docs;
  expect([await mapsOf(bob.api), await mapsOf(cleo.api)].map(({ length }) => length)).toEqual([1, 0]);

  const accept = { name: requestTexts.acceptNamed({ text: 'Find a free desk' }) };
  await press(user, accept.name, changes);
  await expectFocus(
    await screen.findByRole('button', { name: adminTexts.letInNamed({ person: dan.person.username }) }),
  );
  await counted(1);
  await user.keyboard('{Enter}');
  await expectText(inboxTexts.empty);
  await expectFocus(screen.getByRole('heading', { name: inboxTexts.title }));
  await screen.findByRole('button', { name: inboxTexts.title, hidden: true });
  expect((await api.call('company_access_requests', {})).total).toBe(0);
});

test('who is no admin is not asked who may come in, and reads that nothing waits', async () => {
  const { api } = await newcomer();
  const company = (await api.call('company_users', {})).docs[0]?.email.split('@')[1] ?? '';
  const { person: bob } = await newcomer({ name: 'Bob', company });
  await api.call('add_registered_email', { email: bob.email });
  server.refuse('company_access_requests', 'permission-denied');
  const user = await openApp('/story_maps', bob);
  await press(user, inboxTexts.title);
  await expectText(inboxTexts.empty);
  expect(screen.queryByText(adminTexts.requestsFailed)).toBeNull();
});

test('what cannot be loaded says so and is loaded again, and all are opened on their page', async () => {
  const { ann } = await waited();
  server.refuse('change_requests', 'conflict');
  const user = await openApp('/story_maps', ann);
  await user.click(await counted(4));
  await expectText(inboxTexts.changeRequestsFailed);
  const changes = await region(requestTexts.title);
  server.serve('change_requests');
  await press(user, commonTexts.tryAgain, changes);
  await expectText('Find a free desk');
  const openAll = async (section: string) =>
    user.click(await screen.findByRole('link', { name: inboxTexts.openAllOf({ section }) }));
  await openAll(requestTexts.title);
  await expectAddress('/change_requests?tab=awaiting');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await counted(4));
  await within(await dialog()).findByText('Find a free desk');
  await openAll(sharingTexts.inbox);
  await screen.findByRole('button', { name: sharingTexts.clearAll });
});
