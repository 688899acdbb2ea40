import { expect, type Page } from '@playwright/test';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import * as sessionErrorTexts from '#shared/texts/people/sessionErrors.ts';
import * as sessionFieldTexts from '#shared/texts/people/sessionFields.ts';
import { addressOf } from '../scene.ts';
import type { State } from '../state.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const settle = async (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const nothing = async () => undefined;

async function firstStep(page: Page, email: string): Promise<void> {
  await field(page, sessionTexts.email).fill(email);
  await press(page, sessionTexts.continue);
  await expect(field(page, sessionTexts.password)).toBeVisible();
}

/** Each state that needs it has an account of its own: the fifth wrong password in a row locks it. */
async function wrongPassword(page: Page, person: string): Promise<void> {
  await firstStep(page, addressOf(person));
  await field(page, sessionTexts.password).fill('not-it-at-all');
  await press(page, sessionTexts.signIn);
  await expect(page.getByText(sessionErrorTexts.wrongCredentials)).toBeVisible();
}

const state = (name: string, path: string, arrange: (page: Page) => Promise<unknown> = nothing): State => ({
  name,
  viewer: 'nobody',
  path: () => path,
  arrange: async (page) => {
    await settle(page);
    await arrange(page);
  },
});

/** Everything before the login. */
export const sessionStates: readonly State[] = [
  state('login', '/login'),
  state('login-email-empty', '/login', async (page) => {
    await press(page, sessionTexts.continue);
    await expect(page.getByText(sessionFieldTexts.loginEmailEmpty)).toBeVisible();
  }),
  state('login-password', '/login', (page) => firstStep(page, addressOf('jonas'))),
  state('login-wrong', '/login', (page) => wrongPassword(page, 'jonas')),
  state('login-reset-sent', '/login', async (page) => {
    await wrongPassword(page, 'ines');
    await press(page, sessionTexts.resetPassword);
    await expect(page.getByText(sessionTexts.resetSent)).toBeVisible();
  }),
  state('login-asked-page', '/admin', async (page) =>
    expect(page.getByText(sessionTexts.notAuthenticatedHelp)).toBeVisible(),
  ),
  state('signup', '/signup'),
  state('signup-details', '/signup', (page) => firstStep(page, addressOf('mia'))),
  state('signup-wrong', '/signup', async (page) => {
    await firstStep(page, addressOf('mia'));
    await field(page, sessionTexts.password).fill('five5');
    await field(page, sessionTexts.confirmPassword).fill('five');
    await press(page, sessionTexts.signUp);
    await expect(page.getByText(sessionFieldTexts.passwordTooShort)).toBeVisible();
  }),
  // Told to the browser that has asked for the mail, others get to the login.
  state('unverified', '/login', async (page) => {
    await page.evaluate((email) => localStorage.setItem('AwaitedVerification', email), addressOf('mia'));
    await page.goto(`/unverified_email?email=${addressOf('mia')}`);
    await settle(page);
  }),
  state('verify-failed', `/unverified_email?email=${addressOf('mia')}&code=123456`, async (page) => {
    await press(page, sessionTexts.verifyConfirm);
    await expect(page.getByText(sessionTexts.verifyFailedTitle)).toBeVisible();
  }),
  state('reset-password', `/reset_password?email=${addressOf('jonas')}&code=123456`),
  state('reset-password-incomplete', '/reset_password'),
  state('not-found-signed-out', '/nowhere'),
  state('maintenance', '/maintenance'),
  state('user-dialog-signed-out', '/login', async (page) => {
    await press(page, navigationTexts.openUser);
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  { ...state('no-access', '/no_access'), viewer: 'sam' },
];
