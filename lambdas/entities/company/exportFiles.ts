import { allEntities } from '#lambdas/entities/all.ts';
import type { DescribedEntity } from '#lambdas/store/entity/describeEntity.ts';
import type { ExportedFile } from '#lambdas/store/entity/exported.ts';
import { changeLogExports } from './changeLogExports.ts';

/** A file of an export with its name and the type of the rows in it. */
export type NamedFile = ExportedFile & { readonly name: string; readonly rowType: string };

/** The files of an export of a company's data, sorted by name. */
export const exportFiles: readonly NamedFile[] = [
  ...[...allEntities].flatMap(([type, { export: file }]) =>
    file === null ? [] : [{ ...file, name: type, rowType: type }],
  ),
  ...Object.entries(changeLogExports).map(([name, file]) => ({ ...file, name, rowType: 'log' })),
].sort((a, b) => (a.name < b.name ? -1 : 1));

/** The fields of an entity that exports hold, in the file and in the change logs: neither counters nor withheld ones. */
export function exportedFieldsOf({ entity, export: file }: DescribedEntity): readonly string[] {
  const left: readonly PropertyKey[] = [...entity.counters, ...(file?.withheld ?? [])];
  return Object.keys(entity.fields).filter((name) => !left.includes(name));
}

/** The fields that exports hold of each type of entity, those without a file of their own included. */
export const exportedFields: ReadonlyMap<string, readonly string[]> = new Map(
  [...allEntities].map(([type, described]) => [type, exportedFieldsOf(described)]),
);
