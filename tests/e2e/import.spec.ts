import * as importTexts from '#shared/texts/story_map/importFile.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as undoTexts from '#shared/texts/undo.ts';
import { textCell, workbookOf } from '#tests/fixtures/workbook.ts';
import { paths } from '#web/base/paths.ts';
import { expect, newPerson, test } from './fixtures.ts';
import { makeMap } from './support/board.ts';

/** A workbook whose sheet is so large that libraries would unpack it in a worker of their own. */
function largeWorkbook(): Buffer {
  const cell = 'Told at length. '.repeat(400);
  const rows = Array.from({ length: 100 }, (_, i) => {
    const cells = [`Order ${i % 4}`, `Step ${i}`, '', i === 0 ? 'City launch' : '', cell];
    return `<row r="${i + 2}">${cells.map((text, at) => textCell(`${'ABCDE'.charAt(at)}${i + 2}`, text)).join('')}</row>`;
  });
  const headings = ['Backbone', 'Skeleton', 'Epic', 'Release', 'Notes'];
  const first = headings.map((text, at) => textCell(`${'ABCDE'.charAt(at)}1`, text)).join('');
  return Buffer.from(workbookOf(`<row r="1">${first}</row>${rows.join('')}`));
}

test('an editor brings a map from Excel, sees what is new before it is, and takes it back', async ({
  page,
  register,
  signIn,
  apiAs,
}) => {
  const ann = newPerson();
  await register(ann);
  const id = await makeMap(await apiAs(ann), 'Desks');
  await signIn(page, ann, paths.mapActivity(id));
  await page.getByRole('button', { name: mapShellTexts.edit }).click();
  await page.getByRole('menuitem', { name: importTexts.menu }).press('Enter');
  const dialog = page.getByRole('dialog', { name: importTexts.title });
  await expect(dialog.getByRole('button', { name: importTexts.source.file })).toBeFocused();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'map.xlsx', mimeType: 'application/octet-stream', buffer: largeWorkbook() });
  await expect(dialog.getByText(importTexts.counts.added({ count: 106 }))).toBeVisible();
  await dialog.getByRole('button', { name: importTexts.submit({ count: 106 }) }).press('Enter');
  await expect(dialog.getByText(importTexts.finished, { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Order 3', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: undoTexts.undoNamed({ action: undoTexts.actions.import_into_map }) }).click();
  await expect(page.getByText('Order 3', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Order 0', { exact: true })).toHaveCount(0);
});
