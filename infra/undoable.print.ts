import { writeFileSync } from 'node:fs';
import { UNDOABLE_FILE, undoableSource } from './undoableFile.ts';

/** The part of `npm run generate` that writes which commands can be undone. */

writeFileSync(UNDOABLE_FILE, undoableSource());
