import type { Route } from '@playwright/test';
import * as errors from '#shared/errors.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import * as sessionErrorTexts from '#shared/texts/people/sessionErrors.ts';
import * as signUpTexts from '#shared/texts/people/signUp.ts';
import { expect, newCompany, newPerson, type Page, test } from '../fixtures.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const newSsoPerson = () => newPerson({ company: `${newCompany().replace('.example', '')}.sso.example` });
const continueButton = sessionTexts.continueWith({ provider: 'the local provider' });

/** Types the address at the login, and returns the provider's window that it opens. */
async function openProvider(page: Page, email: string, origin = ''): Promise<Page> {
  await page.goto(`${origin}/login`);
  await field(page, sessionTexts.email).fill(email);
  const opened = page.waitForEvent('popup');
  await button(page, sessionTexts.continue).click();
  return opened;
}

const signInThere = (popup: Page) => popup.getByRole('button', { name: 'Sign in', exact: true }).click();
const inside = /\/story_maps$/;

test('a person of a bound domain signs in through the provider, and stays signed in', async ({ page }) => {
  const { email } = newSsoPerson();
  const popup = await openProvider(page, email);
  await expect(field(popup, 'Email')).toHaveValue(email);
  await signInThere(popup);
  await expect(page).toHaveURL(inside);
  await expect.poll(() => popup.isClosed()).toBe(true);
  await page.reload();
  await expect(page).toHaveURL(inside);
});

test('a second account at the provider is linked by signing in with the first one, which has no password', async ({
  page,
  openPage,
}) => {
  const { email } = newSsoPerson();
  const signInAs = async (popup: Page, account: string) => {
    await field(popup, 'Account').fill(account);
    await signInThere(popup);
  };
  await signInAs(await openProvider(page, email), 'first');
  await expect(page).toHaveURL(inside);

  const elsewhere = await openPage();
  await signInAs(await openProvider(elsewhere, email, new URL(page.url()).origin), 'second');
  const opened = elsewhere.waitForEvent('popup');
  await button(elsewhere, sessionTexts.noPassword).click();
  await expect(elsewhere.getByText(sessionTexts.linkByAccount({ provider: 'the local provider' }))).toBeVisible();
  await signInAs(await opened, 'first');
  await expect(elsewhere).toHaveURL(inside);
});

test('an account with a password is linked in its own window by the password', async ({ page, register, openPage }) => {
  const ann = newSsoPerson();
  await register(ann);
  const popup = await openProvider(page, ann.email);
  await signInThere(popup);
  await expect(page.getByText(sessionTexts.linkByPassword({ provider: 'the local provider' }))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('UserSignedIn'))).toBeNull();

  const opened = page.waitForEvent('popup');
  await button(page, sessionTexts.typePassword).click();
  const small = await opened;
  await expect(small.getByRole('navigation')).toHaveCount(0);
  await field(small, sessionTexts.password).fill('wrong-password');
  await small.keyboard.press('Enter');
  await expect(small.getByRole('alert')).toContainText(sessionErrorTexts.wrongCredentials);
  await field(small, sessionTexts.password).fill(ann.password);
  await small.keyboard.press('Enter');
  await expect(page).toHaveURL(inside);
  expect(small.isClosed()).toBe(true);

  // From now on the provider alone signs in.
  const elsewhere = await openPage();
  await elsewhere.goto(new URL('/login', page.url()).href);
  await field(elsewhere, sessionTexts.email).fill(ann.email);
  const again = elsewhere.waitForEvent('popup');
  await button(elsewhere, sessionTexts.continue).click();
  await signInThere(await again);
  await expect(elsewhere).toHaveURL(inside);
});

test('an account at the provider is linked to a password of the same address by the provider', async ({
  page,
  register,
  openPage,
}) => {
  const ann = newSsoPerson();
  const first = await openPage();
  await first.goto(new URL('/login', (await page.goto('/login'))?.url()).href);
  await field(first, sessionTexts.email).fill(ann.email);
  const opening = first.waitForEvent('popup');
  await button(first, sessionTexts.continue).click();
  await signInThere(await opening);
  await expect(first).toHaveURL(inside);
  await register(ann);

  const closed = await openProvider(page, ann.email);
  await closed.close();
  await button(page, sessionTexts.passwordInstead).click();
  await field(page, sessionTexts.password).fill(ann.password);
  await button(page, sessionTexts.signIn).click();
  await expect(page.getByText(sessionTexts.linkByProvider({ provider: 'the local provider' }))).toBeVisible();
  const opened = page.waitForEvent('popup');
  await button(page, continueButton).click();
  await signInThere(await opened);
  await expect(page).toHaveURL(inside);
});

