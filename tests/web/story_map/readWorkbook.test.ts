import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import * as texts from '#shared/texts/story_map/importFile.ts';
import { readFile } from '#web/features/story_map/import/readSource.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A workbook with one sheet, as spreadsheets write it. */
function workbookOf(rows: string, more: Record<string, Uint8Array> = {}): File {
  const part = (text: string) => strToU8(`${XML}${text}`);
  const bytes = zipSync({
    '[Content_Types].xml': part(`<Types xmlns="${PACKAGE}/content-types"/>`),
    'xl/workbook.xml': part(
      `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="Map" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': part(`<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`),
    ...more,
  });
  return new File([new Uint8Array(bytes)], 'map.xlsx');
}
const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;

describe('a workbook', () => {
  test('has the cells of its first sheet as texts', async () => {
    const rows = [
      `<row r="1">${text('A1', 'Backbone')}${text('B1', 'Size')}</row>`,
      `<row r="2">${text('A2', 'Pay &amp; go')}<c r="B2"><f>1+2</f><v>3</v></c></row>`,
    ];
    expect(await readFile(workbookOf(rows.join('')))).toEqual({
      kind: 'table',
      rows: [
        ['Backbone', 'Size'],
        ['Pay & go', '3'],
      ],
    });
  });

  test('that would unpack to too much is not unpacked', async () => {
    const bomb = { 'xl/worksheets/sheet2.xml': new Uint8Array(50_000_001) };
    expect(await readFile(workbookOf('', bomb))).toEqual({ kind: 'error', message: texts.errors.tooLargeWorkbook });
  });

  test('without a row is empty', async () => {
    expect(await readFile(workbookOf(''))).toEqual({ kind: 'error', message: texts.errors.empty });
  });
});
