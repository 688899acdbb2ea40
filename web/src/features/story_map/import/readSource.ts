import Papa from 'papaparse';
import { MAX_IMPORT_BYTES, MAX_IMPORT_LINES } from '#shared/model/limits.ts';
import { type MapFile, mapFileSchema } from '#shared/model/story_map/mapFile.ts';
import { isVisible } from '#shared/model/textRule.ts';
import { cardsOf, type PastedCard } from '#shared/rules/what/pastedLines.ts';
import * as texts from '#shared/texts/story_map/importFile.ts';

/** What a file or a pasted text holds. */
export type Source =
  | { kind: 'table'; rows: string[][] }
  | { kind: 'outline'; cards: PastedCard[] }
  | { kind: 'map'; file: MapFile };
export type ReadSource = Source | { kind: 'error'; message: string };

const MEGABYTE = 1_000_000;

/** Reads a file of any kind. @throws when a workbook is damaged */
export async function readFile(file: File): Promise<ReadSource> {
  if (file.size > MAX_IMPORT_BYTES) return tooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A workbook is a ZIP archive. What reads it is loaded only for one.
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isArchive) return readBytes(bytes, file.name);
  const { readWorkbook } = await import('./readWorkbook.ts');
  const workbook = await readWorkbook(bytes);
  if ('message' in workbook) return failed(workbook.message);
  return workbook.rows.length === 0 ? failed(texts.errors.empty) : { kind: 'table', rows: workbook.rows };
}

const tooLarge = () => failed(texts.errors.tooLarge({ max: String(MAX_IMPORT_BYTES / MEGABYTE) }));

/** Reads a text file. Its encoding is that of its byte order mark, UTF-8 where it is that, or else Windows-1252. */
export function readBytes(bytes: Uint8Array, name: string): ReadSource {
  if (bytes.byteLength > MAX_IMPORT_BYTES) return tooLarge();
  const text = decode(bytes);
  // A file of another kind, such as a picture.
  if (text.includes('\u0000')) return failed(texts.errors.unreadable);
  const isTable = /\.(?:csv|tsv|tab)$/i.test(name);
  return readText(text, isTable);
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Excel saves CSV in the encoding of Windows.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads a text: a story map as JSON, a table, or an outline.
 * @param isTable whether it is known to be a table; otherwise it is one if its lines have the same number of cells
 */
export function readText(text: string, isTable = false): ReadSource {
  const source = text.replace(/^\u{feff}/u, '');
  if (!isVisible(source)) return failed(texts.errors.empty);
  if (/^\s*\{/.test(source) && !isTable) return readMapFile(source);
  const rows = isTable || isLikeTable(source) ? tableIn(source) : undefined;
  const cards = rows === undefined ? cardsOf(source, 2).cards : [];
  const count = rows?.length ?? cards.reduce((sum, { under }) => sum + 1 + under.length, 0);
  if (count === 0) return failed(texts.errors.empty);
  if (count > MAX_IMPORT_LINES)
    return failed(texts.errors.tooManyLines({ count: String(count), max: String(MAX_IMPORT_LINES) }));
  return rows === undefined ? { kind: 'outline', cards } : { kind: 'table', rows };
}

function readMapFile(source: string): ReadSource {
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch {
    return failed(texts.errors.notMapFile);
  }
  const parsed = mapFileSchema.safeParse(json);
  return parsed.success ? { kind: 'map', file: parsed.data } : failed(texts.errors.notMapFile);
}

/** A table without its last empty rows. Empty ones between others keep their place, so that lines have their numbers. */
function tableIn(source: string): string[][] {
  const { data } = Papa.parse<string[]>(source.trimEnd());
  return data;
}

/** Cells of a spreadsheet are divided by tabs, by which an outline is only indented; other rows have as many cells each. */
function isLikeTable(source: string): boolean {
  if (/\S\t/.test(source)) return true;
  const rows = tableIn(source);
  const width = rows[0]?.length ?? 0;
  return rows.length > 1 && width > 1 && rows.every((row) => row.length === width);
}

const failed = (message: string): ReadSource => ({ kind: 'error', message });
