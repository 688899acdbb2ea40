import AxeBuilder from '@axe-core/playwright';
import * as commonTexts from '#shared/texts/common.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { paths } from '#web/base/paths.ts';
import { expect, newCompany, newPerson, type Page, test } from '../fixtures.ts';
import { expectNoSidewaysScroll } from '../support/look.ts';

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

/** Makes a page the one that has asked for the verification mail of an address. */
const awaitVerification = (email: string) => localStorage.setItem('AwaitedVerification', email);

test('an unknown address says so and offers a way back', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: commonTexts.notFound })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(commonTexts.notFound));
  await page.getByRole('link', { name: commonTexts.backToStart }).click();
  await expect(page).toHaveURL('/login');
});

test('the navigation shows what this person can reach', async ({ page, openPage, register, signIn, apiAs }) => {
  const company = newCompany();
  const ann = newPerson({ company });
  const bob = newPerson({ name: 'Bob', company });
  await register(ann);
  await register(bob);
  const links = (of: Page) => of.getByRole('navigation', { name: navigationTexts.label }).getByRole('link');

  await page.goto('/login');
  await expect(links(page)).toHaveText([navigationTexts.login, navigationTexts.signup]);
  await signIn(page, ann);
  await expect(links(page)).toHaveText([
    navigationTexts.storyMaps,
    navigationTexts.hierarchy,
    navigationTexts.initiatives,
    navigationTexts.requests,
    navigationTexts.admin,
  ]);
  await expect(links(page).first()).toHaveAttribute('aria-current', 'page');
  await page.goto(paths.storyMap('any'));
  await expect(links(page).first()).toHaveAttribute('aria-current', 'true');

  await (await apiAs(ann)).call('add_registered_email', { email: bob.email });
  const second = await openPage();
  await signIn(second, bob);
  await expect(links(second)).toHaveText([
    navigationTexts.storyMaps,
    navigationTexts.hierarchy,
    navigationTexts.initiatives,
    navigationTexts.requests,
  ]);
});

test('on a phone the navigation is a drawer, and the page does not scroll sideways', async ({
  page,
  register,
  signIn,
}) => {
  const ann = newPerson();
  await register(ann);
  await page.setViewportSize({ width: 400, height: 800 });
  await page.addInitScript(awaitVerification, 'ann@acme.example');
  for (const path of ['/login', '/signup', '/unverified_email?email=ann@acme.example', '/maintenance', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page, path);
  }
  await signIn(page, ann);
  await page.getByRole('button', { name: navigationTexts.openMenu }).click();
  await expect(page.getByRole('heading', { name: navigationTexts.pages })).toBeVisible();
  await expect(page.getByRole('heading', { name: navigationTexts.user })).toBeVisible();
  await page.getByRole('button', { name: navigationTexts.logout, exact: true }).click();
  await expect(page).toHaveURL('/login');
});

test('the chosen colours are applied before the application starts', async ({ page, context, pageErrors }) => {
  pageErrors.allow(/ERR_FAILED \(.*\/static\//);
  await page.goto('/login');
  expect(await theme(page)).toBe('light');
  await page.getByRole('button', { name: navigationTexts.openUser }).click();
  await expect(page.getByRole('dialog')).toContainText(navigationTexts.loggedOut);
  await page.getByRole('switch', { name: navigationTexts.darkMode }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  // Without its modules the page shows what the first paint has.
  await context.route(/\/static\/.*\.js$/, (route) => route.abort());
  const bare = await context.newPage();
  await bare.goto('/login').catch(() => undefined);
  expect(await theme(bare)).toBe('dark');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in ${colorScheme} colours axe finds nothing`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.addInitScript(awaitVerification, 'ann@acme.example');
    for (const path of [
      '/login',
      '/signup',
      '/unverified_email?email=ann@acme.example',
      '/reset_password?email=a@b.example&code=1',
      '/maintenance',
      '/nowhere',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
    }
    await page.goto('/login');
    await page.getByRole('button', { name: sessionTexts.continue }).click();
    await page.getByRole('button', { name: navigationTexts.openUser }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });
}

test('the first stop of the keyboard skips the navigation', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: commonTexts.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: commonTexts.backToStart })).toBeFocused();
});

test('a new page focuses its first field, or its heading', async ({ page }) => {
  await page.goto('/nowhere');
  await page.getByRole('link', { name: commonTexts.backToStart }).click();
  await expect(page.getByLabel(sessionTexts.email, { exact: true })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: commonTexts.notFound })).toBeFocused();
});
