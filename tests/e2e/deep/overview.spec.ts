import AxeBuilder from '@axe-core/playwright';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { paths } from '#web/base/paths.ts';
import { type Api, expect, newPerson, type Page, test } from '../fixtures.ts';
import { face, makeMap } from '../support/board.ts';
import { expectNoSidewaysScroll } from '../support/look.ts';

const part = (page: Page, title: string) => page.getByRole('region', { name: title });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const overview = (id: string) => paths.storyMap(id, 'overview');

async function whatOf(api: Api, containerId: string, description: string): Promise<string> {
  const { whats } = await api.call('get_container', { containerId });
  return whats.find((what) => what.description === description)?.id ?? '';
}

test('a map of the list opens at its overview, which shows all of it in order and links to the cards', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const id = await makeMap(api, 'Desks', { Find: ['Filter'], Book: [], Leave: [] }, 'Everybody finds a desk');
  await api.call('add_who', { containerId: id, name: 'Guest', group: 'People', category: 'Outside' });
  await api.call('add_who', { containerId: id, name: 'Keeper', group: 'Staff' });
  await signIn(page, ann);
  await page.getByRole('link', { name: 'Desks', exact: true }).click();
  await expect(page).toHaveURL(overview(id));
  await expect(page).toHaveTitle(/^Overview – Desks/);
  await expect(part(page, overviewTexts.purpose)).toContainText('Everybody finds a desk');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    overviewTexts.purpose,
    overviewTexts.businessOwner,
    overviewTexts.problems,
    overviewTexts.whos,
    overviewTexts.backbone,
  ]);
  // No child of an Activity, so there is no parent to look up.
  await expect(button(page, overviewTexts.parent)).toHaveCount(0);

  const whos = part(page, overviewTexts.whos);
  await expect(whos.getByRole('listitem')).toHaveText(['Guest', 'Keeper']);
  await whos.getByRole('combobox', { name: overviewTexts.category }).selectOption('Staff');
  await expect(whos.getByRole('listitem')).toHaveText(['Keeper']);

  const steps = part(page, overviewTexts.backbone);
  await expect(steps.getByRole('link')).toHaveText(['Find', 'Book', 'Leave']);
  await expect(steps).toContainText(storyMapTexts.countUnder({ count: 1 }));
  await steps.getByRole('link', { name: 'Book' }).press('Enter');
  await expect(page).toHaveURL(paths.mapActivity(id));
  await expect(face(page, 'Book')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(overview(id));

  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
  await page.setViewportSize({ width: 400, height: 800 });
  await expectNoSidewaysScroll(page);
});

test('PageDown, and the wheel over the header, scroll the overview, whose header stays', async ({
  page,
  register,
  signIn,
  apiAs,
}) => {
  const ann = newPerson();
  await register(ann);
  const id = await makeMap(await apiAs(ann), 'Desks', { Find: [] }, 'Everybody finds a desk. '.repeat(60).trim());
  await page.setViewportSize({ width: 1280, height: 420 });
  await signIn(page, ann, overview(id));
  await expect(part(page, overviewTexts.purpose)).toBeVisible();
  // Where the page comes to rest: a key that arrives while it still scrolls starts from somewhere in between.
  const top = () =>
    page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      let before;
      do {
        before = window.scrollY;
        await frame();
        await frame();
      } while (before !== window.scrollY);
      return Math.round(before);
    });
  // A page that is still short has nowhere to go.
  const room = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await expect.poll(room).toBeGreaterThan(300);
  await page.keyboard.press('PageDown');
  await expect.poll(top).toBeGreaterThan(200);
  await page.keyboard.press('PageUp');
  await expect.poll(top).toBe(0);
  await page.mouse.move(640, 70);
  await page.mouse.wheel(0, 150);
  await expect.poll(top).toBe(150);
  await expect(page.getByRole('link', { name: storyMapTexts.tabs.history })).toBeInViewport({ ratio: 1 });
});

