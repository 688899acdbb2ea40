import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import * as sessionErrorTexts from '#shared/texts/people/sessionErrors.ts';
import type { Person } from '#tests/e2e/support/people.ts';
import { newcomer, openApp, reopenApp } from '#tests/web/support/app.tsx';
import { expectAddress, expectText, field, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { typePassword } from './entry.ts';

/** A super admin, and a colleague with access. */
async function two() {
  const { person: ann, api: admin } = await newcomer();
  const { person: bob, api: bobs } = await newcomer({ name: 'Bob', company: ann.email.split('@')[1] ?? '' });
  const { uid } = await admin.call('add_registered_email', { email: bob.email });
  return { ann, admin, bob, bobs, uid };
}

/** The user comes back to the tab, which makes it look for changes. */
const returnToTab = () => act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
const adminLink = () =>
  screen.getByRole('navigation', { name: navigationTexts.label }).querySelector<HTMLElement>('a[href="/admin"]');
const noAccess = () => expectText(errors.noCompanyAccess.message);
const refresh = 'Refresh';

/** Opens the story maps in a session that what follows can end: times of sessions are in seconds. */
async function openList(person: Person, path = '/story_maps'): Promise<UserEvent> {
  const user = await openApp(path, person);
  const openedAt = Date.now();
  await screen.findByRole('button', { name: refresh });
  await waitFor(() => expect(Date.now()).toBeGreaterThan(openedAt + 1_000));
  return user;
}

test('access that was removed and given back leads to the login, with the address and the page, and back in', async () => {
  const { admin, bob } = await two();
  const user = await openList(bob, '/story_maps?list_type=editor');
  await admin.call('remove_registered_email', { email: bob.email });
  await reopenApp('/story_maps?list_type=editor');
  await expectAddress(/^\/no_access$/);
  await noAccess();
  await press(user, commonTexts.tryAgain);
  await expectText(sessionTexts.stillNoAccess);
  await admin.call('add_registered_email', { email: bob.email });
  await press(user, commonTexts.tryAgain);
  await expectAddress(/^\/login\?/);
  const query = new URLSearchParams(window.location.search);
  expect(query.get('redirect_after_sign_in')).toBe('/story_maps?list_type=editor');
  expect(query.get('email')).toBe(bob.email);
  await expectText(sessionTexts.endedWithAccess);
  expect(await field(sessionTexts.email)).toHaveProperty('value', bob.email);
  await typePassword(user, bob.password);
  await expectAddress('/story_maps?list_type=editor');
});

test('returning to the tab finds access that was given back', async () => {
  const { admin, bob } = await two();
  await openList(bob);
  await admin.call('remove_registered_email', { email: bob.email });
  await reopenApp('/story_maps');
  await noAccess();
  returnToTab();
  await noAccess();
  await admin.call('add_registered_email', { email: bob.email });
  returnToTab();
  await expectAddress(/^\/login\?/);
  await expectText(sessionTexts.endedWithAccess);
});

test('a session that still holds opens the application once access is given', async () => {
  const { admin, bob } = await two();
  await admin.call('remove_registered_email', { email: bob.email });
  // Signed in after the removal, which has ended earlier sessions only.
  await openApp('/story_maps', bob);
  await noAccess();
  await admin.call('add_registered_email', { email: bob.email });
  returnToTab();
  await expectAddress(/^\/story_maps$/);
});

test('somebody who is let in enters the application on return to the tab', async () => {
  const { person: ann, api: admin } = await newcomer();
  const { person: bob } = await newcomer({ name: 'Bob', company: ann.email.split('@')[1] ?? '' });
  await openApp('/', bob);
  await expectText(sessionTexts.notLetInYet);
  await screen.findByRole('button', { name: commonTexts.askForAccess });
  await admin.call('add_registered_email', { email: bob.email });
  returnToTab();
  await expectAddress(/^\/story_maps$/);
});

test('a session that was ended everywhere leads to the login, with the address and the page', async () => {
  const { bob, bobs, uid } = await two();
  const user = await openList(bob, '/story_maps?list_type=editor');
  await bobs.call('sign_out_everywhere', { uid });
  await reopenApp('/story_maps?list_type=editor');
  await expectText(sessionTexts.expired);
  await user.click(await screen.findByRole('link', { name: sessionTexts.signIn }));
  await expectText(sessionTexts.expired);
  expect(await field(sessionTexts.email)).toHaveProperty('value', bob.email);
  await typePassword(user, bob.password);
  await expectAddress('/story_maps?list_type=editor');
});

test('somebody who was removed with their account is told so, and can sign up again', async () => {
  const { admin, bob } = await two();
  const user = await openList(bob);
  await admin.call('remove_user', { email: bob.email });
  await reopenApp('/story_maps');
  await noAccess();
  await press(user, commonTexts.tryAgain);
  await expectText(sessionTexts.stillNoAccess);
  await admin.call('add_registered_email', { email: bob.email });
  await press(user, commonTexts.tryAgain);
  await expectText(sessionTexts.endedWithAccess);
  await typePassword(user, bob.password);
  await expectText(sessionErrorTexts.userNotFound);
  const signUp = await screen.findByRole('link', { name: sessionTexts.createAccount });
  expect(signUp.getAttribute('href')).toContain(`email=${encodeURIComponent(bob.email)}`);
});

test('a role that is granted or removed shows with the next call, without a new login', async () => {
  const { admin, bob, uid } = await two();
  const user = await openApp('/story_maps', bob);
  await press(user, refresh);
  expect(adminLink()).toBeNull();
  await admin.call('set_user_custom_claim_admin', { uid, admin: true });
  await press(user, refresh);
  await waitFor(() => expect(adminLink()).not.toBeNull());
  await user.click(adminLink() ?? expect.fail());
  await screen.findByRole('link', { name: adminTexts.tabs.users });
  await admin.call('set_user_custom_claim_admin', { uid, admin: false });
  await user.click(screen.getByRole('link', { name: adminTexts.tabs.users }));
  await waitFor(() => expect(adminLink()).toBeNull());
  await screen.findByRole('heading', { level: 1, name: errors.notAdministrator.message });
  expect(screen.queryByRole('link', { name: adminTexts.tabs.users })).toBeNull();
  // Granted once more, it shows once more, and a new visit starts with it.
  await admin.call('set_user_custom_claim_admin', { uid, admin: true });
  await user.click(screen.getByRole('link', { name: navigationTexts.storyMaps }));
  await press(user, refresh);
  await waitFor(() => expect(adminLink()).not.toBeNull());
  await reopenApp('/admin');
  await screen.findByRole('link', { name: adminTexts.tabs.users });
});

test.each(['/no_access', '/unverified_email', '/unverified_email?email=somebody%40acme.example'])(
  '%s leads to the login when nobody is signed in',
  async (path) => {
    await openApp(path);
    await expectAddress(/^\/login/);
    expect(screen.queryByText(errors.noCompanyAccess.message)).toBeNull();
  },
);

test.each(['/no_access', '/unverified_email'])('%s leads people with access to the application', async (path) => {
  const { ann } = await two();
  await openApp(path, ann);
  await expectAddress(/^\/story_maps$/);
  await screen.findByRole('heading', { level: 1, name: navigationTexts.storyMaps });
});

test('/no_access tells somebody whose access was removed so after a reload, without opening the application', async () => {
  const { admin, bob } = await two();
  await openList(bob);
  await admin.call('remove_registered_email', { email: bob.email });
  await reopenApp('/story_maps');
  await noAccess();
  const before = server.asked('story_map_list').length;
  await reopenApp('/no_access');
  await noAccess();
  expect(server.asked('story_map_list')).toHaveLength(before);
});
