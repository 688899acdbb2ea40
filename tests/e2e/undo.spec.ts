import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as texts from '#shared/texts/undo.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import { expect, newPerson, type Page, test } from './fixtures.ts';
import { face, makeMap, openMap, press, seen, standing, stored } from './support/board.ts';
import { field, information, openInformation, whatIn } from './support/information.ts';
import { addWhos } from './support/maps.ts';

const UNDO = 'ControlOrMeta+z';
const REDO = 'ControlOrMeta+Shift+z';
const undoButton = (page: Page) => page.getByRole('button', { name: /^(Undo: |Nothing to undo)/ });
const redoButton = (page: Page) => page.getByRole('button', { name: /^(Redo: |Nothing to redo)/ });

async function rename(page: Page, from: string, to: string): Promise<void> {
  await face(page, from).focus();
  await press(page, 'F2', 'ControlOrMeta+a');
  await page.keyboard.type(to);
  await press(page, 'Enter');
  await expect(face(page, to)).toBeVisible();
}

test('a rename, a move, a deletion with children and a link are undone and redone, but for what a colleague has changed', async ({
  page,
  register,
  signIn,
  apiAs,
}) => {
  const ann = newPerson({ name: 'Ann' });
  const bob = newPerson({ name: 'Priya', company: ann.email.split('@')[1] ?? '' });
  await register(ann);
  const api = await apiAs(ann);
  await api.call('add_registered_email', { email: bob.email });
  await register(bob);
  const before = { Find: ['Filter', 'Sort'], Book: ['Choose'], Pay: [] };
  const id = await makeMap(api, 'Desks', before);
  const { docs } = await api.call('company_users', {});
  const uid = docs.find(({ email }) => email === bob.email)?.uid ?? '';
  await api.call('add_member', { containerId: id, uid, role: 'editor' });
  await addWhos(api, id, { '': ['Guest'] });
  const links = async () => (await api.call('get_container', { containerId: id })).whatWhoLinks.length;
  await openMap(page, ann, id, signIn);
  await expect(undoButton(page)).toHaveAccessibleName(texts.nothingToUndo);
  await expect(undoButton(page)).toHaveAttribute('aria-disabled', 'true');

  await rename(page, 'Pay', 'Pay by card');
  await face(page, 'Choose').focus();
  await press(page, ' ', 'ArrowLeft', ' ');
  await face(page, 'Find').focus();
  await press(page, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: storyMapTexts.deleteConfirm }).click();
  await expect(face(page, 'Find')).toBeHidden();
  await openInformation(page, 'Book');
  await field(page, informationTexts.whosToLink).click();
  await page.getByRole('option', { name: 'Guest' }).click();
  await field(page, informationTexts.linkType).click();
  await page.getByRole('option').first().click();
  await information(page).getByRole('button', { name: informationTexts.link, exact: true }).click();
  await expect.poll(links).toBe(1);
  await press(page, 'Escape');
  await expect(information(page, 'Book')).toBeHidden();
  const after = { Book: [], 'Pay by card': [] };
  expect(await stored(api, id)).toEqual(standing(after));

  // All at once: each waits for the one before it.
  await expect(undoButton(page)).toHaveAccessibleName(texts.undoNamed({ action: texts.actions.add_what_who_links }));
  await press(page, UNDO, UNDO, UNDO, UNDO);
  await expect.poll(() => stored(api, id)).toEqual(standing(before));
  await expect.poll(() => seen(page)).toEqual(standing(before));
  expect(await links()).toBe(0);
  const rest = texts.named.renamed({ name: 'Pay by card' });
  await expect(page.getByText(texts.undone({ action: rest }))).toHaveCount(1);
  await expect(undoButton(page)).toHaveAccessibleName(texts.nothingToUndo);
  await press(page, REDO, REDO, REDO, REDO);
  await expect.poll(() => stored(api, id)).toEqual(standing(after));
  await expect.poll(() => seen(page)).toEqual(standing(after));
  await expect.poll(links).toBe(1);
  await expect(redoButton(page)).toHaveAccessibleName(texts.nothingToRedo);

  // A colleague renames what is renamed here: that stays, all else is undone.
  const { id: objectId } = await whatIn(api, id, 'Pay by card');
  const priya = await apiAs(bob);
  const theirs = { containerId: id, objectId, newDescription: 'Pay on site', changeType: 'what_description' } as const;
  await priya.call('change_what_description', theirs);
  await page.getByRole('link', { name: storyMapTexts.tabs.overview, exact: true }).click();
  await page.waitForURL(/overview/);
  for (let i = 0; i < 4; i += 1) await undoButton(page).click();
  const stays = texts.kept.changed({ name: 'Pay on site', by: texts.by({ person: bob.username }) });
  await expect(page.getByText(stays)).toBeVisible();
  await expect
    .poll(() => stored(api, id))
    .toEqual(standing({ Find: ['Filter', 'Sort'], Book: ['Choose'], 'Pay on site': [] }));
});

test('while the user types, the keys undo their typing, and a carried card stays where it is', async ({
  page,
  openNewMap,
}) => {
  const { api, id } = await openNewMap(page, { Find: [], Book: [] });
  await rename(page, 'Find', 'Search');
  await expect.poll(() => stored(api, id)).toEqual(standing({ Search: [], Book: [] }));
  await face(page, 'Book').focus();
  await press(page, 'F2');
  await page.keyboard.type('X');
  await press(page, UNDO);
  await press(page, 'Escape');
  await face(page, 'Book').focus();
  await press(page, ' ', UNDO, 'Escape');
  await expect(undoButton(page)).toHaveAccessibleName(
    texts.undoNamed({ action: texts.named.renamed({ name: 'Search' }) }),
  );
  expect(await stored(api, id)).toEqual(standing({ Search: [], Book: [] }));
});
