import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENTITIES = fileURLToPath(new URL('../lambdas/entities/', import.meta.url));

/** The generated file that exports the definition of every entity, so that no list is kept by hand. */
export const ENTITIES_FILE = `${ENTITIES}definitions.ts`;

/** The content of that file: a line for each file of a subject that defines some. */
export function entitiesSource(): string {
  const lines = linesOf(definitions(), /^export const (\w+) = define(?:Entity|Bookkeeping|History)\(/gm);
  return ['// Written by `npm run generate` from the files in the folders beside it.', ...lines, ''].join('\n');
}

/** The generated file that exports how entities and change logs are exported, apart from their definitions. */
export const EXPORTS_FILE = `${ENTITIES}exports.ts`;

/** The content of that file: a line for each file of a subject that defines some. */
export function exportsSource(): string {
  const lines = linesOf(definitions(), /^export const (\w+) = define(?:Log)?Export\(/gm);
  return ['// Written by `npm run generate` from the files in the folders beside it.', ...lines, ''].join('\n');
}

/** A line for each file that has definitions of a kind, which exports them. */
function linesOf(files: readonly Defining[], kind: RegExp): string[] {
  return files.flatMap(({ from, text }) => {
    const names = [...text.matchAll(kind)].flatMap(([, name]) => name ?? []);
    return names.length === 0 ? [] : [exportLine(names.sort(), from)];
  });
}

/** Whether all of these files are up to date. */
export const areEntitiesFilesCurrent = (): boolean =>
  readFileSync(ENTITIES_FILE, 'utf8') === entitiesSource() && readFileSync(EXPORTS_FILE, 'utf8') === exportsSource();

/** A file that may have definitions: how others refer to it, and its text. */
type Defining = { from: string; text: string };

function definitions(): Defining[] {
  const files = readdirSync(ENTITIES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.includes('/') && file.endsWith('.ts'));
  return files.sort().map((file) => ({ from: `./${file}`, text: readFileSync(`${ENTITIES}${file}`, 'utf8') }));
}

const MAX_WIDTH = 120;

function exportLine(names: readonly string[], from: string): string {
  const line = `export { ${names.join(', ')} } from '${from}';`;
  return line.length <= MAX_WIDTH ? line : `export {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}
