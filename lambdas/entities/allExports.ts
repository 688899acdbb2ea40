import type { ExportedFile } from '#lambdas/store/entity/defineExport.ts';
import * as defined from './exports.ts';

/** A file of an export with its name and the type of the rows in it. */
export type NamedFile = ExportedFile & { readonly name: string; readonly rowType: string };

/** The files of an export of a company's data, sorted by name. */
export const exportFiles: readonly NamedFile[] = Object.values(defined)
  .flatMap(({ of: name, rowType, file }) => (file === null ? [] : [{ ...file, name, rowType }]))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** The fields that exports hold of each type of entity, those without a file of their own included. */
export const exportedFields: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(defined).map(({ of: type, fields }) => [type, fields]),
);