test('an editor chooses the business owner among the colleagues, and a viewer only reads who it is', async ({
  page,
  openPage,
  register,
  signIn,
  apiAs,
}) => {
  const ann = newPerson({ name: 'Ann' });
  const company = ann.email.split('@')[1] ?? '';
  const [bob, eve] = [newPerson({ name: 'Bob', company }), newPerson({ name: 'Eve', company })];
  await register(ann);
  const api = await apiAs(ann);
  for (const colleague of [bob, eve]) {
    await api.call('add_registered_email', { email: colleague.email });
    await register(colleague);
  }
  const id = await makeMap(api, 'Desks');
  await signIn(page, ann, overview(id));
  const owner = part(page, overviewTexts.businessOwner);
  await expect(owner).toContainText(overviewTexts.noBusinessOwner);
  await owner.getByRole('button', { name: overviewTexts.chooseBusinessOwner }).click();
  await expect(page.getByLabel(overviewTexts.businessOwnerField)).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(3);
  await page.keyboard.type(bob.username);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(owner).toContainText(bob.username);
  await expect(owner.getByRole('button', { name: overviewTexts.changeBusinessOwner })).toBeFocused();
  await page.reload();
  await expect(owner).toContainText(bob.email);

  const uid = (await api.call('company_users', {})).docs.find(({ email }) => email === eve.email)?.uid ?? '';
  await api.call('add_member', { containerId: id, uid, role: 'viewer' });
  const viewing = await openPage();
  await signIn(viewing, eve, overview(id));
  await expect(part(viewing, overviewTexts.businessOwner)).toContainText(bob.username);
  await expect(part(viewing, overviewTexts.businessOwner).getByRole('button')).toHaveCount(0);

  await owner.getByRole('button', { name: overviewTexts.changeBusinessOwner }).click();
  await button(page, overviewTexts.removeBusinessOwner).click();
  await expect(owner).toContainText(overviewTexts.noBusinessOwner);
});

test('a business owner who is unknown or cannot be looked up is shown as such', async ({
  page,
  signIn,
  pageErrors,
  newUser,
}) => {
  pageErrors.allow(/status of 500/);
  const { person: ann, api } = await newUser();
  const id = await makeMap(api, 'Desks');
  const uid = (await api.call('company_users', {})).docs[0]?.uid ?? '';
  await api.call('set_business_owner', { containerId: id, businessOwner: uid });
  await signIn(page, ann);
  await page.route('**/api/company_users**', (route) =>
    route.fulfill({ status: 500, json: { code: 'unknown', message: 'x', requestId: 'r' } }),
  );
  await page.goto(overview(id));
  const owner = part(page, overviewTexts.businessOwner);
  await expect(owner).toContainText('unable to fetch user');
  await owner.getByRole('button', { name: commonTexts.tryAgain }).focus();
  await page.route('**/api/company_users**', (route) => route.fulfill({ json: { docs: [] } }));
  // By now the page may have asked again by itself.
  await page.keyboard.press('Enter');
  await expect(owner).toContainText('Deleted user');
});

test('the story map of an Activity links back to it, or says why it cannot', async ({
  page,
  openPage,
  register,
  signIn,
  apiAs,
  pageErrors,
}) => {
  pageErrors.allow(/status of (403|404|500)/);
  const ann = newPerson({ name: 'Ann' });
  const bob = newPerson({ name: 'Bob', company: ann.email.split('@')[1] ?? '' });
  await register(ann);
  const api = await apiAs(ann);
  await api.call('add_registered_email', { email: bob.email });
  await register(bob);
  const id = await makeMap(api, 'Desks', { Find: [], Book: [] });
  const { id: childId } = await api.call('create_story_map_from_activity', {
    name: 'Booking',
    whatId: await whatOf(api, id, 'Book'),
    containerId: id,
  });
  const uid = (await api.call('company_users', {})).docs.find(({ email }) => email === bob.email)?.uid ?? '';
  await api.call('add_member', { containerId: childId, uid, role: 'viewer' });

  await signIn(page, ann, overview(id));
  await page.getByRole('link', { name: overviewTexts.openStoryOf({ name: 'Book' }) }).click();
  await expect(page).toHaveURL(overview(childId));
  await button(page, overviewTexts.parent).click();
  await expect(page.getByRole('dialog')).toContainText('Desks');
  await page.getByRole('link', { name: overviewTexts.parentGo }).click();
  await expect(page).toHaveURL(paths.mapActivity(id));
  await expect(face(page, 'Book')).toBeFocused();

  const viewing = await openPage();
  await signIn(viewing, bob, overview(childId));
  await button(viewing, overviewTexts.parent).click();
  await expect(viewing.getByRole('dialog')).toContainText(errors.parentNotVisible.message);
  await viewing.keyboard.press('Escape');
  await expect(button(viewing, overviewTexts.parent)).toBeFocused();

  await api.call('delete_what2', { containerId: id, whatId: await whatOf(api, id, 'Book') });
  await page.goto(overview(childId));
  await button(page, overviewTexts.parent).click();
  await expect(page.getByRole('dialog')).toContainText(errorTexts.parentWhatDoesNotExist);
  await page.keyboard.press('Escape');
  await page.route('**/api/parent_activity', (route) =>
    route.fulfill({ status: 500, json: { code: 'unknown', message: 'x', requestId: 'r' } }),
  );
  await button(page, overviewTexts.parent).click();
  await expect(page.getByRole('dialog')).toContainText(overviewTexts.parentUnexpected);
});
