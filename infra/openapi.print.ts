import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '#shared/contract/openapi.ts';
import { apiReference } from '#shared/contract/reference.ts';
import { callNames, registry } from '#shared/contract/registry.ts';

/** The second part of `npm run generate`: writes the API reference out of the contract. */

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const calls = callNames.map((name) => registry[name]);
const folder = fileURLToPath(new URL('../docs/api/', import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}openapi.json`, `${JSON.stringify(openApiDocument(calls, version), null, 2)}\n`);
writeFileSync(`${folder}README.md`, apiReference(calls));
console.log(`${calls.length} calls written to docs/api`);
