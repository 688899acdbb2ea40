import type { ExportedFile } from './defineExport.ts';
import * as defined from './exports.ts';

/** A file of an export with its name and the type of the rows in it. */
export type NamedFile = ExportedFile & { readonly name: string; readonly rowType: string };

/**
 * The files of an export of a company's data, sorted by name. A bundle that imports this carries all entities, so only
 * the function that writes exports does.
 */
export const exportFiles: readonly NamedFile[] = Object.values(defined)
  .flatMap(({ of: name, rowType, file }) => (file === null ? [] : [{ ...file, name, rowType }]))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
