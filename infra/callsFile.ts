import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CONTRACT = fileURLToPath(new URL('../shared/contract/', import.meta.url));

/** The generated file that exports every call of the contract, so that no list is kept by hand. */
export const CALLS_FILE = `${CONTRACT}calls.ts`;

/** The content of that file: one line per contract in the folder of a subject. */
export function callsSource(): string {
  const subjects = readdirSync(CONTRACT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const paths = subjects.flatMap(({ name }) => readdirSync(`${CONTRACT}${name}`).map((file) => `./${name}/${file}`));
  const lines = paths.sort().map((path) => `export { ${path.split('/')[2]?.replace('.ts', '')} } from '${path}';`);
  return ['// Written by `npm run generate` from the files in the folders beside it.', ...lines, ''].join('\n');
}

/** Whether the generated file is up to date. */
export const isCallsFileCurrent = (): boolean => readFileSync(CALLS_FILE, 'utf8') === callsSource();
