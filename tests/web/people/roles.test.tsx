import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { newcomer, openApp, reopenApp } from '../support/app.tsx';
import { dialog, dialogGone, expectAddress, expectFocus, expectText, press } from '../support/hands.ts';
import { server } from '../support/server.ts';
import { chooseFor, openMenuOf, turnRole } from './userMenu.ts';

/** A super admin, and a colleague with access. */
async function two() {
  const { person: ann, api } = await newcomer({ name: 'Ann' });
  const { person: bob, api: bobs } = await newcomer({ name: 'Bob', company: ann.email.split('@')[1] ?? '' });
  const { uid } = await api.call('add_registered_email', { email: bob.email });
  return { ann, api, bob, bobs, uid };
}

const row = (person: string) => screen.findByRole('row', { name: new RegExp(person) });

test('a super admin grants and removes both roles, and a refusal takes the role back', async () => {
  const { ann, api, bob, uid } = await two();
  const user = await openApp('/admin?tab=users', ann);
  await turnRole(user, bob.username, adminTexts.roleGlobalViewer);
  await within(await row(bob.username)).findByText(adminTexts.roleGlobalViewer);
  await turnRole(user, bob.username, adminTexts.roleAdmin);
  await within(await row(bob.username)).findByText(new RegExp(adminTexts.roleAdmin));
  await waitFor(async () =>
    expect(await api.call('get_user_claims', { uid })).toEqual({
      admin: true,
      super_admin: false,
      global_story_map_viewer: true,
    }),
  );
  server.refuse('set_user_custom_claim_admin', 'user-has-no-access');
  await turnRole(user, bob.username, adminTexts.roleAdmin);
  await expectText(errors.userHasNoAccess.message);
  await within(await row(bob.username)).findByText(new RegExp(adminTexts.roleAdmin));
});

test('an admin who is no super admin reads why they cannot grant Admin, and is not offered the transfer', async () => {
  const { ann, api, bob, uid } = await two();
  await api.call('set_user_custom_claim_admin', { uid, admin: true });
  const { person: cleo } = await newcomer({ name: 'Cleo', company: ann.email.split('@')[1] ?? '' });
  await api.call('add_registered_email', { email: cleo.email });
  const user = await openApp('/admin?tab=users', bob);
  await user.click(
    await screen.findByRole('button', { name: new RegExp(`^${adminTexts.rolesOf({ person: cleo.username })}`) }),
  );
  const grant = await screen.findByRole('menuitemcheckbox', { name: adminTexts.roleAdmin });
  expect(grant.getAttribute('aria-disabled')).toBe('true');
  expect(grant.textContent).toContain(errors.notSuperAdministrator.message);
  await user.keyboard('{Escape}');
  await openMenuOf(user, cleo.username);
  expect(screen.queryByRole('menuitem', { name: new RegExp(adminTexts.transfer) })).toBeNull();
});

test('the permissions of a person show their roles, and their role on each story map', async () => {
  const { ann, api, bob, bobs, uid } = await two();
  await bobs.call('story_map_container_create', { name: 'Bicycles', why: 'Rent them' });
  const { id } = await api.call('story_map_container_create', { name: 'Skates', why: 'Rent them' });
  await api.call('add_member', { containerId: id, uid, role: 'viewer' });
  const user = await openApp('/admin?tab=users', ann);
  server.refuse('user_permissions');
  await chooseFor(user, bob.username, adminTexts.permissions);
  await expectText(commonTexts.loadFailed);
  server.serve('user_permissions');
  await press(user, commonTexts.tryAgain);
  const shown = await dialog();
  await within(shown).findByText('Bicycles');
  expect(
    within(shown)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([`Skates${adminTexts.rolesOnMaps.viewer}`, `Bicycles${adminTexts.rolesOnMaps.owner}`]);
});

test('a user is removed after a confirmation that names them, and their story maps are handed over next', async () => {
  const { ann, api, bob, bobs } = await two();
  await bobs.call('story_map_container_create', { name: 'Bicycles', why: 'Rent them' });
  const user = await openApp('/admin?tab=users', ann);
  await chooseFor(user, bob.username, adminTexts.removeUser);
  const asked = await dialog();
  await within(asked).findByText(adminTexts.losesMaps({ count: 1 }), { exact: false });
  await expectFocus(within(asked).getByRole('button', { name: commonTexts.cancel }));
  await press(user, adminTexts.removeUser, asked);
  await expectText(adminTexts.userRemoved({ person: bob.username }));
  await expectText(adminTexts.mapsHelp);
  await press(user, commonTexts.close, await dialog());
  await dialogGone();
  expect(screen.queryByText(bob.email)).toBeNull();
  expect((await api.call('registered_emails', {})).docs.map(({ email }) => email)).toEqual([ann.email]);
});

test('transferring the super admin role signs the former one out, who stays an admin', async () => {
  const { ann, bob, bobs, uid } = await two();
  const user = await openApp('/admin?tab=users', ann);
  await chooseFor(user, bob.username, adminTexts.transfer);
  await press(user, adminTexts.transfer, await dialog());
  await expectAddress(/^\/login$/);
  await expectText(sessionTexts.superAdminTransferred);
  expect(await bobs.call('get_user_claims', { uid })).toMatchObject({ super_admin: true });
  await reopenApp('/admin?tab=users');
  await expectAddress(/^\/login/);
});
