import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { expect, newCompany, newPerson, type Page, test } from '../fixtures.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const links = (page: Page) => page.getByRole('navigation', { name: navigationTexts.label }).getByRole('link');

/** Signs in on the login that a refusal led to, whose address is filled in. */
async function signInAgain(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await expect(page.getByLabel(sessionTexts.email, { exact: true })).toHaveValue(email);
  await page.getByLabel(sessionTexts.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('access that is removed and given back leads through the sign-in to the page', async ({
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
  await signIn(page, bob, '/story_maps?list_type=editor');
  const openedAt = Date.now();
  await expect(page.getByRole('button', { name: 'Refresh', exact: true })).toBeEnabled();
  // Times of sessions are in seconds.
  await expect.poll(() => Date.now()).toBeGreaterThan(openedAt + 1_000);

  await admin.call('remove_registered_email', { email: bob.email });
  // A call of the page itself may be the first that is refused, so no button of it is pressed.
  await page.reload();
  await expect(page).toHaveURL('/no_access');
  await press(page, commonTexts.tryAgain);
  await expect(page.getByText(sessionTexts.stillNoAccess)).toBeVisible();
  await expect(page.getByText(errors.noCompanyAccess.message)).toBeVisible();

  await admin.call('add_registered_email', { email: bob.email });
  await press(page, commonTexts.tryAgain);
  await expect(page.getByText(sessionTexts.endedWithAccess)).toBeVisible();
  await signInAgain(page, bob);
  await expect(page).toHaveURL('/story_maps?list_type=editor');
});

test('a role that is granted or removed shows with the next call in all tabs, and after a reload', async ({
  page,
  context,
  register,
  signIn,
  apiAs,
}) => {
  const company = newCompany();
  const ann = newPerson({ company });
  const bob = newPerson({ name: 'Bob', company });
  await register(ann);
  const admin = await apiAs(ann);
  const { uid } = await admin.call('add_registered_email', { email: bob.email });
  await register(bob);
  // Nothing tells the tabs before they ask.
  await context.route('**/api/join_live', () => undefined);
  await signIn(page, bob);
  const other = await context.newPage();
  await other.goto('/story_maps');
  await expect(links(other)).toHaveCount(4);
  await expect(links(page)).toHaveCount(4);

  await admin.call('set_user_custom_claim_admin', { uid, admin: true });
  await press(page, 'Refresh');
  await expect(links(page).last()).toHaveText(navigationTexts.admin);
  // The first tab has renewed the token of both.
  await press(other, 'Refresh');
  await expect(links(other).last()).toHaveText(navigationTexts.admin);
  await other.reload();
  await expect(links(other).last()).toHaveText(navigationTexts.admin);

  await links(page).last().click();
  const tabs = page.getByRole('main').getByRole('link');
  // Nothing of the page is on its way any more that could tell of the removal before the next click.
  await tabs.filter({ hasText: adminTexts.tabs.users }).click();
  await expect(page.getByText(bob.email).first()).toBeVisible();
  await admin.call('set_user_custom_claim_admin', { uid, admin: false });
  await tabs.filter({ hasText: adminTexts.tabs.settings }).click();
  await expect(page.getByRole('heading', { level: 1, name: errors.notAdministrator.message })).toBeVisible();
  await expect(links(page)).toHaveCount(4);
  await press(other, 'Refresh');
  await expect(links(other)).toHaveCount(4);
});
