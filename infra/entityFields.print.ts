import { readFileSync, writeFileSync } from 'node:fs';
import { DATA_MODEL_PAGE, withEntityFields } from './entityFields.ts';

/** The part of `npm run generate` that writes the fields of all entities into the data model's page. */

writeFileSync(DATA_MODEL_PAGE, withEntityFields(readFileSync(DATA_MODEL_PAGE, 'utf8')));
