import type { NamedFile } from '#lambdas/entities/company/exportFiles.ts';
import type { Parents } from '#lambdas/store/entity/exported.ts';
import type { Key, Range } from '#lambdas/store/keys.ts';
import { earliest } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';

/** A row of the table. */
export type ExportedRow = Key & { readonly type: string } & Readonly<Record<string, unknown>>;

/** A page of rows, and the place behind it; null when it is the last one. */
export type Page = { rows: ExportedRow[]; next: string | null };

/** How the rows of a file are read, for each of their parents. */
export type Source = {
  of: Parents;
  /** Reads a page. @param id of the person, story map and so on @param after the place behind the former page, '' at first */
  read(reader: Reader, id: string, after: string): Promise<Page>;
};

/** How many rows of a list are read together, with the rows that they lead to. */
const AT_ONCE = 50;

/** How the rows of a file are read, by its definition. */
export function sourceOf({ rows, rowType }: Pick<NamedFile, 'rows' | 'rowType'>): Source {
  return {
    of: rows.of,
    async read(reader, id, after) {
      const page = await pageOf(reader, rows, id, after);
      return { ...page, rows: page.rows.filter(({ type }) => type === rowType) };
    },
  };
}

async function pageOf(reader: Reader, rows: NamedFile['rows'], id: string, after: string): Promise<Page> {
  if ('key' in rows) {
    const [row] = await reader.get<[ExportedRow]>([rows.key(reader.keys, id)]);
    return { rows: row === undefined ? [] : [row], next: null };
  }
  if ('range' in rows) return pageOfRange(reader, rows.range(reader.keys, id), after);
  const listed = await pageOfRange(reader, rows.list(reader.keys, id), after, AT_ONCE);
  const places = listed.rows.map((row) => rows.each(reader.keys, row));
  const found = await Promise.all([
    reader.get<ExportedRow[]>(places.filter((place) => 'sk' in place)),
    ...places.filter((place) => 'prefix' in place).map((range) => reader.range<ExportedRow>(range)),
  ]);
  return { rows: found.flat().filter((row) => row !== undefined), next: listed.next };
}

/** The rows of a range, a request at a time. */
async function pageOfRange(reader: Reader, range: Range, after: string, limit?: number): Promise<Page> {
  const { items, isAll } = await earliest<ExportedRow>(reader, range, { after, ...(limit !== undefined && { limit }) });
  const last = items.at(-1);
  return { rows: items, next: isAll || last === undefined ? null : last.sk.slice(range.prefix.length) };
}
