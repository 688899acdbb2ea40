import { readFileSync, writeFileSync } from 'node:fs';
import { EXPORT_PAGE, withExportedFiles } from './exportedFiles.ts';

/** The part of `npm run generate` that writes which files an export of a company's data has. */

writeFileSync(EXPORT_PAGE, withExportedFiles(readFileSync(EXPORT_PAGE, 'utf8')));
