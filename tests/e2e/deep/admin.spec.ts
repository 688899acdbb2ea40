import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as settingsTexts from '#shared/texts/company/settings.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { expect, newCompany, newPerson, type Page, test } from '../fixtures.ts';
import { expectNoSidewaysScroll } from '../support/look.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const choose = async (page: Page, person: string, item: string) => {
  await button(page, adminTexts.actionsFor({ person })).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const count = (page: Page, users: number) =>
  page.getByText(users === 1 ? adminTexts.countOne : adminTexts.countMany({ count: users }), { exact: true });

async function openAdmin(page: Page): Promise<void> {
  await page.goto('/admin?tab=users');
  await expect(page.getByRole('heading', { name: adminTexts.users })).toBeVisible();
}

test.describe("the administrators' page", () => {
  test('gives a colleague access, takes it with the next call, and gives it again', async ({
    page,
    openPage,
    register,
    signIn,
  }) => {
    const company = newCompany();
    const ann = newPerson({ company });
    const bob = newPerson({ name: 'Bob', company });
    await register(ann);
    await signIn(page, ann);
    await openAdmin(page);
    await expect(count(page, 1)).toBeVisible();

    await button(page, adminTexts.addUser).click();
    await expect(page.getByLabel(adminTexts.email)).toBeFocused();
    await page.keyboard.type(` ${bob.email.toUpperCase()} `);
    await page.keyboard.press('Enter');
    await expect(page.getByText(adminTexts.added({ email: bob.email }))).toBeVisible();
    await expect(count(page, 2)).toBeVisible();
    await expect(row(page, bob.email)).toContainText(adminTexts.notSignedUp);

    await register(bob);
    const bobs = await openPage();
    await signIn(bobs, bob);
    await expect(bobs).toHaveURL(/\/story_maps$/);
    await bobs.goto('/admin');
    await expect(bobs.getByRole('heading', { name: errors.notAdministrator.message })).toBeVisible();

    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(row(page, bob.email)).toContainText(adminTexts.active);
    const menu = button(page, adminTexts.actionsFor({ person: bob.username }));
    await choose(page, bob.username, adminTexts.removeAccess);
    const dialog = page.getByRole('dialog', { name: adminTexts.removeTitle({ person: bob.username }) });
    await dialog.getByRole('button', { name: commonTexts.cancel }).click();
    await expect(menu).toBeFocused();
    await choose(page, bob.username, adminTexts.removeAccess);
    await dialog.getByRole('button', { name: adminTexts.removeAccess }).click();
    await expect(row(page, bob.email)).toContainText(adminTexts.noAccess);
    await expect(dialog).toHaveCount(0);

    await bobs.goto('/story_maps');
    await expect(bobs).toHaveURL(/\/no_access$/);

    await expect(menu).toBeFocused();
    await choose(page, bob.username, adminTexts.grantAccess);
    await expect(row(page, bob.email)).toContainText(adminTexts.active);
    await signIn(await openPage(), bob);
  });

  test('refuses an address of another company, a known one, and an empty one, before anything is sent', async ({
    page,
    register,
    signIn,
  }) => {
    const ann = newPerson();
    await register(ann);
    await signIn(page, ann);
    await openAdmin(page);
    let sent = 0;
    await page.route('**/api/add_registered_email', async (route) => {
      sent += 1;
      await route.continue();
    });
    await button(page, adminTexts.addUser).click();
    const domain = ann.email.split('@')[1] ?? '';
    for (const [typed, message] of [
      ['', adminTexts.emailRequired],
      ['bob', adminTexts.emailNotValid],
      ['bob@other.example', errorTexts.domainMismatch({ domain })],
      [ann.email, adminTexts.alreadyActive({ email: ann.email })],
    ] as const) {
      await page.getByLabel(adminTexts.email).fill(typed);
      await page.keyboard.press('Enter');
      await expect(page.getByText(message)).toBeVisible();
    }
    expect(sent).toBe(0);
  });

  test('forgets an address that loses its access before anybody signed up with it, and keeps the focus on the page', async ({
    page,
    register,
    signIn,
    apiAs,
  }) => {
    const company = newCompany();
    const ann = newPerson({ company });
    await register(ann);
    const email = `bob@${company}`;
    await (await apiAs(ann)).call('add_registered_email', { email });
    await signIn(page, ann);
    await openAdmin(page);
    await choose(page, email, adminTexts.removeAccess);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(adminTexts.removeUnusedText({ email }));
    await dialog.getByRole('button', { name: adminTexts.removeAccess }).click();
    await expect(count(page, 1)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: adminTexts.users })).toBeFocused();
  });

  test('does not let anybody change their own access, and says why', async ({ page, register, signIn }) => {
    const ann = newPerson();
    await register(ann);
    await signIn(page, ann);
    await openAdmin(page);
    await expect(row(page, ann.email)).toContainText(adminTexts.roleSuperAdmin);
    await button(page, adminTexts.actionsFor({ person: ann.username })).click();
    const own = page.getByRole('menuitem', { name: adminTexts.removeAccess });
    await expect(own).toBeDisabled();
    await expect(own).toContainText(errors.ownAccess.message);
  });

  test('finds users by name and address, narrows them by state, and pages through many', async ({
    page,
    register,
    signIn,
    apiAs,
  }) => {
    const company = newCompany();
    const ann = newPerson({ company });
    await register(ann);
    const api = await apiAs(ann);
    for (let n = 10; n < 23; n += 1) await api.call('add_registered_email', { email: `guest${n}@${company}` });
    const gone = newPerson({ name: 'Guest10', company });
    await register(gone);
    await api.call('remove_registered_email', { email: gone.email });
    await signIn(page, ann);
    await openAdmin(page);
    await expect(count(page, 14)).toBeVisible();
    const rows = page.getByRole('checkbox', { name: /^Select (guest|Ann|Guest)/ });
    await expect(rows).toHaveCount(12);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(rows).toHaveCount(2);
    await page.reload();
    await expect(rows).toHaveCount(2);

    await button(page, adminTexts.showSearch).click();
    const search = page.getByRole('searchbox', { name: adminTexts.search });
    await search.fill('ANN EX');
    await expect(row(page, ann.email)).toBeVisible();
    await expect(count(page, 1)).toBeVisible();
    await search.fill('Guest1');
    await expect(count(page, 10)).toBeVisible();
    await page.getByRole('combobox', { name: adminTexts.filter }).selectOption(adminTexts.filters['no-access']);
    await expect(count(page, 1)).toBeVisible();
    await search.fill('nobody');
    await expect(page.getByText(adminTexts.empty, { exact: true })).toBeVisible();
    await button(page, adminTexts.clearFilter).click();
    await expect(count(page, 14)).toBeVisible();
  });

  test('adds three colleagues at once, gives one the right to view all maps, and retires a priority', async ({
    page,
    register,
    signIn,
    apiAs,
  }) => {
    const company = newCompany();
    const ann = newPerson({ company });
    await register(ann);
    const api = await apiAs(ann);
    const { id } = await api.call('story_map_container_create', { name: 'Bicycles', why: 'Rent them' });
    await signIn(page, ann);
    await openAdmin(page);
    await button(page, adminTexts.addUser).click();
    await page
      .getByLabel(adminTexts.email)
      .fill(`Name,Email\nBob,bob@${company}\nCleo,cleo@${company}\nDan,dan@${company}`);
    await button(page, adminTexts.addMany({ count: 3 })).click();
    await expect(count(page, 4)).toBeVisible();

    await page.getByRole('button', { name: adminTexts.rolesOf({ person: `bob@${company}` }) }).click();
    await page.getByRole('menuitemcheckbox', { name: adminTexts.roleGlobalViewer }).click();
    await expect(row(page, `bob@${company}`)).toContainText(adminTexts.roleGlobalViewer);
    // The row says so before the right is written.
    const rights = async () =>
      (await api.call('registered_emails', {})).docs.find(({ email }) => email === `bob@${company}`)?.claims;
    await expect.poll(rights).toMatchObject({ global_story_map_viewer: true });
    const bob = newPerson({ name: 'Bob', company });
    await register(bob);
    expect((await (await apiAs(bob)).call('get_container', { containerId: id })).name).toBe('Bicycles');

    await page.getByRole('link', { name: adminTexts.tabs.settings }).click();
    await page.getByRole('switch', { name: settingsTexts.activeNamed({ name: 'Must have' }) }).click();
    await expect
      .poll(
        async () =>
          (await api.call('company_settings', {})).priorities.find(({ name }) => name === 'Must have')?.active,
      )
      .toBe(false);
    const first = page.getByRole('listitem').filter({ hasText: 'Must have' });
    const rows = page.locator('[data-row]');
    const middleOf = async (row: Locator) => {
      const { x, y, height } = (await row.boundingBox()) ?? { x: 0, y: 0, height: 0 };
      return [x + 60, y + height / 2] as const;
    };
    await page.mouse.move(...(await middleOf(first)));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(rows.nth(1))), { steps: 5 });
    const [x, y] = await middleOf(rows.nth(2));
    await page.mouse.move(x, y + 6, { steps: 5 });
    await expect(rows.nth(1)).toHaveCSS('transform', /^matrix\(1, 0, 0, 1, 0, -\d+/);
    await page.mouse.up();
    const moved = settingsTexts.moved({ name: 'Must have', place: 3, count: 4 });
    await expect(page.locator('[data-announcement]').filter({ hasText: moved })).toBeAttached();
    await expect(rows.nth(2)).toContainText('Must have');
    // By keyboard, on and on: the focus stays on the button although its row moves.
    const down = page.getByRole('button', { name: settingsTexts.moveDown({ name: 'Should have' }) });
    await down.focus();
    await page.keyboard.press('Enter');
    await expect(rows.nth(1)).toContainText('Should have');
    await expect(down).toBeFocused();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no serious accessibility problem and does not scroll sideways on a phone (${colorScheme})`, async ({
      page,
      register,
      signIn,
      apiAs,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 400, height: 800 });
      const company = newCompany();
      const ann = newPerson({ company });
      await register(ann);
      const api = await apiAs(ann);
      await api.call('add_registered_email', { email: `${'long'.repeat(15)}@${company}` });
      await register(newPerson({ name: 'Gone', company }));
      await signIn(page, ann);
      await openAdmin(page);
      await expect(count(page, 3)).toBeVisible();
      const violations = (await new AxeBuilder({ page }).analyze()).violations.filter(
        ({ impact }) => impact === 'serious' || impact === 'critical',
      );
      expect(violations).toEqual([]);
      await expectNoSidewaysScroll(page);
    });
  }
});
