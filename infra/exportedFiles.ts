import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exportFiles, type NamedFile } from '#lambdas/data/allExports.ts';
import type { EntityExport } from '#lambdas/data/defineExport.ts';
import * as entities from '#lambdas/data/entities.ts';
import type { DefinedEntity } from '#lambdas/data/entity.ts';
import * as exports from '#lambdas/data/exports.ts';
import { table } from '#shared/contract/reference.ts';

/** The generated file with the names of the fields that an export holds: deployed functions know no others. */
export const EXPORTED_FIELDS_FILE = fileURLToPath(new URL('../lambdas/data/exportedFields.ts', import.meta.url));

type Fields = Pick<DefinedEntity, 'type' | 'fields' | 'counters'>;
type Withheld = Pick<EntityExport, 'of' | 'file'>;

/**
 * The content of that file: all fields of each entity but its counters and those that are withheld. Entities that have
 * no file have changes in the logs.
 * @throws when an entity does not say whether it is exported
 */
export function exportedFieldsSource(
  defined: readonly Fields[] = allEntities(),
  exported: readonly Withheld[] = Object.values(exports),
): string {
  const lines = defined.map(({ type, fields, counters }) => {
    const found = exported.find(({ of }) => of === type);
    if (found === undefined) throw new Error(`${type}: define beside the entity whether it is exported (defineExport)`);
    const hidden: readonly PropertyKey[] = [...counters, ...(found.file?.withheld ?? [])];
    const names = Object.keys(fields).filter((name) => !hidden.includes(name));
    return listLine(
      type,
      names.map((name) => `'${name}'`),
    );
  });
  return [
    '/**',
    ' * The fields of each entity that exports hold, in its file and in the change logs. Written by `npm run generate` from',
    ' * the definitions in the folder `entities`, whose fields no function bundles (infra/servedSource.ts).',
    ' */',
    'export const exportedFields: Readonly<Record<string, readonly string[]>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** The page that says what is in an export. `npm run generate` writes its list of files from the definitions. */
export const EXPORT_PAGE = fileURLToPath(new URL('../docs/export.md', import.meta.url));

const BEGIN =
  '<!-- Written by `npm run generate` from the definitions in lambdas/data: change those, not what follows. -->';
const END = '<!-- End of what is written. -->';

/** The page with the present files. @throws when the page has no place for them */
export function withExportedFiles(page: string, files: readonly NamedFile[] = exportFiles): string {
  const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (before === -1 || after < before) throw new Error('docs/export.md has no place for the files of an export');
  const rows = files.map(({ name, title }) => [`\`${name}\``, title]);
  return `${page.slice(0, before)}${BEGIN}\n\n${table(['file', 'what is in it'], rows)}\n\n${page.slice(after)}`;
}

/** Whether the file and the page are up to date. */
export const areExportedFilesCurrent = (): boolean => {
  const page = readFileSync(EXPORT_PAGE, 'utf8');
  return page === withExportedFiles(page) && readFileSync(EXPORTED_FIELDS_FILE, 'utf8') === exportedFieldsSource();
};

function allEntities(): Fields[] {
  const all = Object.values(entities).flatMap((each): Fields[] => ('of' in each ? [] : [each]));
  return all.sort((a, b) => (a.type < b.type ? -1 : 1));
}

const MAX_WIDTH = 120;

/** A property that holds a list, laid out as Prettier does it. */
function listLine(name: string, items: readonly string[]): string {
  const line = `  ${name}: [${items.join(', ')}],`;
  return line.length <= MAX_WIDTH ? line : `  ${name}: [\n${items.map((item) => `    ${item},\n`).join('')}  ],`;
}
