import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as duplicateTexts from '#shared/texts/story_map/duplicate.ts';
import * as importTexts from '#shared/texts/story_map/importFile.ts';
import * as exportTexts from '#shared/texts/story_map/mapFile.ts';
import * as texts from '#shared/texts/story_map/mapShell.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { paths } from '#web/base/paths.ts';
import { expect, newPerson, test } from './fixtures.ts';
import { makeMap } from './support/board.ts';

test('an editor creates a Who on any tab and is taken to it; the menu holds only what exists', async ({
  page,
  register,
  signIn,
  apiAs,
}) => {
  const ann = newPerson();
  await register(ann);
  const id = await makeMap(await apiAs(ann), 'Desks');
  await signIn(page, ann, paths.storyMap(id, 'overview'));
  const edit = page.getByRole('button', { name: texts.edit });
  await edit.press('Enter');
  const { trash, ...fieldsAndItems } = texts.menu;
  const entries = [
    ...Object.values(fieldsAndItems),
    texts.present,
    duplicateTexts.action,
    importTexts.menu,
    exportTexts.menu,
    trash,
  ];
  await expect(page.getByRole('menuitem')).toHaveText(entries);
  await expect(page.getByRole('menuitem', { name: texts.menu.name })).toBeFocused();
  await page.getByRole('menuitem', { name: texts.menu.who }).click();
  const dialog = page.getByRole('dialog', { name: whoTexts.addTitle });
  await expect(dialog.getByRole('combobox', { name: whoTexts.name })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(edit).toBeFocused();

  await edit.click();
  await page.getByRole('menuitem', { name: texts.menu.who }).click();
  await dialog.getByRole('combobox', { name: whoTexts.name }).fill('Guest');
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.whoIsThere({ name: 'Guest' }))).toBeVisible();
  await expect(page.getByRole('region', { name: overviewTexts.whos }).getByRole('listitem')).toHaveText(['Guest']);
  await page.getByRole('button', { name: texts.showWho, exact: true }).click();
  await expect(page).toHaveURL(paths.mapWho(id));
  await expect(page.getByText('Guest', { exact: true })).toBeVisible();
});

test('an editor creates a release on any tab and is taken to it', async ({ page, register, signIn, apiAs }) => {
  const ann = newPerson();
  await register(ann);
  const id = await makeMap(await apiAs(ann), 'Desks');
  await signIn(page, ann, paths.storyMap(id, 'overview'));
  await page.getByRole('button', { name: texts.edit }).click();
  await page.getByRole('menuitem', { name: texts.menu.release }).click();
  const dialog = page.getByRole('dialog', { name: releaseTexts.createTitle });
  await dialog.getByLabel(releaseTexts.name).fill('First desks');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'First desks' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/story_map/${id}/releases/`));
});
