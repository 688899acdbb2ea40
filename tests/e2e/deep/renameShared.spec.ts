import * as errors from '#shared/errors.ts';
import * as texts from '#shared/texts/changeRequests.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as unsavedTexts from '#shared/texts/unsavedText.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { type Api, expect, type Page, type Person, test } from '../fixtures.ts';
import { card, face, makeMap, press, standing, stored } from '../support/board.ts';
import { information } from '../support/information.ts';
import { addMember, newColleague } from '../support/members.ts';
import { addWhos, expectWhos, fromMenu, openWhos, storedWhos, whoFace } from '../support/who.ts';

/*
 * A text that other story maps use too is not changed without asking their owners (rule change.2). Whatever the answer,
 * what was typed stays until it is saved, requested or given up.
 */

const dialog = (page: Page) => page.getByRole('dialog');
const description = (page: Page) => dialog(page).getByLabel(texts.label.what);
const ask = (page: Page) => dialog(page).getByRole('button', { name: texts.ask });
const busy = { status: 429, json: { message: 'Too Many Requests' } };

/** Another editor of some maps, who has to agree to requests for their texts. */
async function shareMaps(api: Api, register: (person: Person) => Promise<void>, ...maps: string[]): Promise<void> {
  const { docs } = await api.call('company_users', {});
  const [first] = docs;
  if (first === undefined) throw new Error('the company has no people');
  const bob = await newColleague(api, register, first);
  for (const map of maps) await addMember(api, map, bob, 'editor');
}

