import { errorTexts } from '#shared/texts/errors.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { navigationTexts } from '#shared/texts/navigation.ts';
import { sessionErrorTexts, sessionFieldTexts, sessionTexts } from '#shared/texts/session.ts';
import { signUpTexts } from '#shared/texts/signUp.ts';
import { expect, newCompany, newPerson, test, type Page } from './fixtures.ts';
import { linkInMail } from './support/session.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const stamp = (page: Page) => page.evaluate(() => localStorage.getItem('UserSignedIn'));

/** Types the two steps of the login, each ended with Enter. */
async function typeLogin(page: Page, email: string, password: string): Promise<void> {
  await field(page, sessionTexts.email).fill(email);
  await page.keyboard.press('Enter');
  await field(page, sessionTexts.password).fill(password);
  await page.keyboard.press('Enter');
}

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
  await page.getByRole('dialog').getByRole('button', { name: navigationTexts.logout }).click();
}

test.describe('signing up', () => {
  test('leads through the mail to the login with the email filled in', async ({ page, stack }) => {
    const ann = newPerson();
    await typeSignup(page, ` ${ann.email.toUpperCase()} `, ann.password);
    await expect(page.getByText(sessionTexts.unverifiedSent.replace('{email}', ann.email))).toBeVisible();
    await page.goto(await linkInMail(stack, ann.email));
    await expect(page.getByText(sessionTexts.verified)).toBeVisible();
    await expect(field(page, sessionTexts.email)).toHaveValue(ann.email);
    await field(page, sessionTexts.password).fill(ann.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/story_maps$/);
  });

  test('tells what is wrong with each field and puts the focus there', async ({ page }) => {
    await page.goto('/signup');
    await press(page, sessionTexts.continue);
    await expect(page.getByText(sessionFieldTexts.emailEmpty)).toBeVisible();
    await expect(field(page, sessionTexts.email)).toBeFocused();
    await field(page, sessionTexts.email).fill(newPerson().email);
    await press(page, sessionTexts.continue);
    await field(page, sessionTexts.password).fill('five5');
    await press(page, sessionTexts.signUp);
    await expect(page.getByText(sessionFieldTexts.passwordTooShort)).toBeVisible();
    await expect(page.getByText(sessionFieldTexts.usernameEmpty)).toBeVisible();
    await expect(field(page, sessionTexts.password)).toBeFocused();
    await field(page, sessionTexts.password).fill('secret-1');
    await field(page, sessionTexts.username).fill('Ann');
    await press(page, sessionTexts.signUp);
    await expect(page.getByText(sessionFieldTexts.passwordsDiffer)).toBeVisible();
    await expect(field(page, sessionTexts.confirmPassword)).toBeFocused();
  });

  test('with a free mail address is refused with the reason, before more is asked', async ({ page }) => {
    await page.goto('/signup');
    await field(page, sessionTexts.email).fill(` Someone-${newCompany()}@GMail.com`);
    await press(page, sessionTexts.continue);
    await expect(page.getByText(signUpTexts.freeMailDomain)).toBeVisible();
    await expect(field(page, sessionTexts.email)).toBeFocused();
    await expect(field(page, sessionTexts.password)).toHaveCount(0);
  });

  test('takes the address along from the login, and back', async ({ page }) => {
    const { email } = newPerson();
    const main = page.getByRole('main');
    await page.goto('/login');
    await typeLogin(page, email, 'secret-1');
    await expect(main.getByText(sessionErrorTexts.userNotFound)).toBeVisible();
    await main.getByRole('link', { name: sessionTexts.createAccount }).click();
    await expect(main.getByRole('heading', { name: sessionTexts.signupTitle })).toBeVisible();
    await expect(field(page, sessionTexts.email)).toHaveValue(email);
    await main.getByRole('link', { name: sessionTexts.signIn }).click();
    await expect(main.getByRole('heading', { name: sessionTexts.loginTitle })).toBeVisible();
    await expect(field(page, sessionTexts.email)).toHaveValue(email);
    await expect(field(page, sessionTexts.password)).toBeFocused();
  });

  test('with an address that has an account is refused', async ({ page, register }) => {
    const ann = newPerson();
    await register(ann);
    await typeSignup(page, ann.email);
    await expect(page.getByText(sessionErrorTexts.emailInUse)).toBeVisible();
  });

  test('a link that does not work offers another, and one opened twice does no harm', async ({ page, stack }) => {
    const ann = newPerson();
    await typeSignup(page, ann.email, ann.password);
    await expect(page).toHaveURL(/\/unverified_email/);
    await page.goto(`/unverified_email?email=${ann.email}&code=000000x`);
    await expect(page.getByText(sessionTexts.codeWrong)).toBeVisible();
    await press(page, sessionTexts.resend);
    await expect(page.getByText(sessionTexts.resent)).toBeVisible();
    // The mailbox gives the newest first.
    const [newest] = stack.mailbox.mails(ann.email);
    const link = /href="([^"]+)"/.exec(newest?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? 'no link';
    for (const time of ['first', 'second']) {
      await page.goto(link);
      await expect(page.getByText(sessionTexts.verified), `the ${time} time`).toBeVisible();
    }
  });

  test('a link opened where nobody asked for it, as a mail scanner does, waits for a word', async ({
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
    await expect(elsewhere.getByText(sessionTexts.verifyAsk.replace('{email}', ann.email))).toBeVisible();
    expect(stack.pool.admin.listUsers().find((user) => user.email === ann.email)?.status).toBe('UNCONFIRMED');
    await press(elsewhere, sessionTexts.verifyConfirm);
    await expect(elsewhere.getByText(sessionTexts.verified)).toBeVisible();
  });

  test('signing in before the address is verified sends the mail again', async ({ page, stack }) => {
    const ann = newPerson();
    await typeSignup(page, ann.email, ann.password);
    await expect(page).toHaveURL(/\/unverified_email/);
    const before = stack.mailbox.mails(ann.email).length;
    await page.goto('/login');
    await typeLogin(page, ann.email, ann.password);
    await expect(page).toHaveURL(/\/unverified_email\?email=/);
    await expect.poll(() => stack.mailbox.mails(ann.email).length).toBe(before + 1);
  });
});

