import { writeFileSync } from 'node:fs';
import { ENTITIES_FILE, entitiesSource, EXPORTS_FILE, exportsSource } from './entitiesFile.ts';

/** The part of `npm run generate` that writes the lists of the entities' definitions. */

writeFileSync(ENTITIES_FILE, entitiesSource());
writeFileSync(EXPORTS_FILE, exportsSource());
