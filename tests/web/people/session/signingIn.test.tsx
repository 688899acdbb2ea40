import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import * as sessionErrorTexts from '#shared/texts/people/sessionErrors.ts';
import * as sessionFieldTexts from '#shared/texts/people/sessionFields.ts';
import { newPerson } from '#tests/e2e/support/people.ts';
import { mailsTo, newcomer, openApp, reopenApp } from '#tests/web/support/app.tsx';
import { expectAddress, expectFocus, expectText, field, fillIn, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { linkIn, typeLogin, typePassword, typeSignUp } from './entry.ts';

describe('signing in', () => {
  test('needs an email and a password', async () => {
    const user = await openApp('/login');
    await press(user, sessionTexts.continue);
    await expectText(sessionFieldTexts.loginEmailEmpty);
    await expectFocus(await field(sessionTexts.email));
    await fillIn(user, await field(sessionTexts.email), 'someone@acme.example');
    await press(user, sessionTexts.continue);
    await press(user, sessionTexts.signIn);
    await expectText(sessionFieldTexts.loginPasswordEmpty);
  });

  test('continues with the password without waiting for the look-up, and offers a new one only after an error', async () => {
    const letGo = server.hold('user_sign_in_provider_id');
    const user = await openApp('/login');
    const { email } = newPerson();
    await fillIn(user, await field(sessionTexts.email), email);
    await press(user, sessionTexts.continue);
    await expectFocus(await field(sessionTexts.password));
    expect(screen.queryByRole('button', { name: sessionTexts.resetPassword })).toBeNull();
    await expect.poll(() => server.asked('user_sign_in_provider_id')).toContainEqual({ email });
    letGo();
  });

  test('continues with the password when the look-up fails', async () => {
    const { person } = await newcomer();
    server.refuse('user_sign_in_provider_id', 'unknown');
    const user = await openApp('/login');
    await typeLogin(user, person.email, person.password);
    await expectAddress(/^\/story_maps$/);
    expect(server.asked('user_sign_in_provider_id')).toContainEqual({ email: person.email });
  });

  test('with a wrong password offers a new one, which the mail then sets', async () => {
    const { person } = await newcomer();
    const user = await openApp('/login');
    await field(sessionTexts.email);
    expect(screen.queryByRole('button', { name: sessionTexts.resetPassword })).toBeNull();
    await typeLogin(user, person.email, 'not-it-at-all');
    await expectText(sessionErrorTexts.wrongCredentials);
    await press(user, sessionTexts.resetPassword);
    await expectText(sessionTexts.resetSent);
    await reopenApp(await linkIn(person.email));
    await fillIn(user, await field(sessionTexts.newPassword), 'brand-new-1');
    await fillIn(user, await field(sessionTexts.confirmPassword), 'brand-new-1');
    await user.keyboard('{Enter}');
    await expectText(sessionTexts.passwordChanged);
    await typePassword(user, 'brand-new-1');
    await expectAddress(/^\/story_maps$/);
  });

  test('opens the requested page', async () => {
    const { person } = await newcomer();
    const user = await openApp('/admin?tab=users');
    await expectText(errors.notAuthenticated.message);
    await expectAddress('/login?redirect_after_sign_in=%2Fadmin%3Ftab%3Dusers');
    await typeLogin(user, person.email, person.password);
    await expectAddress(/^\/admin/);
  });

  test('never leads to another host', async () => {
    const { person } = await newcomer();
    const user = await openApp(`/login?redirect_after_sign_in=${encodeURIComponent('/\t/host.example/')}`);
    await typeLogin(user, person.email, person.password);
    await expectAddress(/^\/story_maps$/);
  });

  test.each([
    ['once more', 'the right password', (person: { password: string }) => person.password],
    ['for a new password', 'a forgotten one', () => 'forgotten'],
  ])('before the address is verified sends the mail again, asked %s with %s', async (_how, _with, passwordOf) => {
    const ann = newPerson();
    const user = await openApp('/signup');
    await typeSignUp(user, ann);
    await expectAddress(/^\/unverified_email/);
    const before = (await mailsTo(ann.email)).length;
    await reopenApp('/login');
    await typeLogin(user, ann.email, passwordOf(ann));
    if (passwordOf(ann) !== ann.password) {
      await expectText(sessionErrorTexts.wrongCredentials);
      await press(user, sessionTexts.resetPassword);
    }
    await expectAddress(/^\/unverified_email\?email=/);
    await expect.poll(async () => (await mailsTo(ann.email)).length).toBe(before + 1);
  });
});

describe.each(['/login', '/signup', '/maintenance', '/reset_password'])('%s', (path) => {
  test('needs no session', async () => {
    await openApp(path);
    await screen.findByRole('heading', { level: 1 });
    await expectAddress(path);
  });
});

describe('the page without access', () => {
  const grant = async (admin: Awaited<ReturnType<typeof newcomer>>['api'], email: string) =>
    admin.call('add_registered_email', { email });
  const tryAgain = (user: UserEvent) => press(user, commonTexts.tryAgain);

  test('waits until an administrator grants access, and returns with the next call after access was removed', async () => {
    const { person: ann, api: admin } = await newcomer();
    const { person: bob } = await newcomer({ name: 'Bob', company: ann.email.split('@')[1] ?? '' });
    const user = await openApp('/', bob);
    await expectAddress(/^\/no_access$/);
    await expectText(sessionTexts.notLetInYet);
    await tryAgain(user);
    await expectText(sessionTexts.stillNoAccess);
    await grant(admin, bob.email);
    await tryAgain(user);
    await expectAddress(/^\/story_maps$/);
    await admin.call('remove_registered_email', { email: bob.email });
    await reopenApp('/story_maps');
    await expectAddress(/^\/no_access$/);
    await expectText(errors.noCompanyAccess.message);
    await openApp('/', bob);
    await expectText(errors.noCompanyAccess.message);
  });

  test('is left behind by the link of the mail that tells of the access, while the token does not know of it yet', async () => {
    const { person: ann, api: admin } = await newcomer();
    const { person: bob } = await newcomer({ name: 'Bob', company: ann.email.split('@')[1] ?? '' });
    await openApp('/', bob);
    await expectText(sessionTexts.notLetInYet);
    await grant(admin, bob.email);
    await reopenApp('/story_maps');
    await screen.findByRole('heading', { level: 1, name: navigationTexts.storyMaps });
    await expectAddress(/^\/story_maps$/);
  });
});