test('a shared Activity is renamed on the board by a request, and the same text is not requested twice', async ({
  page,
  register,
  openNewMap,
}) => {
  const { api, id, other } = await openNewMap(page, { Find: [], Book: [] }, { Find: [] });
  await shareMaps(api, register, other);
  await face(page, 'Find').focus();
  await press(page, 'F2');
  await expect(page.getByText(texts.fieldNote)).toBeVisible();
  await page.keyboard.type('Find a place');
  await press(page, 'Enter');
  await expect(dialog(page)).toContainText(texts.title.what({ name: 'Find' }));
  await expect(dialog(page)).toContainText(texts.sharedTitle.what);
  await expect(description(page)).toBeFocused();
  await expect(description(page)).toHaveValue('Find a place');

  // Refused for another reason, the text stays for the next attempt.
  await page.route('**/api/create_description_change_request', (route) => route.fulfill(busy));
  await ask(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText(errors.tooManyRequests.message);
  await expect(description(page)).toHaveValue('Find a place');
  await page.unroute('**/api/create_description_change_request');
  await ask(page).click();
  await expect(page.getByText(texts.asked)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(face(page, 'Find')).toBeFocused();
  expect(await stored(api, id)).toEqual(standing({ Find: [], Book: [] }));

  // From the information it is the same field.
  await press(page, 'i');
  await information(page).getByRole('button', { name: informationTexts.changeDescription }).click();
  await expect(page.getByText(texts.fieldNote)).toBeVisible();
  await page.keyboard.type('Find a place');
  await press(page, 'Enter');
  await ask(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText(errors.requestExists.message);
  await expect(description(page)).toHaveValue('Find a place');
  await description(page).fill(' ');
  await press(page, 'Enter');
  await expect(dialog(page)).toContainText(texts.required.what);
  await description(page).fill('Find');
  await press(page, 'Enter');
  await expect(dialog(page)).toContainText(texts.same);
  await press(page, 'Escape');
  await page.getByRole('button', { name: unsavedTexts.forget, exact: true }).click();
  await expect(face(page, 'Find')).toBeFocused();
});

test('whether a rename needs a request may change until the last moment, either way, and the text is sent all the same', async ({
  page,
  register,
  openNewMap,
}) => {
  const { api, id, other } = await openNewMap(page, { Find: [], Book: [] }, { Find: [] });

  // Nobody else uses it any more once it is sent.
  await face(page, 'Find').focus();
  await press(page, 'F2');
  await expect(page.getByText(texts.fieldNote)).toBeVisible();
  await page.keyboard.type('Find a place');
  // Leaving the field means it too.
  await face(page, 'Book').click();
  await expect(description(page)).toHaveValue('Find a place');
  await api.call('delete_container', { containerId: other });
  await ask(page).click();
  await expect(face(page, 'Find a place')).toBeFocused();
  await expect.poll(() => stored(api, id)).toEqual(standing({ 'Find a place': [], Book: [] }));

  // Somebody uses it by then: the card keeps the text and leads to the question.
  await face(page, 'Book').focus();
  const asked = page.waitForResponse('**/api/can_change_what_description');
  await press(page, 'F2');
  await asked;
  await shareMaps(api, register, await makeMap(api, 'Halls', { Book: [] }));
  await page.keyboard.type('Reserve it');
  await press(page, 'Enter');
  await expect(page.getByText(storyMapTexts.notSaved({ message: errors.descriptionShared.message }))).toBeVisible();
  await page.getByRole('button', { name: texts.ask }).click();
  await expect(description(page)).toHaveValue('Reserve it');
  await ask(page).click();
  await expect(page.getByText(texts.asked)).toBeVisible();
  await expect(face(page, 'Book')).toBeFocused();
  await expect(card(page, 'Book').getByRole('group')).toHaveCount(0);
});

test('a text of another Activity of the company is not requested: the card offers that Activity instead', async ({
  page,
  openNewMap,
}) => {
  const { api, id } = await openNewMap(page, { Find: [], Book: [] }, { Find: [], Enter: [] });
  await face(page, 'Find').focus();
  await press(page, 'F2');
  await expect(page.getByText(texts.fieldNote)).toBeVisible();
  await page.keyboard.type('enter');
  await press(page, 'Enter');
  await ask(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(errors.descriptionTaken.message)).toBeVisible();
  await page.getByRole('button', { name: storyMapTexts.takenUse }).click();
  await expect.poll(() => stored(api, id)).toEqual(standing({ Enter: [], Book: [] }));
});

test('a Who is renamed directly, or by a request once other maps use it, and its categories are saved in any case', async ({
  page,
  register,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const other = await makeMap(api, 'Rooms');
  await addWhos(api, other, { '': ['Keeper', 'Owner'] });
  await shareMaps(api, register, other);
  const id = await makeMap(api, 'Desks');
  await addWhos(api, id, { Staff: ['Keeper', 'Porter'] });
  await openWhos(page, ann, id, signIn);
  const name = dialog(page).getByLabel(whoTexts.name);

  await whoFace(page, 'Porter').focus();
  await press(page, 'F2');
  await name.fill('Night porter');
  await press(page, 'Enter');
  await expect(whoFace(page, 'Night porter')).toBeFocused();
  await expectWhos(page, api, id, ['Staff / -: Keeper', 'Staff / -: Night porter']);

  await fromMenu(page, 'Keeper', whoTexts.menu.edit);
  await name.fill('House keeper');
  await dialog(page).getByLabel(whoTexts.subCategory).fill('Day');
  await expect(dialog(page)).toContainText(texts.sharedText);
  await page.route('**/api/create_description_change_request', (route) => route.fulfill(busy));
  await ask(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText(errors.tooManyRequests.message);
  await expect(name).toHaveValue('House keeper');
  await page.unroute('**/api/create_description_change_request');
  await ask(page).click();
  await expect(page.getByText(texts.asked)).toBeVisible();
  await expect(whoFace(page, 'Keeper')).toBeFocused();
  await expectWhos(page, api, id, ['Staff / Day: Keeper', 'Staff / -: Night porter']);

  await fromMenu(page, 'Night porter', whoTexts.menu.edit);
  await name.fill('owner');
  await press(page, 'Enter');
  await expect(dialog(page).getByRole('alert')).toContainText(errors.nameTaken.message);
  await expect(name).toHaveValue('owner');
  // Two Whos never have one name, but the other one can stand in for this one.
  await dialog(page).getByRole('button', { name: whoTexts.taken.use }).click();
  await expect(whoFace(page, 'Owner')).toBeFocused();
  await expectWhos(page, api, id, ['Staff / Day: Keeper', 'Staff / -: Owner']);
  expect(await storedWhos(api, other)).toEqual(['- / -: Keeper', '- / -: Owner']);

  await press(page, 'F2');
  await name.fill('KEEPER');
  await dialog(page).getByRole('button', { name: texts.ask }).click();
  await dialog(page).getByRole('button', { name: whoTexts.taken.show }).click();
  await expect(whoFace(page, 'Keeper')).toBeFocused();
});
