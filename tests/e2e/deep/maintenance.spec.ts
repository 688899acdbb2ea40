import { setMaintenance } from '#lambdas/store/maintenance.ts';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { expect, newPerson, type Page, test } from '../fixtures.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const message = (page: Page) => page.getByRole('heading', { level: 1, name: errors.maintenance.message });
/** The page asks by itself when it opens: only when that was refused does what a test does next decide. */
const askedInVain = (page: Page) =>
  page.waitForResponse((answer) => /user_sign_in_provider_id.*anybody/.test(answer.url()) && answer.status() === 503);

test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 503/));
// The worker's stack is shared with the tests that follow.
test.afterEach(() => setMaintenance(false));

test('maintenance leads away from a page that can no longer be read, and back to it by itself', async ({
  page,
  register,
  signIn,
}) => {
  const ann = newPerson();
  await register(ann);
  await signIn(page, ann, '/story_maps?list_type=editor');
  await expect(page.getByText(storyMapsTexts.emptyHelp.editor)).toBeVisible();

  await setMaintenance(true);
  await page.reload();
  await expect(page).toHaveURL('/maintenance');
  await expect(message(page)).toBeVisible();
  await page.reload();
  await press(page, commonTexts.tryAgain);
  await expect(page.getByText(sessionTexts.stillMaintenance)).toBeVisible();

  await setMaintenance(false);
  await expect(page).toHaveURL('/story_maps?list_type=editor', { timeout: 15_000 });
  await expect(page.getByText(storyMapsTexts.emptyHelp.editor)).toBeVisible();
});

test('maintenance is over at once for those who try again', async ({ page, register, signIn }) => {
  const ann = newPerson();
  await register(ann);
  await signIn(page, ann);
  await setMaintenance(true);
  const asked = askedInVain(page);
  await page.reload();
  await expect(message(page)).toBeVisible();
  await asked;
  await setMaintenance(false);
  await press(page, commonTexts.tryAgain);
  await expect(page).toHaveURL('/story_maps', { timeout: 3_000 });
});

test('maintenance keeps what was typed: a command shows the reason for its refusal where it was given', async ({
  page,
  register,
  signIn,
}) => {
  const ann = newPerson();
  await register(ann);
  await signIn(page, ann);
  await page.getByRole('button', { name: storyMapsTexts.create }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(storyMapsTexts.name).fill('Checkout');
  await dialog.getByLabel(storyMapsTexts.why).fill('Fewer abandoned baskets');
  await setMaintenance(true);
  await dialog.getByRole('button', { name: storyMapsTexts.add }).click();
  await expect(page.getByText(errors.maintenance.message)).toBeVisible();
  await expect(dialog.getByLabel(storyMapsTexts.name)).toHaveValue('Checkout');

  await setMaintenance(false);
  await dialog.getByRole('button', { name: storyMapsTexts.add }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/(story_map\/|story_maps$)/);
});

test('maintenance is shown to those who are not signed in, who come back to the login', async ({ page }) => {
  await setMaintenance(true);
  await page.goto('/login?redirect_after_sign_in=/admin');
  await page.getByLabel(sessionTexts.email, { exact: true }).fill(newPerson().email);
  const asked = askedInVain(page);
  await page.keyboard.press('Enter');
  await expect(message(page)).toBeVisible();
  await asked;
  await setMaintenance(false);
  await press(page, commonTexts.tryAgain);
  await expect(page).toHaveURL('/login?redirect_after_sign_in=/admin');
});

test('the maintenance page stays when it is opened by hand', async ({ page }) => {
  const asked = page.waitForResponse(/user_sign_in_provider_id/);
  await page.goto('/maintenance');
  await asked;
  await expect(message(page)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(sessionTexts.maintenanceTitle));
  await expect(page).toHaveURL('/maintenance');
  await press(page, commonTexts.tryAgain);
  await expect(page).toHaveURL('/login');
});
