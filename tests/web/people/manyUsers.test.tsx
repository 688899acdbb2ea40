import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { usersFor } from '#web/features/people/users/model/manyUsers.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialog, dialogGone, expectAddress, expectText, field, fillIn, press } from '../support/hands.ts';
import { registered } from './registered.ts';

/** A super admin with three colleagues who have not signed up, on the list of users. */
async function withThree(address = '/admin?tab=users') {
  const { person, api } = await newcomer({ name: 'Ann' });
  const domain = person.email.split('@')[1] ?? '';
  for (const name of ['bob', 'cleo', 'dan']) await api.call('add_registered_email', { email: `${name}@${domain}` });
  const user = await openApp(address, person);
  const states = async () => (await api.call('registered_emails', {})).docs;
  const select = async (person_: string) =>
    user.click(await screen.findByRole('checkbox', { name: adminTexts.select({ person: person_ }) }));
  return { person, user, states, select, domain };
}

test('several users get a right at once, and lose their access after one confirmation', async () => {
  const { person, user, states, select, domain } = await withThree();
  await select(`bob@${domain}`);
  await select(`cleo@${domain}`);
  await expectText(adminTexts.selected({ count: 2 }));
  await press(user, adminTexts.grantViewerToAll);
  await expectText(adminTexts.viewersMany({ count: 2 }));
  expect((await states()).filter(({ claims }) => claims.global_story_map_viewer)).toHaveLength(2);

  await user.click(screen.getByRole('checkbox', { name: adminTexts.selectPage }));
  await expectText(adminTexts.selected({ count: 4 }));
  const bar = screen.getByRole('group', { name: adminTexts.selection });
  await press(user, adminTexts.removeAccess, bar);
  const asked = await dialog();
  within(asked).getByText(adminTexts.removeManyTitle({ count: 3 }));
  within(asked).getByText(adminTexts.removeManyKept({ count: 1 }), { exact: false });
  expect(within(asked).queryByText(person.username)).toBeNull();
  await press(user, adminTexts.removeAccess, asked);
  await expectText(adminTexts.removedMany({ count: 3 }));
  await dialogGone();
  await waitFor(async () => expect((await states()).map(({ email }) => email)).toEqual([person.email]));
});

test('search, filter and page of the users are in the address', async () => {
  const { user, domain } = await withThree('/admin?tab=users&search=CLE');
  await screen.findByRole('row', { name: new RegExp(`cleo@${domain}`) });
  await expectText(adminTexts.countOne);
  const search = await field(adminTexts.search);
  expect(search).toHaveProperty('value', 'CLE');
  await fillIn(user, search, 'bob');
  await expectAddress('/admin?tab=users&search=bob');
  await user.selectOptions(screen.getByRole('combobox', { name: adminTexts.filter }), adminTexts.filters.admin);
  await expectAddress('/admin?tab=users&search=bob&filter=admin');
  await press(user, adminTexts.clearFilter);
  await expectAddress('/admin?tab=users');
  await expectText(adminTexts.countMany({ count: 4 }));
});

test('those whom an action does not change, or who may not be changed, are left out', () => {
  const admin = { uid: 'a', email: 'ann@acme.example', company: 'acme.example', superAdmin: false };
  const users = [
    registered('ann@acme.example', { admin: true }),
    registered('bob@acme.example'),
    registered('cleo@acme.example', { active: false }),
    registered('dan@acme.example', { admin: true }),
  ];
  const names = (act: Parameters<typeof usersFor>[0], superAdmin = false) =>
    usersFor(act, { ...admin, superAdmin }, users).map(({ email }) => email.split('@')[0]);
  expect(names('grant')).toEqual(['cleo']);
  expect(names('remove')).toEqual(['bob']);
  expect(names('remove', true)).toEqual(['bob', 'dan']);
  expect(names('viewer')).toEqual(['ann', 'bob', 'dan']);
});
