import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { paths } from '#web/base/paths.ts';
import { expect, test } from '../fixtures.ts';
import { makeMap, press } from '../support/board.ts';
import { tryAgain } from '../support/tryAgain.ts';
import { addWhos, column, dragWho, expectWhos, fromMenu, openWhos, whoFace } from '../support/who.ts';
import { withoutLive } from '../support/withoutLive.ts';

const busy = { status: 429, json: { message: 'Too Many Requests' } };
const broken = { status: 500, json: { code: 'unknown', message: errors.unknown.message, requestId: 'r-1' } };

test('a refusal of the server is shown, and what was typed is kept', async ({ page, signIn, newUser }) => {
  const { person: ann, api } = await newUser();
  const id = await makeMap(api, 'Desks');
  await addWhos(api, id, { Staff: ['Keeper'], Guests: ['Visitor'] });
  await openWhos(page, ann, id, signIn);
  const refuse = async (name: string) => page.route(`**/api/${name}`, (route) => route.fulfill(busy));
  const { message } = errors.tooManyRequests;
  const dialog = page.getByRole('dialog');

  await refuse('add_who');
  await column(page, 'Staff')
    .getByRole('button', { name: whoTexts.addTo({ place: 'Staff' }) })
    .click();
  await page.keyboard.type('Porter');
  await press(page, 'Enter', 'Escape');
  await expect(page.getByText(whoTexts.notSaved({ message }))).toBeVisible();
  await expect(page.getByRole('region', { name: commonTexts.notifications })).toContainText(message);
  await tryAgain(page, '**/api/add_who');
  await expectWhos(page, api, id, ['Staff / -: Keeper', 'Staff / -: Porter', 'Guests / -: Visitor']);

  await refuse('rename_who_label');
  await page.getByTitle(whoTexts.renameCategory({ name: 'Staff' })).click();
  await page.keyboard.type('Crew');
  await press(page, 'Enter');
  await expect(column(page, 'Staff').getByRole('alert')).toContainText(message);
  await expect(page.getByLabel(whoTexts.categoryName({ name: 'Staff' }))).toHaveValue('Crew');
  await page.unroute('**/api/rename_who_label');
  await press(page, 'Enter');
  await expectWhos(page, api, id, ['Crew / -: Keeper', 'Crew / -: Porter', 'Guests / -: Visitor']);

  await refuse('change_who');
  await dragWho(page, 'Visitor', column(page, 'Crew'), { x: 0.5, y: 0.3 });
  await expect(page.getByText(whoTexts.notDone({ name: 'Visitor', message }))).toBeVisible();
  await expectWhos(page, api, id, ['Crew / -: Keeper', 'Crew / -: Porter', 'Guests / -: Visitor']);
  await fromMenu(page, 'Keeper', whoTexts.menu.edit);
  await dialog.getByLabel(whoTexts.subCategory).fill('Day');
  await press(page, 'Enter');
  await expect(dialog.getByRole('alert')).toContainText(message);
  await expect(dialog.getByLabel(whoTexts.subCategory)).toHaveValue('Day');
  await page.unroute('**/api/change_who');
  await dialog.getByRole('button', { name: whoTexts.save }).click();
  await expectWhos(page, api, id, ['Crew / Day: Keeper', 'Crew / -: Porter', 'Guests / -: Visitor']);

  await refuse('delete_who');
  await whoFace(page, 'Visitor').focus();
  await press(page, 'Delete', 'Enter');
  await expect(dialog.getByRole('alert')).toContainText(message);
  await expect(dialog.getByRole('button', { name: whoTexts.deleteConfirm })).toBeFocused();
  await page.unroute('**/api/delete_who');
  await press(page, 'Escape');
  await expect(whoFace(page, 'Visitor')).toBeFocused();
});

test('a label that is refused after its field has closed is kept in a notice, which sends it again', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const id = await makeMap(api, 'Desks');
  await addWhos(api, id, { Staff: ['Keeper'], Guests: ['Visitor'] });
  await openWhos(page, ann, id, signIn);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/rename_who_label', async (route) => {
    await released;
    await route.fulfill(busy);
  });
  await page.getByTitle(whoTexts.renameCategory({ name: 'Staff' })).click();
  await page.keyboard.type('Crew');
  await press(page, 'Enter');
  await page.getByTitle(whoTexts.renameCategory({ name: 'Guests' })).click();
  const field = page.getByLabel(whoTexts.categoryName({ name: 'Guests' }));
  await expect(field).toBeFocused();
  release();
  const { message } = errors.tooManyRequests;
  await expect(page.getByText(whoTexts.notDone({ name: 'Crew', message }))).toBeVisible();
  await expect(field).toBeFocused();
  await page.unroute('**/api/rename_who_label');
  await press(page, 'Escape');
  await page.getByRole('button', { name: commonTexts.tryAgain }).click();
  await expectWhos(page, api, id, ['Crew / -: Keeper', 'Guests / -: Visitor']);
});

test('what fails to load says so and can be loaded again: the map, and the types of links', async ({
  page,
  signIn,
  pageErrors,
  newUser,
}) => {
  pageErrors.allow(/status of 500/);
  const { person: ann, api } = await newUser();
  const id = await makeMap(api, 'Desks');
  await addWhos(api, id, { Staff: ['Keeper'] });
  await withoutLive(page);
  await signIn(page, ann);
  for (const name of ['get_container', 'company_settings'])
    await page.route(`**/api/${name}`, (route) => route.fulfill(broken));
  await page.goto(paths.mapWho(id));
  await expect(page.getByText(commonTexts.loadFailed)).toBeVisible();
  await tryAgain(page, '**/api/get_container');
  await whoFace(page, 'Keeper').press('i');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(commonTexts.loadFailed);
  await tryAgain(page, '**/api/company_settings', dialog);
  await expect(dialog).toContainText(whoTexts.links.noWhats);
});
