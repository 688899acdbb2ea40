import { writeFileSync } from 'node:fs';
import { ENTITIES_FILE, entitiesSource, UPGRADES_FILE, upgradesSource } from './entitiesFile.ts';

/** The part of `npm run generate` that writes the list of the entities' definitions. */

writeFileSync(ENTITIES_FILE, entitiesSource());
writeFileSync(UPGRADES_FILE, upgradesSource());
