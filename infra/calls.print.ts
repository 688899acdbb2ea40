import { writeFileSync } from 'node:fs';
import { CALLS_FILE, callsSource } from './callsFile.ts';

/** The first part of `npm run generate`: the list of calls, which everything else is derived from. */

writeFileSync(CALLS_FILE, callsSource());
