import { readFileSync, writeFileSync } from 'node:fs';
import { EXPORT_PAGE, EXPORTED_FIELDS_FILE, exportedFieldsSource, withExportedFiles } from './exportedFiles.ts';

/** The part of `npm run generate` that writes what an export of a company's data holds. */

writeFileSync(EXPORTED_FIELDS_FILE, exportedFieldsSource());
writeFileSync(EXPORT_PAGE, withExportedFiles(readFileSync(EXPORT_PAGE, 'utf8')));
