import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import * as sessionErrorTexts from '#shared/texts/people/sessionErrors.ts';
import { expect, type LocalStack, newCompany, newPerson, type Page, type Person, test } from '../fixtures.ts';
import { linkInMail, signInOnScreen } from '../support/session.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heartbeat = async (page: Page) => Number(await page.evaluate(() => localStorage.getItem('UserSignedIn')));
const tokensKept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Token')));

/** Types the second step of a login whose address is filled in. */
async function typePassword(page: Page, password: string): Promise<void> {
  await field(page, sessionTexts.password).fill(password);
  await page.keyboard.press('Enter');
}

async function typeLogin(page: Page, { email, password }: Person): Promise<void> {
  await field(page, sessionTexts.email).fill(email);
  await page.keyboard.press('Enter');
  await typePassword(page, password);
}

test.describe('the heartbeat of a session', () => {
  test('is renewed every ten minutes while the application is open', async ({ page, register, signIn }) => {
    const ann = newPerson();
    await register(ann);
    await page.clock.install();
    await signIn(page, ann);
    const first = await heartbeat(page);
    await page.clock.fastForward(9 * MINUTE);
    expect(await heartbeat(page)).toBe(first);
    await page.clock.fastForward(MINUTE);
    await expect.poll(() => heartbeat(page)).toBeGreaterThanOrEqual(first + 10 * MINUTE);
  });

  test('ends the session of a computer that slept for two days, and the login leads back', async ({
    page,
    register,
    signIn,
  }) => {
    const ann = newPerson();
    await register(ann);
    await page.clock.install();
    await signIn(page, ann);
    await page.clock.fastForward(49 * HOUR);
    await expect(page).toHaveURL('/login?redirect_after_sign_in=%2Fstory_maps');
    await expect(page.getByText(sessionTexts.expired)).toBeVisible();
    await expect.poll(() => tokensKept(page)).toEqual([]);
  });

  test('is renewed once for all tabs that need it at the same moment, and no tab signs out', async ({
    page,
    stack,
    register,
    signIn,
    context,
  }) => {
    const ann = newPerson();
    await register(ann);
    await signIn(page, ann);
    const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()];
    for (const tab of tabs.slice(1)) {
      await tab.goto('/story_maps');
      await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
    let renewals = 0;
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await context.route(`${stack.cognitoUrl}/**`, async (route) => {
      if (/RefreshToken/.test(route.request().headers()['x-amz-target'] ?? '')) renewals += 1;
      await asked;
      await route.continue();
    });
    const before = await tokensKept(page);
    // The tokens last an hour, the heartbeat two days.
    await context.clock.setSystemTime(Date.now() + 3 * HOUR);
    const answers = tabs.map((tab) => tab.waitForResponse(/\/api\//));
    await Promise.all(tabs.map((tab) => press(tab, 'Refresh')));
    await expect.poll(() => renewals).toBe(1);
    answer();
    for (const response of await Promise.all(answers)) expect(response.status()).toBe(200);
    // One that read the tokens just before they reached it may have renewed them once more.
    expect(renewals).toBeLessThan(tabs.length);
    expect(await tokensKept(page)).toEqual(before);
    for (const tab of tabs) await expect(tab).toHaveURL(/\/story_maps$/);
  });

  test('without a reachable user pool shows the login after 3.5 seconds, and returns once the pool answers', async ({
    page,
    stack,
    register,
    signIn,
    context,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_FAILED|ERR_ABORTED/);
    const ann = newPerson();
    await register(ann);
    await signIn(page, ann);
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await context.route(`${stack.cognitoUrl}/**`, async (route) => {
      await answered;
      await route.continue();
    });
    // The tokens last an hour, the heartbeat two days.
    await page.clock.setSystemTime(Date.now() + 3 * HOUR);
    const before = Date.now();
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    expect(Date.now() - before).toBeGreaterThanOrEqual(3_500);
    await expect(page.getByText(commonTexts.unreachable)).toBeVisible();
    answer();
    await expect(page).toHaveURL(/\/story_maps$/);
  });
});

/** Leaves a page without what would tell it of changes, or have it ask for them. */
const withoutConnection = (page: Page) => page.route('**/api/join_live', () => undefined);

test.describe('in the middle of a session', () => {
  test('lost access clears the page and shows the page that says so, and granted access leads back', async ({
    page,
    register,
    signIn,
    apiAs,
  }) => {
    const company = newCompany();
    const ann = newPerson({ company });
    const bob = newPerson({ name: 'Bob', company });
    await register(ann);
    const admin = await apiAs(ann);
    await admin.call('add_registered_email', { email: bob.email });
    await register(bob);
    await withoutConnection(page);
    await signIn(page, bob);
    await (await apiAs(bob)).call('story_map_container_create', { name: 'Secret plans', why: 'None' });
    await press(page, 'Refresh');
    await expect(page.getByText('Secret plans')).toBeVisible();

    await admin.call('remove_registered_email', { email: bob.email });
    await press(page, 'Refresh');
    await expect(page).toHaveURL('/no_access');
    await expect(page.getByText(errors.noCompanyAccess.message)).toBeVisible();
    await expect(page.getByRole('navigation', { name: navigationTexts.label }).getByRole('link')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText('Secret plans')).toHaveCount(0);

    // Losing access ended the session, so the person signs in anew.
    await admin.call('add_registered_email', { email: bob.email });
    await signIn(page, bob);
    await expect(page.getByText('Secret plans')).toBeVisible();
  });

  test('a token that the server no longer accepts is reported in place, and signing in returns there', async ({
    page,
    register,
    signIn,
    context,
  }) => {
    const ann = newPerson();
    await register(ann);
    await withoutConnection(page);
    await signIn(page, ann);
    // The list has come before the server turns, so that it is Refresh that meets the refusal.
    await Promise.all([
      page.waitForResponse('**/api/story_map_list*list_type=editor*'),
      page.goto('/story_maps?list_type=editor'),
    ]);
    await context.route('**/api/story_map_list*', (route) =>
      route.fulfill({ status: 401, json: { message: 'Unauthorized' } }),
    );
    await press(page, 'Refresh');
    await expect(page.getByRole('heading', { name: errors.notAuthenticated.message })).toBeVisible();
    await expect(page).toHaveURL('/story_maps?list_type=editor');
    expect(await heartbeat(page)).toBe(0);
    await expect.poll(() => tokensKept(page)).toEqual([]);
    await context.unroute('**/api/story_map_list*');
    await page.getByRole('main').getByRole('link', { name: sessionTexts.signIn }).click();
    await expect(field(page, sessionTexts.email)).toHaveValue(ann.email);
    await typePassword(page, ann.password);
    await expect(page).toHaveURL('/story_maps?list_type=editor');
  });
});

test.describe('the page that was asked for', () => {
  /** Signs up from the login that a link to the page led to. */
  async function signUpFrom(page: Page, path: string, { email, password, username }: Person): Promise<void> {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: sessionTexts.createAccount }).click();
    // The login has a field of the same name, and stands until the next page has been fetched.
    await expect(page.getByRole('main').getByRole('heading', { name: sessionTexts.signupTitle })).toBeVisible();
    await field(page, sessionTexts.email).fill(email);
    await page.keyboard.press('Enter');
    await field(page, sessionTexts.password).fill(password);
    await field(page, sessionTexts.confirmPassword).fill(password);
    await field(page, sessionTexts.username).fill(username);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/unverified_email/);
  }

  /** Opens the link of the mail as a mail program does, in a tab of its own, and signs in there. */
  async function verifyAndSignIn(page: Page, stack: LocalStack, person: Person): Promise<Page> {
    const tab = await page.context().newPage();
    await tab.goto(await linkInMail(stack, person.email));
    await expect(tab.getByText(sessionTexts.verified)).toBeVisible();
    await typePassword(tab, person.password);
    return tab;
  }

  test('is reached through a sign-up, by an invited colleague who follows the link to a map', async ({
    page,
    stack,
    register,
    apiAs,
  }) => {
    const company = newCompany();
    const ann = newPerson({ company });
    const bob = newPerson({ name: 'Bob', company });
    await register(ann);
    const admin = await apiAs(ann);
    await admin.call('add_registered_email', { email: bob.email });
    const { id } = await admin.call('story_map_container_create', { name: 'Checkout', why: 'Fewer abandoned baskets' });
    await signUpFrom(page, `/story_map/${id}/map/activity`, bob);
    const tab = await verifyAndSignIn(page, stack, bob);
    await expect(tab).toHaveURL(`/story_map/${id}/map/activity`);
    await expect(tab.getByText(errorTexts.mapNotVisible)).toBeVisible();
    expect(await tab.evaluate(() => localStorage.getItem('RedirectAfterSignUp'))).toBeNull();
  });

  test('waits until access is granted', async ({ page, stack, register, apiAs }) => {
    const company = newCompany();
    const ann = newPerson({ company });
    const bob = newPerson({ name: 'Bob', company });
    await register(ann);
    await signUpFrom(page, '/admin', bob);
    const tab = await verifyAndSignIn(page, stack, bob);
    await expect(tab).toHaveURL('/no_access');
    await (await apiAs(ann)).call('add_registered_email', { email: bob.email });
    await press(tab, commonTexts.tryAgain);
    await expect(tab).toHaveURL('/admin');
  });

  test('is not kept for somebody else, nor past a logout', async ({ page, stack, register }) => {
    const ann = newPerson();
    const eve = newPerson({ name: 'Eve' });
    await register(eve);
    await signUpFrom(page, '/admin', ann);
    await signInOnScreen(page, eve);
    await expect(page).toHaveURL(/\/story_maps$/);
    await press(page, navigationTexts.openUser);
    await page.getByRole('dialog').getByRole('button', { name: navigationTexts.logout, exact: true }).click();
    await expect(page).toHaveURL('/login');
    const tab = await verifyAndSignIn(page, stack, ann);
    await expect(tab).toHaveURL(/\/story_maps$/);
  });
});

test.describe('signing in', () => {
  test('too often with a wrong password asks to wait', async ({ page, register }) => {
    const ann = newPerson();
    await register(ann);
    await page.goto('/login');
    await typeLogin(page, { ...ann, password: 'wrong-0' });
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(sessionErrorTexts.wrongCredentials);
    for (let attempt = 1; attempt < 8; attempt += 1) {
      await typePassword(page, `wrong-${attempt}`);
      await expect(page.getByRole('button', { name: sessionTexts.signIn, exact: true })).toBeEnabled();
      await expect(alert).not.toBeEmpty();
      if ((await alert.textContent())?.includes(sessionErrorTexts.tooManyAttempts) === true) break;
    }
    await expect(alert).toContainText(sessionErrorTexts.tooManyAttempts);
    await expect(page.getByRole('button', { name: sessionTexts.resetPassword })).toBeVisible();
  });
});
