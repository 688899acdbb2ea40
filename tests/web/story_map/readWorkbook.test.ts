import { describe, expect, test } from 'vitest';
import * as texts from '#shared/texts/story_map/importFile.ts';
import { textCell, workbookOf } from '#tests/fixtures/workbook.ts';
import { readFile } from '#web/features/story_map/import/readSource.ts';

const fileOf = (...workbook: Parameters<typeof workbookOf>) =>
  new File([new Uint8Array(workbookOf(...workbook))], 'map.xlsx');

describe('a workbook', () => {
  test('has the cells of its first sheet as texts', async () => {
    const rows = [
      `<row r="1">${textCell('A1', 'Backbone')}${textCell('B1', 'Size')}</row>`,
      `<row r="2">${textCell('A2', 'Pay &amp; go')}<c r="B2"><f>1+2</f><v>3</v></c></row>`,
    ];
    expect(await readFile(fileOf(rows.join('')))).toEqual({
      kind: 'table',
      rows: [
        ['Backbone', 'Size'],
        ['Pay & go', '3'],
      ],
    });
  });

  test('that would unpack to too much is not unpacked', async () => {
    const bomb = { 'xl/worksheets/sheet2.xml': new Uint8Array(50_000_001) };
    expect(await readFile(fileOf('', bomb))).toEqual({ kind: 'error', message: texts.errors.tooLargeWorkbook });
  });

  test('without a row is empty', async () => {
    expect(await readFile(fileOf(''))).toEqual({ kind: 'error', message: texts.errors.empty });
  });
});
