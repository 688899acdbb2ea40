import type { Key, Keys, Range } from '#lambdas/store/keys.ts';

/** Where rows are found: once for the company, or for each of its people, story maps and so on, by its lists of those. */
export type Parents = 'company' | 'people' | 'story_maps' | 'objectives' | 'problems' | 'initiatives';

/**
 * The rows of a file, for each parent. Of the rows of a range only those of the entity's type are meant.
 * The `id` is that of the person, story map and so on, empty for the company.
 */
export type ExportedRows = { readonly of: Parents } & (
  | { readonly range: (keys: Keys, id: string) => Range }
  /** A single row. */
  | { readonly key: (keys: Keys, id: string) => Key }
  /** Rows that are stored elsewhere, found by each row of a list. */
  | {
      readonly list: (keys: Keys, id: string) => Range;
      readonly each: (keys: Keys, listed: Readonly<Record<string, unknown>>) => Key | Range;
    }
);

/** A file of an export of a company's data. */
export type ExportedFile<Field extends string = string> = {
  /** What is in it, for people. */
  readonly title: string;
  readonly rows: ExportedRows;
  /** Fields that are in no export, nor in the logs that are exported. */
  readonly withheld?: readonly Field[];
};
