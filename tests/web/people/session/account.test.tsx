import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as accountTexts from '#shared/texts/people/account.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import * as sessionFieldTexts from '#shared/texts/people/sessionFields.ts';
import type { Person } from '#tests/e2e/support/people.ts';
import { tokensOf } from '#tests/e2e/support/tokens.ts';
import { newcomer, openApp, reopenApp } from '#tests/web/support/app.tsx';
import { expectAddress, expectFocus, expectText, field, fillIn, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { fetchPage } from '#web/base/lazyPage.tsx';
import { routes } from '#web/root/router.tsx';
import { typeLogin } from './entry.ts';

const { cognitoUrl, apiUrl, pool } = inject('stack');
const signIn = (person: Person) =>
  tokensOf({ cognitoUrl, apiUrl, webUrl: '', pool: { config: () => pool } } as never, person);

afterEach(() => void vi.restoreAllMocks());

/** Whether a session at the user pool goes on. */
async function isGood(RefreshToken: string): Promise<boolean> {
  const { status } = await fetch(cognitoUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken',
    },
    body: JSON.stringify({ ClientId: pool.clientId, RefreshToken }),
  });
  return status === 200;
}

async function openAccount(button: string): Promise<{ person: Person; user: UserEvent; inside: HTMLElement }> {
  const { person } = await newcomer();
  const user = await openApp('/account', person);
  await press(user, button);
  return { person, user, inside: await screen.findByRole('dialog') };
}

async function typeChange(user: UserEvent, inside: HTMLElement, typed: { present: string; next: string }) {
  await fillIn(user, await field(accountTexts.presentPassword, inside), typed.present);
  await fillIn(user, await field(sessionTexts.newPassword, inside), typed.next);
  await fillIn(user, await field(sessionTexts.confirmPassword, inside), typed.next);
  await user.keyboard('{Enter}');
}

test('the account opens from the avatar', async () => {
  const { person } = await newcomer();
  const user = await openApp('/story_maps', person);
  await fetchPage(routes, '/account');
  await press(user, navigationTexts.openUser);
  await user.click(await within(await screen.findByRole('dialog')).findByRole('link', { name: accountTexts.title }));
  await expectAddress('/account');
  await screen.findByRole('heading', { level: 1, name: accountTexts.title });
  await expectText(person.email);
});

test('signing out on all devices ends every session', async () => {
  const { person } = await newcomer();
  const elsewhere = await signIn(person);
  const user = await openApp('/account', person);
  server.refuse('sign_out_everywhere');
  await press(user, navigationTexts.logoutEverywhere);
  await expectText(errors.tooManyRequests.message);
  server.serve('sign_out_everywhere');
  await press(user, navigationTexts.logoutEverywhere);
  await expectAddress('/login');
  expect(await isGood(elsewhere.RefreshToken)).toBe(false);
});

