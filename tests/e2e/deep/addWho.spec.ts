import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as companySearchTexts from '#shared/texts/companySearch.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as newActivityTexts from '#shared/texts/what/newActivity.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { paths } from '#web/base/paths.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { makeMap, press } from '../support/board.ts';
import { addWhos, expectWhos, openWhos, storedWhos, whoFace } from '../support/who.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: whoTexts.addTitle });
const name = (page: Page) => dialog(page).getByRole('combobox', { name: whoTexts.name });
const open = (page: Page) => page.getByRole('button', { name: whoTexts.add, exact: true }).first().click();
const add = (page: Page) => dialog(page).getByRole('button', { name: newActivityTexts.add, exact: true });

test('the Add Who dialog finds Whos of the company by keyboard and reuses one', async ({ page, signIn, newUser }) => {
  const { person: ann, api } = await newUser();
  const known = await addWhos(api, await makeMap(api, 'Rooms'), { '': ['Night porter', 'Night nurse', 'Keeper'] });
  const id = await makeMap(api, 'Desks');
  await addWhos(api, id, { Staff: ['Keeper'] });
  await openWhos(page, ann, id, signIn);
  const asked: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().includes('/search/who_company') &&
      asked.push(new URL(request.url()).searchParams.get('query') ?? ''),
  );

  await open(page);
  await expect(name(page)).toBeFocused();
  await expect(add(page)).toBeDisabled();
  await press(page, 'Enter');
  await expect(dialog(page)).toContainText(whoTexts.nameRequired);
  await page.keyboard.type('night', { delay: 20 });
  await expect(page.getByRole('listbox', { name: companySearchTexts.whos }).getByRole('option')).toHaveCount(2);
  // What was typed without a pause was looked up once.
  expect(asked).toEqual(['night']);
  await press(page, 'ArrowDown');
  const first = await page.getByRole('option', { selected: true }).innerText();
  await press(page, 'Enter');
  await expect(name(page)).toHaveValue(first);
  await expect(dialog(page)).toContainText(whoTexts.picked);
  await dialog(page).getByRole('combobox', { name: whoTexts.category, exact: true }).fill('Staff');
  await name(page).press('Enter');
  await expect(page.getByText(whoTexts.reused)).toBeVisible();
  await expect(whoFace(page, first)).toBeFocused();
  await expectWhos(page, api, id, ['Staff / -: Keeper', `Staff / -: ${first}`]);
  const { whos } = await api.call('get_container', { containerId: id });
  expect(whos.find((who) => who.name === first)?.id).toBe(known.get(first));
});

test('Add another keeps the dialog and the category, a refusal keeps the text, and the dialog is dragged by its title', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const id = await makeMap(api, 'Desks');
  await openWhos(page, ann, id, signIn);
  await open(page);
  await dialog(page).getByRole('switch', { name: newActivityTexts.another }).click();
  await dialog(page).getByRole('combobox', { name: whoTexts.category, exact: true }).fill('Staff');
  for (const who of ['Keeper', 'Porter']) {
    await name(page).fill(who);
    await name(page).press('Enter');
    await expect(dialog(page)).toContainText(whoTexts.added({ name: who }));
    await expect(name(page)).toHaveValue('');
    await expect(name(page)).toBeFocused();
  }
  await page.route('**/api/add_who', (route) => route.fulfill({ status: 429, json: { message: 'Too Many Requests' } }));
  await name(page).fill('Cleaner');
  await add(page).click();
  await expect(page.getByText(errors.tooManyRequests.message)).toBeVisible();
  await expect(name(page)).toHaveValue('Cleaner');
  await page.unroute('**/api/add_who');

  const before = await dialog(page).boundingBox();
  const title = await dialog(page).getByRole('heading', { name: whoTexts.addTitle }).boundingBox();
  if (before === null || title === null) throw new Error('The dialog is on the page');
  await page.mouse.move(title.x + 20, title.y + 10);
  await page.mouse.down();
  await page.mouse.move(title.x + 140, title.y + 90, { steps: 4 });
  await page.mouse.up();
  expect(await dialog(page).boundingBox()).toMatchObject({ x: before.x + 120, y: before.y + 80 });

  await add(page).click();
  await expect(dialog(page)).toContainText(whoTexts.added({ name: 'Cleaner' }));
  await dialog(page).getByRole('button', { name: commonTexts.close }).click();
  await expect(whoFace(page, 'Cleaner')).toBeFocused();
  await expectWhos(page, api, id, ['Staff / -: Cleaner', 'Staff / -: Keeper', 'Staff / -: Porter']);
});

test('a Who can be added from another tab too', async ({ page, signIn, newUser }) => {
  const { person: ann, api } = await newUser();
  const id = await makeMap(api, 'Desks');
  await signIn(page, ann, paths.storyMap(id, 'history'));
  await page.getByRole('button', { name: mapShellTexts.edit }).click();
  await page.getByRole('menuitem', { name: mapShellTexts.menu.who }).click();
  await expect(name(page)).toBeFocused();
  await page.keyboard.type('Keeper');
  await press(page, 'Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: mapShellTexts.edit })).toBeFocused();
  expect(await storedWhos(api, id)).toEqual(['- / -: Keeper']);
});
