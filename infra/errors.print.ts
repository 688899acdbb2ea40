import { writeFileSync } from 'node:fs';
import { ERRORS_FILE, errorsSource } from './errorsFile.ts';

/** The part of `npm run generate` that writes the table of errors by their codes. */

writeFileSync(ERRORS_FILE, errorsSource());