describe('changing the password', () => {
  test('needs the present one and the new one twice, and shows every field error at once', async () => {
    const { user, inside } = await openAccount(accountTexts.changePassword);
    await expectFocus(await field(accountTexts.presentPassword, inside));
    await fillIn(user, await field(sessionTexts.newPassword, inside), 'five5');
    await user.keyboard('{Enter}');
    await expectText(accountTexts.presentPasswordEmpty);
    await expectText(sessionFieldTexts.passwordTooShort);
    await expectText(sessionFieldTexts.passwordsDiffer);
  });

  test('shows a wrong present one at its field, and keeps what was typed', async () => {
    const { user, inside } = await openAccount(accountTexts.changePassword);
    await typeChange(user, inside, { present: 'not-it-at-all', next: 'brand-new-1' });
    await expectText(accountTexts.presentPasswordWrong);
    expect(await field(sessionTexts.newPassword, inside)).toHaveProperty('value', 'brand-new-1');
    expect(server.asked('sign_out_everywhere')).toEqual([]);
  });

  test('ends all other sessions and signs in again', async () => {
    const { person, user, inside } = await openAccount(accountTexts.changePassword);
    const elsewhere = await signIn(person);
    await typeChange(user, inside, { present: person.password, next: 'brand-new-1' });
    await expectText(accountTexts.passwordChanged);
    expect(await isGood(elsewhere.RefreshToken)).toBe(false);
    await expect(signIn(person)).rejects.toThrow('NotAuthorizedException');
    await expectAddress('/account');
    // The session in this browser is a new one: its calls are answered.
    await reopenApp('/admin?tab=users');
    await screen.findByRole('row', { name: new RegExp(person.username) });
  });

  test('can end the other sessions at a second attempt', async () => {
    const { person, user, inside } = await openAccount(accountTexts.changePassword);
    server.refuse('sign_out_everywhere');
    await typeChange(user, inside, { present: person.password, next: 'brand-new-1' });
    await expectText(accountTexts.othersStillIn({ reason: errors.tooManyRequests.message }));
    server.serve('sign_out_everywhere');
    await user.keyboard('{Enter}');
    await expectText(accountTexts.passwordChanged);
    expect(server.asked('sign_out_everywhere')).toHaveLength(2);
  });

  test('opens the login when signing in again fails', async () => {
    const { person, user, inside } = await openAccount(accountTexts.changePassword);
    const through = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((target, init) =>
      new Headers(init?.headers).get('x-amz-target')?.endsWith('.InitiateAuth') === true
        ? Promise.reject(new TypeError('no network'))
        : through(target, init),
    );
    await typeChange(user, inside, { present: person.password, next: 'brand-new-1' });
    await expectText(sessionTexts.passwordChanged);
    await expectAddress('/login');
  });
});

test('a common password is discouraged wherever one is chosen, but accepted', async () => {
  const { person, user, inside } = await openAccount(accountTexts.changePassword);
  await fillIn(user, await field(sessionTexts.newPassword, inside), 'Password1!');
  await expectText(sessionTexts.passwordCommon);
  await fillIn(user, await field(sessionTexts.newPassword, inside), person.username.split(' ')[1] ?? '');
  await expectText(sessionTexts.passwordPersonal);
  await typeChange(user, inside, { present: person.password, next: '123456' });
  await expectText(accountTexts.passwordChanged);

  await openApp('/reset_password?email=somebody%40acme.example&code=123456');
  await fillIn(user, await field(sessionTexts.newPassword), 'somebody-7');
  await expectText(sessionTexts.passwordPersonal);
});

describe('deleting the account', () => {
  test('explains what happens to all data, and requires the address to be typed', async () => {
    const { person, user, inside } = await openAccount(accountTexts.deleteAccount);
    for (const consequence of accountTexts.deleteConsequences) await expectText(consequence);
    const typed = await field(accountTexts.deleteConfirm({ email: person.email }), inside);
    await expectFocus(typed);
    await user.keyboard('{Enter}');
    await expectText(accountTexts.deleteMismatch({ email: person.email }));
    await fillIn(user, typed, `x${person.email}`);
    await user.keyboard('{Enter}');
    expect(server.asked('delete_account')).toEqual([]);
  });

  test('deletes it once the address is typed, and nobody signs in with it any more', async () => {
    const { person, user, inside } = await openAccount(accountTexts.deleteAccount);
    await fillIn(user, await field(accountTexts.deleteConfirm({ email: person.email }), inside), person.email);
    server.refuse('delete_account');
    await user.keyboard('{Enter}');
    await expectText(errors.tooManyRequests.message);
    server.serve('delete_account');
    await user.keyboard('{Enter}');
    await expectText(sessionTexts.accountDeleted);
    await expectAddress('/login');
    await expect(signIn(person)).rejects.toThrow('UserNotFoundException');
    await typeLogin(user, person.email, person.password);
    await expectText('User with that email address was not found');
  });
});