test('a sign-in that the provider cancels, or that is refused, is told at the login', async ({ page }) => {
  const { email } = newSsoPerson();
  const popup = await openProvider(page, email);
  await popup.getByRole('button', { name: 'Cancel', exact: true }).click();
  const cancelled = sessionErrorTexts.providerMessage({ message: 'The sign-in was cancelled' });
  await expect(page.getByRole('alert')).toContainText(cancelled);

  const opened = page.waitForEvent('popup');
  await button(page, continueButton).click();
  const again = await opened;
  await again.getByLabel('The address is verified').uncheck();
  await signInThere(again);
  await expect(page.getByRole('alert')).toContainText(signUpTexts.providerUnverified);
});

test('an answer of another sign-in is not taken', async ({ page }) => {
  const { email } = newSsoPerson();
  await openProvider(page, email);
  const forged = await page.context().newPage();
  await forged.goto('/provider-popup-signin?code=forged&state=forged');
  await expect(forged.getByText(sessionTexts.providerWindowDone)).toBeVisible();
  await expect(button(page, continueButton)).toBeEnabled();
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(forged).not.toHaveURL(/forged/);
});

test('tokens of another sign-in are not taken in place of ours', async ({ page, openPage }) => {
  const eve = newSsoPerson();
  let stolen = '';
  await page.route('**/oauth2/token', async (route) => {
    const response = await route.fetch();
    stolen = await response.text();
    await route.fulfill({ response });
  });
  await signInThere(await openProvider(page, eve.email));
  await expect(page).toHaveURL(inside);

  const ann = await openPage();
  await ann.route('**/oauth2/token', (route) => route.fulfill({ contentType: 'application/json', body: stolen }));
  await signInThere(await openProvider(ann, newSsoPerson().email));
  await expect(ann.getByRole('alert')).toContainText(sessionErrorTexts.providerMessage({ message: 'nonce' }));
  expect(await ann.evaluate(() => localStorage.getItem('UserSignedIn'))).toBeNull();
});

test('where the provider is mandatory no password is offered', async ({ page }) => {
  const { email } = newPerson({ company: `${newCompany().replace('.example', '')}.sso-only.example` });
  const popup = await openProvider(page, email);
  await expect(button(page, sessionTexts.passwordInstead)).toHaveCount(0);
  await signInThere(popup);
  await expect(page).toHaveURL(inside);
});

test('other addresses are asked for their password', async ({ page }) => {
  await page.goto('/login');
  await field(page, sessionTexts.email).fill(newPerson().email);
  await button(page, sessionTexts.continue).click();
  await expect(field(page, sessionTexts.password)).toBeFocused();
});

test('no sign-in stays at the domain of the user pool, whoever uses the browser next and however they sign in', async ({
  page,
  register,
}) => {
  const ann = newSsoPerson();
  const first = await openProvider(page, ann.email);
  await signInThere(first);
  await expect(page).toHaveURL(inside);
  await expect.poll(() => first.isClosed()).toBe(true);
  await button(page, navigationTexts.openUser).click();
  await button(page, navigationTexts.logout).click();
  await expect(page).toHaveURL(/\/login$/);

  // Bob has signed in with the provider, gone over to his password, and left.
  const bob = newSsoPerson();
  await register(bob);
  const second = await openProvider(page, bob.email);
  await signInThere(second);
  await expect.poll(() => second.isClosed()).toBe(true);
  await page.goto('/login');
  await field(page, sessionTexts.email).fill(bob.email);
  const third = page.waitForEvent('popup');
  await button(page, sessionTexts.continue).click();
  await (await third).close();
  await button(page, sessionTexts.passwordInstead).click();
  await field(page, sessionTexts.password).fill(bob.password);
  await button(page, sessionTexts.signIn).click();
  await expect(page).toHaveURL(inside);
  await button(page, navigationTexts.openUser).click();
  await button(page, navigationTexts.logout).click();
  await expect(page).toHaveURL(/\/login$/);

  const popup = await openProvider(page, ann.email);
  await expect(field(popup, 'Email')).toHaveValue(ann.email);
});

test('a provider that does not answer is told at the login, with a way to try again', async ({ page }) => {
  const { email } = newSsoPerson();
  const refuse = async (route: Route) => {
    const { searchParams } = new URL(route.request().url());
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('error', 'temporarily_unavailable');
    back.searchParams.set('state', searchParams.get('state') ?? '');
    await route.fulfill({ status: 302, headers: { location: back.href } });
  };
  await page.context().route('**/oauth2/authorize?*', refuse, { times: 1 });
  await openProvider(page, email);
  await expect(page.getByRole('alert')).toContainText(errors.unknown.message);
  const opened = page.waitForEvent('popup');
  await button(page, continueButton).click();
  await signInThere(await opened);
  await expect(page).toHaveURL(inside);
});
