import type { Key, Keys, Range } from '#lambdas/store/keys.ts';
import type { Entity, ModelOfAnswer } from './defineEntity.ts';
import type { Shape } from './entity.ts';

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
export type ExportedFile = {
  /** What is in it, for people. */
  readonly title: string;
  readonly rows: ExportedRows;
  /** Fields that are in no export, nor in the logs that are exported. */
  readonly withheld?: readonly string[];
};

/** How an entity or a change log is exported. */
export type EntityExport = {
  /** The entity's type or the log's name, which is the name of the file. */
  readonly of: string;
  /** The type of the rows in the file. */
  readonly rowType: string;
  /** The fields that exports hold, in the file and in the change logs: all but counters and those that are withheld. */
  readonly fields: readonly string[];
  /** Null for what is the product's own. */
  readonly file: ExportedFile | null;
};

/**
 * Defines how an entity is exported with its company's data, beside its definition; null where it is not, since it is
 * derived from others or the product's own.
 * @__NO_SIDE_EFFECTS__
 */
export function defineExport<
  Fields extends Shape,
  Counter extends keyof Fields,
  Args extends readonly unknown[],
  Model extends ModelOfAnswer,
>(
  { type, fields, counters }: Entity<Fields, Counter, Args, Model>,
  file: (ExportedFile & { withheld?: readonly (Exclude<keyof Fields, Counter> & string)[] }) | null,
): EntityExport {
  const left: readonly PropertyKey[] = [...counters, ...(file?.withheld ?? [])];
  return { of: type, rowType: type, fields: Object.keys(fields).filter((name) => !left.includes(name)), file };
}

/**
 * Defines how a change log is exported.
 * @param name of its file
 * @__NO_SIDE_EFFECTS__
 */
export function defineLogExport(name: string, file: ExportedFile): EntityExport {
  return { of: name, rowType: 'log', fields: [], file };
}
