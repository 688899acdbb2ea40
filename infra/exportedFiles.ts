import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exportFiles, type NamedFile } from '#lambdas/entities/company/exportFiles.ts';
import { table } from '#shared/contract/reference.ts';

/** The page that says what is in an export. `npm run generate` writes its list of files from the definitions. */
export const EXPORT_PAGE = fileURLToPath(new URL('../docs/export.md', import.meta.url));

const BEGIN =
  '<!-- Written by `npm run generate` from the definitions in lambdas/entities: change those, not what follows. -->';
const END = '<!-- End of what is written. -->';

/** The page with the present files. @throws when the page has no place for them */
export function withExportedFiles(page: string, files: readonly NamedFile[] = exportFiles): string {
  const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (before === -1 || after < before) throw new Error('docs/export.md has no place for the files of an export');
  const rows = files.map(({ name, title }) => [`\`${name}\``, title]);
  return `${page.slice(0, before)}${BEGIN}\n\n${table(['file', 'what is in it'], rows)}\n\n${page.slice(after)}`;
}

/** Whether the page is up to date. */
export const isExportPageCurrent = (): boolean => {
  const page = readFileSync(EXPORT_PAGE, 'utf8');
  return page === withExportedFiles(page);
};
