import type { Route } from '@playwright/test';
import * as errors from '#shared/errors.ts';
import { MAX_TOASTS } from '#shared/model/limits.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { expect, newPerson, type Page, test } from '../fixtures.ts';
import { addMember } from '../support/members.ts';

const openCreate = (page: Page) => page.getByRole('button', { name: storyMapsTexts.create }).first().click();

test('a toast appears above an open dialog, can be read and closed there, and at most three are shown', async ({
  page,
  register,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/);
  const ann = newPerson();
  await register(ann);
  const messages = Array.from({ length: MAX_TOASTS + 1 }, (_, i) => `${errors.unknown.message} ${i + 1}`);
  // The same text twice is one toast.
  const left = [...messages, messages.at(-1)];
  await page.route('**/api/story_map_container_create', (route) =>
    route.fulfill({ status: 500, json: { code: 'unknown', message: left.shift() ?? '', requestId: 'r-1' } }),
  );
  await signIn(page, ann);
  await openCreate(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(storyMapsTexts.name)).toBeFocused();
  await page.keyboard.type('Checkout');
  await dialog.getByLabel(storyMapsTexts.why).fill('Fewer abandoned baskets');
  // By role it is found only when no ancestor hides it from screen readers.
  const region = page.getByRole('region', { name: commonTexts.notifications });
  const toasts = region.getByRole('alert');
  for (const message of [...left]) {
    const answered = page.waitForResponse('**/api/story_map_container_create');
    await page.keyboard.press('Enter');
    await answered;
    await expect(toasts.last()).toHaveText(message ?? '');
    await expect(dialog.getByRole('button', { name: storyMapsTexts.add })).toBeEnabled();
    // While the window is inactive toasts stay, so that they are there however long the others take.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  }
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(toasts).toHaveText(messages.slice(1));
  // A click reaches what is on top only.
  await toasts.first().getByRole('button', { name: commonTexts.close }).click();
  await expect(toasts).toHaveCount(MAX_TOASTS - 1);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel(storyMapsTexts.name)).toHaveValue('Checkout');

  // The rest of the application is hidden while the dialog is open, and visible again afterwards.
  await expect(page.locator('#root')).toHaveAttribute('aria-hidden', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#root')).not.toHaveAttribute('aria-hidden', 'true');
  await expect(region).toBeVisible();
});

test('a dialog focuses its first field, and returns the focus to what opened it', async ({
  page,
  register,
  signIn,
  apiAs,
}) => {
  const ann = newPerson();
  await register(ann);
  await (await apiAs(ann)).call('story_map_container_create', { name: 'Checkout', why: 'Fewer abandoned baskets' });
  await signIn(page, ann);
  const actions = page.getByRole('button', { name: storyMapsTexts.actions({ name: 'Checkout' }) });
  await actions.click();
  await page.getByRole('menuitem', { name: storyMapsTexts.delete }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: storyMapsTexts.delete })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
});

/** What may answer in place of a dialog's code. */
const without: Record<string, (route: Route) => Promise<void>> = {
  'no network': (route) => route.abort(),
  // After a deployment that has removed it.
  'a missing file': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'another page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>StorYd</title>' }),
};

for (const [what, answer] of Object.entries(without))
  test(`a dialog that fails to load says so, and opens once it has loaded (${what})`, async ({ page, pageErrors }) => {
    pageErrors.allow(/UserDialog|404|MIME type/);
    await page.route('**/static/UserDialog-*.js', answer);
    await page.goto('/login');
    const account = page.getByRole('button', { name: navigationTexts.openUser });
    await account.click();
    await expect(page.getByRole('alert').filter({ hasText: commonTexts.notFetched })).toBeVisible();
    await page.unroute('**/static/UserDialog-*.js');
    await account.click();
    await expect(page.getByRole('dialog')).toContainText(navigationTexts.loggedOut);
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
  });

test('at 200 % zoom on a laptop, all of a dialog and of the search can be reached', async ({
  page,
  openNewMap,
  register,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  const { api, id } = await openNewMap(page, {
    Find: [
      'Filter',
      'Find by name',
      'Find by floor',
      'Find by team',
      'Find by date',
      'Find again',
      'Find near me',
      'Find quiet ones',
    ],
  });
  await page.keyboard.press('/');
  await page.keyboard.type('find');
  await expect(page.getByRole('search').getByRole('status')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  const { docs } = await api.call('company_users', {});
  const [{ email: owner } = { email: '' }] = docs;
  for (const name of ['Bob', 'Cleo', 'Dan', 'Eva', 'Finn']) {
    const colleague = newPerson({ name, company: owner.split('@')[1] ?? '' });
    await api.call('add_registered_email', { email: colleague.email });
    await register(colleague);
    await addMember(api, id, colleague, 'viewer');
  }
  await page.reload();
  await page.getByRole('button', { name: mapShellTexts.edit }).click();
  await page.getByRole('menuitem', { name: mapShellTexts.menu.members }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: commonTexts.close })).toBeInViewport({ ratio: 1 });
  const last = dialog.getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
