import { expect, type Page } from '@playwright/test';
import type { LocalStack } from '#infra/local/stack.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { HEARTBEAT_KEY } from '#web/base/session/sessionHeartbeat.ts';
import type { Person } from './people.ts';
import { tokensOf } from './tokens.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The claims of a token. Not verified, since it comes from the pool itself. */
const decoded = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { username: string };

/** Opens the application as a registered user, at their story maps or at the given path. */
export type SignIn = (page: Page, person: Person, path?: string) => Promise<void>;

/** The page after signing in: the story maps, or the no-access page until an admin grants access. */
const inside = /\/(story_maps|no_access)$/;

/**
 * Signs a confirmed user in on `/login`. Ends on the story maps or on `/no_access`.
 * @param webUrl the application's address, if not the base of the test's pages
 */
export async function signInOnScreen(page: Page, { email, password }: Person, webUrl = ''): Promise<void> {
  await page.goto(`${webUrl}/login`);
  await field(page, sessionTexts.email).fill(email);
  await button(page, sessionTexts.continue).click();
  await field(page, sessionTexts.password).fill(password);
  await button(page, sessionTexts.signIn).click();
  await expect(page).toHaveURL(inside);
}

/**
 * The link in the newest mail to a user, from the mailbox.
 * @throws when no mail arrives within a few seconds
 */
export async function linkInMail(stack: LocalStack, email: string): Promise<string> {
  await expect.poll(() => stack.mailbox.mails(email).length, { message: `a mail to ${email}` }).toBeGreaterThan(0);
  const newest = stack.mailbox.mails(email).at(0);
  const link = /href="([^"]+)"/.exec(newest?.html ?? '')?.[1];
  if (link === undefined) throw new Error(`The mail to ${email} has no link: ${newest?.html ?? ''}`);
  return link.replaceAll('&amp;', '&');
}

/** Signs a new user up through the screens: `/signup`, the link of the mail, `/login`. Ends signed in. */
export async function signUpOnScreens(page: Page, person: Person, stack: LocalStack): Promise<void> {
  await page.goto('/signup');
  await field(page, sessionTexts.email).fill(person.email);
  await button(page, sessionTexts.continue).click();
  await field(page, sessionTexts.password).fill(person.password);
  await field(page, sessionTexts.confirmPassword).fill(person.password);
  await field(page, sessionTexts.username).fill(person.username);
  await button(page, sessionTexts.signUp).click();
  await expect(page).toHaveURL(/\/unverified_email/);
  await page.goto(await linkInMail(stack, person.email));
  await expect(page.getByText(sessionTexts.verified)).toBeVisible();
  await signInOnScreen(page, person);
}

/**
 * Opens a page as a confirmed user who signed in earlier: puts their tokens where the application keeps them. Signing
 * in through the screens takes longer than most tests; only tests about it do so.
 * @param path the page to open; the story maps by default
 */
export async function openSignedIn(page: Page, person: Person, stack: LocalStack, path?: string): Promise<void> {
  const { AccessToken, IdToken, RefreshToken } = await tokensOf(stack, person);
  const { username } = decoded(AccessToken);
  const client = `CognitoIdentityServiceProvider.${stack.pool.config().clientId}`;
  const localStorage = Object.entries({
    [`${client}.LastAuthUser`]: username,
    [`${client}.${username}.accessToken`]: AccessToken,
    [`${client}.${username}.idToken`]: IdToken,
    [`${client}.${username}.refreshToken`]: RefreshToken,
    [HEARTBEAT_KEY]: String(Date.now()),
  }).map(([name, value]) => ({ name, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin: stack.webUrl, localStorage }] });
  await page.goto(`${stack.webUrl}${path ?? '/'}`);
  if (path !== undefined) return;
  await expect(page).toHaveURL(inside);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** Presses Logout in the menu of the account. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: navigationTexts.openUser }).click();
  await page.getByRole('button', { name: navigationTexts.logout, exact: true }).click();
}
