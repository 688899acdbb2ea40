import { unzipSync, zipSync } from 'fflate';
import { type CellValue, readSheet } from 'read-excel-file/universal';
import { MAX_IMPORT_LINES } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/story_map/importFile.ts';

/** What a workbook may take unpacked, and the columns of its sheet. A small file can unpack to far more. */
const MAX_UNPACKED_BYTES = 50_000_000;
const MAX_COLUMNS = 100;

/** What is read of a workbook: the texts of its first sheet, or why it is not read. */
export type Workbook = { rows: string[][] } | { message: string };

/** Reads the first sheet of an Excel workbook (XLSX). */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const parts = unpack(bytes);
  if (parts === undefined) return { message: texts.errors.tooLargeWorkbook };
  // Packed without compression: the library unpacks others in a worker from a blob, which the page forbids.
  const plain = zipSync(parts, { level: 0 });
  const rows = await readSheet(plain.slice().buffer, 1);
  if (rows.length > MAX_IMPORT_LINES)
    return { message: texts.errors.tooManyLines({ count: String(rows.length), max: String(MAX_IMPORT_LINES) }) };
  return { rows: rows.map((row) => row.slice(0, MAX_COLUMNS).map(textOf)) };
}

/** The XML of a workbook; undefined when it would be too large. The archive's own sizes bound what is unpacked. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> | undefined {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      size += originalSize;
      return size <= MAX_UNPACKED_BYTES;
    },
  });
  return size > MAX_UNPACKED_BYTES ? undefined : parts;
}

/** A cell as a text: dates by their day. Of a formula it is the value. */
function textOf(cell: CellValue | null): string {
  if (cell === null) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
