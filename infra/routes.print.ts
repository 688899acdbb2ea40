import { writeFileSync } from 'node:fs';
import { ROUTES_FILE, routesSource } from './routesFile.ts';

/** The part of `npm run generate` that writes what the browser needs of each call. */

writeFileSync(ROUTES_FILE, routesSource());
