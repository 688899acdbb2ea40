import * as navigationTexts from '#shared/texts/navigation.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { expect, newPerson, type Page, test } from './fixtures.ts';
import { linkInMail } from './support/session.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heartbeat = (page: Page) => page.evaluate(() => localStorage.getItem('UserSignedIn'));

/** Types the two steps of the sign-up. */
async function typeSignup(page: Page, email: string, password = 'secret-1'): Promise<void> {
  await page.goto('/signup');
  await field(page, sessionTexts.email).fill(email);
  await page.keyboard.press('Enter');
  await field(page, sessionTexts.password).fill(password);
  await field(page, sessionTexts.confirmPassword).fill(password);
  await field(page, sessionTexts.username).fill('Ann Example');
  await page.keyboard.press('Enter');
}

async function logOut(page: Page, email: string): Promise<void> {
  await press(page, navigationTexts.openUser);
  await expect(page.getByRole('dialog')).toContainText(email);
  await page.getByRole('dialog').getByRole('button', { name: navigationTexts.logout, exact: true }).click();
}

test.describe('signing up', () => {
  test('leads through the mail to the login with the email filled in', async ({ page, stack }) => {
    const ann = newPerson();
    await typeSignup(page, ` ${ann.email.toUpperCase()} `, ann.password);
    await expect(page.getByText(sessionTexts.unverifiedSent({ email: ann.email }))).toBeVisible();
    await page.goto(await linkInMail(stack, ann.email));
    await expect(page.getByText(sessionTexts.verified)).toBeVisible();
    await expect(field(page, sessionTexts.email)).toHaveValue(ann.email);
    await field(page, sessionTexts.password).fill(ann.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/story_maps$/);
  });

  test('a link opened in another browser, as by a mail scanner, waits for a click', async ({
    page,
    openPage,
    stack,
  }) => {
    const ann = newPerson();
    await typeSignup(page, ann.email, ann.password);
    await expect(page).toHaveURL(/\/unverified_email/);
    const link = await linkInMail(stack, ann.email);
    const elsewhere = await openPage();
    await elsewhere.goto(link);
    await expect(elsewhere.getByText(sessionTexts.verifyAsk({ email: ann.email }))).toBeVisible();
    expect(stack.pool.admin.listUsers().find((user) => user.email === ann.email)?.status).toBe('UNCONFIRMED');
    await press(elsewhere, sessionTexts.verifyConfirm);
    await expect(elsewhere.getByText(sessionTexts.verified)).toBeVisible();
  });
});

test.describe('a session', () => {
  test('outlives a reload and ends with Logout, in every tab', async ({ page, context, register, signIn }) => {
    const ann = newPerson();
    await register(ann);
    await signIn(page, ann);
    expect(Number(await heartbeat(page))).toBeGreaterThan(Date.now() - 60_000);
    await page.reload();
    await expect(page).toHaveURL(/\/story_maps$/);
    const other = await context.newPage();
    await other.goto('/');
    await expect(other).toHaveURL(/\/story_maps$/);

    await logOut(page, ann.email);
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    expect(await heartbeat(page)).toBeNull();
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Token'))))
      .toEqual([]);
    await page.goto('/story_maps');
    await expect(page).toHaveURL(/\/login\?redirect_after_sign_in=/);
  });

  test('expires after two days', async ({ page, register, signIn }) => {
    const ann = newPerson();
    await register(ann);
    await signIn(page, ann);
    await page.evaluate(
      (old) => localStorage.setItem('UserSignedIn', String(old)),
      Date.now() - 48 * 3_600_000 - 1_000,
    );
    await page.reload();
    await expect(page).toHaveURL(/\/login\?redirect_after_sign_in=/);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Token'))))
      .toEqual([]);
  });
});
