import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as commonTexts from '#shared/texts/common.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialog, dialogGone, expectAlert, expectFocus, expectText, field, fillIn, press } from '../support/hands.ts';
import { server } from '../support/server.ts';
import { chooseFor } from './userMenu.ts';

/** An admin, and two colleagues, one of whom owns story maps that the other may edit. */
async function leaving(maps: readonly string[]) {
  const { person: ann, api } = await newcomer({ name: 'Ann' });
  const company = ann.email.split('@')[1] ?? '';
  const [bob, cleo] = await Promise.all(
    ['Bob', 'Cleo'].map(async (name) => {
      const { person, api: own } = await newcomer({ name, company });
      await api.call('add_registered_email', { email: person.email });
      return { person, own };
    }),
  );
  if (bob === undefined || cleo === undefined) return expect.fail();
  const uidOf = async (email: string) =>
    (await api.call('company_users', {})).docs.find((user) => user.email === email)?.uid ?? expect.fail();
  const [bobs, cleos] = await Promise.all([uidOf(bob.person.email), uidOf(cleo.person.email)]);
  for (const name of maps) {
    const { id } = await bob.own.call('story_map_container_create', { name, why: 'To be left' });
    if (!name.startsWith('Lonely')) await bob.own.call('add_member', { containerId: id, uid: cleos, role: 'editor' });
  }
  return { ann, api, bob: bob.person, cleo: cleo.person, bobs };
}

/** The dialog that asks before Bicycles are handed over. */
const question = ({ username: person }: { username: string }) =>
  screen.findByRole('dialog', { name: adminTexts.handOverTitle({ map: 'Bicycles', person }) });

test('after access is removed, the story maps left behind are handed over to whom is proposed or chosen', async () => {
  const { ann, api, bob, cleo, bobs } = await leaving(['Bicycles', 'Lonely skates']);
  const user = await openApp('/admin?tab=users', ann);
  await chooseFor(user, bob.username, adminTexts.removeAccess);
  await within(await dialog()).findByText(adminTexts.losesMaps({ count: 2 }), { exact: false });
  await press(user, adminTexts.removeAccess, await dialog());

  await expectText(adminTexts.mapsHelp);
  const maps = await dialog();
  await within(maps).findByText(adminTexts.noneProposed);
  await within(maps).findByText(adminTexts.proposed.editor({ person: cleo.username }));
  const give = adminTexts.handOverNamed({ person: cleo.username, map: 'Bicycles' });
  await press(user, give, maps);
  await press(user, commonTexts.cancel, await question(cleo));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([maps]));
  expect((await api.call('proposed_owners', { uid: bobs, page: 1 })).total).toBe(2);
  await press(user, give, maps);
  await press(user, adminTexts.handOver, await question(cleo));
  await expectText(adminTexts.ownerSet);
  await waitFor(() => expect(within(maps).queryByText('Bicycles')).toBeNull());
  await expectFocus(within(maps).getByRole('heading', { name: adminTexts.mapsOf({ person: bob.username }) }));

  await press(user, adminTexts.changeOwnerOf({ map: 'Lonely skates' }), maps);
  await fillIn(user, await field(adminTexts.searchPeople), ann.username);
  await user.keyboard('{ArrowDown}{Enter}');
  await press(user, adminTexts.changeOwner);
  await expectText(adminTexts.allHandedOver({ person: bob.username }));
  expect((await api.call('proposed_owners', { uid: bobs, page: 1 })).total).toBe(0);
  await press(user, commonTexts.close, await dialog());
  await dialogGone();
});

test('the story maps of anybody can be handed over, and a refusal is told', async () => {
  const { ann, bob, cleo } = await leaving(['Bicycles']);
  server.refuse('proposed_owners', 'permission-denied');
  const user = await openApp('/admin?tab=users', ann);
  await chooseFor(user, bob.username, adminTexts.mapsOf({ person: bob.username }));
  await expectText(commonTexts.loadFailed);
  server.serve('proposed_owners');
  await press(user, commonTexts.tryAgain);
  server.refuse('set_container_owner', 'user-has-no-access');
  const give = adminTexts.handOverNamed({ person: cleo.username, map: 'Bicycles' });
  const maps = await dialog();
  await press(user, give, maps);
  await press(user, adminTexts.handOver, await question(cleo));
  await expectAlert(await question(cleo));
  within(maps).getByText('Bicycles');
});

test('somebody without story maps just loses access', async () => {
  const { ann, bob } = await leaving([]);
  const user = await openApp('/admin?tab=users', ann);
  await chooseFor(user, bob.username, adminTexts.mapsOf({ person: bob.username }));
  await expectText(adminTexts.noMaps({ person: bob.username }));
  await press(user, commonTexts.close, await dialog());
  await dialogGone();
  await chooseFor(user, bob.username, adminTexts.removeAccess);
  await press(user, adminTexts.removeAccess, await dialog());
  await dialogGone();
});

test('the requests tab lists the story maps that nobody owns any more, and hands them over', async () => {
  const { ann, api, bob, cleo } = await leaving(['Bicycles', 'Lonely skates']);
  const user = await openApp('/admin?tab=requests', ann);
  await expectText(adminTexts.noneOwnerless);
  await screen.findByRole('heading', { name: adminTexts.ownerless });
  await api.call('remove_registered_email', { email: bob.email });
  await openApp('/admin?tab=requests', ann);
  const section = await screen.findByRole('region', { name: adminTexts.ownerless });
  expect(await within(section).findAllByText(adminTexts.wasOwner({ person: bob.username }))).toHaveLength(2);
  server.refuse('set_container_owner', 'user-has-no-access');
  const give = adminTexts.handOverNamed({ person: cleo.username, map: 'Bicycles' });
  await press(user, give, section);
  await press(user, adminTexts.handOver, await question(cleo));
  await expectAlert(await question(cleo));
  server.serve('set_container_owner');
  await press(user, adminTexts.handOver, await question(cleo));
  await waitFor(() => expect(within(section).queryByText('Bicycles')).toBeNull());
  await expectFocus(within(section).getByRole('heading'));
  await press(user, adminTexts.changeOwnerOf({ map: 'Lonely skates' }), section);
  await fillIn(user, await field(adminTexts.searchPeople), ann.username);
  await user.keyboard('{ArrowDown}{Enter}');
  await press(user, adminTexts.changeOwner, await dialog());
  await expectText(adminTexts.noneOwnerless);
  await dialogGone();
  expect((await api.call('ownerless_maps', { page: 1 })).total).toBe(0);
});