test.describe('signing in', () => {
  test('wants an email and a password', async ({ page }) => {
    await page.goto('/login');
    await press(page, sessionTexts.continue);
    await expect(page.getByText(sessionFieldTexts.loginEmailEmpty)).toBeVisible();
    await expect(field(page, sessionTexts.email)).toBeFocused();
    await field(page, sessionTexts.email).fill('someone@acme.example');
    await press(page, sessionTexts.continue);
    await press(page, sessionTexts.signIn);
    await expect(page.getByText(sessionFieldTexts.loginPasswordEmpty)).toBeVisible();
  });

  test('moves on to the password when the lookup fails', async ({ page, pageErrors, register, context }) => {
    const ann = newPerson();
    await register(ann);
    pageErrors.allow(/Failed to load resource|ERR_FAILED/);
    await context.route('**/api/user_sign_in_provider_id*', (route) => route.abort());
    await page.goto('/login');
    await typeLogin(page, ann.email, ann.password);
    await expect(page).toHaveURL(/\/story_maps$/);
  });

  test('with an unknown address says so', async ({ page }) => {
    await page.goto('/login');
    await typeLogin(page, newPerson().email, 'whatever');
    await expect(page.getByText(sessionErrorTexts.userNotFound)).toBeVisible();
  });

  test('with a wrong password offers a new one, which the mail then sets', async ({ page, register, stack }) => {
    const ann = newPerson();
    await register(ann);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: sessionTexts.resetPassword })).toHaveCount(0);
    await typeLogin(page, ann.email, 'not-it-at-all');
    await expect(page.getByText(sessionErrorTexts.wrongCredentials)).toBeVisible();
    await press(page, sessionTexts.resetPassword);
    await expect(page.getByText(sessionTexts.resetSent)).toBeVisible();
    await page.goto(await linkInMail(stack, ann.email));
    await field(page, sessionTexts.newPassword).fill('brand-new-1');
    await field(page, sessionTexts.confirmPassword).fill('brand-new-1');
    await page.keyboard.press('Enter');
    await expect(page.getByText(sessionTexts.passwordChanged)).toBeVisible();
    await field(page, sessionTexts.password).fill('brand-new-1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/story_maps$/);
  });

  test('leads to the page that was asked for', async ({ page, register }) => {
    const ann = newPerson();
    await register(ann);
    await page.goto('/admin?tab=users');
    await expect(page).toHaveURL('/login?redirect_after_sign_in=%2Fadmin%3Ftab%3Dusers');
    await expect(page.getByText(errorTexts.notAuthenticated)).toBeVisible();
    await typeLogin(page, ann.email, ann.password);
    await expect(page).toHaveURL(/\/admin/);
  });

  test('never leads to another host', async ({ page, register }) => {
    const ann = newPerson();
    await register(ann);
    await page.goto(`/login?redirect_after_sign_in=${encodeURIComponent('/\t/host.example/')}`);
    await typeLogin(page, ann.email, ann.password);
    await expect(page).toHaveURL(/\/story_maps$/);
  });
});

test.describe('a session', () => {
  test('outlives a reload and ends with Logout, in every tab', async ({ page, context, register, signIn }) => {
    const ann = newPerson();
    await register(ann);
    await signIn(page, ann);
    expect(Number(await stamp(page))).toBeGreaterThan(Date.now() - 60_000);
    await page.reload();
    await expect(page).toHaveURL(/\/story_maps$/);
    const other = await context.newPage();
    await other.goto('/');
    await expect(other).toHaveURL(/\/story_maps$/);

    await logOut(page, ann.email);
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    expect(await stamp(page)).toBeNull();
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Token'))))
      .toEqual([]);
    await page.goto('/story_maps');
    await expect(page).toHaveURL(/\/login\?redirect_after_sign_in=/);
  });

  test('is forgotten after two days', async ({ page, register, signIn }) => {
    const ann = newPerson();
    await register(ann);
    await signIn(page, ann);
    await page.evaluate(
      (old) => localStorage.setItem('UserSignedIn', String(old)),
      Date.now() - 48 * 3_600_000 - 1_000,
    );
    await page.reload();
    await expect(page).toHaveURL(/\/login\?redirect_after_sign_in=/);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Token')))).toEqual([]);
  });

  test('without access leads to a page that says so, until an administrator grants it', async ({
    page,
    register,
    signIn,
    apiAs,
  }) => {
    const company = newCompany();
    const ann = newPerson({ company });
    const bob = newPerson({ name: 'Bob', company });
    await register(ann);
    await register(bob);
    await signIn(page, bob);
    await expect(page).toHaveURL('/no_access');
    await expect(page.getByText(errorTexts.noCompanyAccess)).toBeVisible();
    await press(page, commonTexts.tryAgain);
    await expect(page.getByText(sessionTexts.stillNoAccess)).toBeVisible();

    const admin = await apiAs(ann);
    await admin.call('add_registered_email', { email: bob.email });
    await press(page, commonTexts.tryAgain);
    await expect(page).toHaveURL(/\/story_maps$/);

    await admin.call('remove_registered_email', { email: bob.email });
    await page.reload();
    await expect(page).toHaveURL('/no_access');
    await logOut(page, bob.email);
    await expect(page).toHaveURL('/login');
  });
});
