import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DATA = fileURLToPath(new URL('../lambdas/data/', import.meta.url));

/** The generated file that exports the definition of every entity, so that no list is kept by hand. */
export const ENTITIES_FILE = `${DATA}entities.ts`;

/** The content of that file: a line for each file of `entities` that defines some. */
export function entitiesSource(): string {
  const lines = linesOf(definitions(), /^export const (\w+) = define(?:Entity|Bookkeeping|History)\(/gm);
  return ['// Written by `npm run generate` from the files in the folder `entities`.', ...lines, ''].join('\n');
}

/** The generated file that exports how entities and change logs are exported, apart from their definitions. */
export const EXPORTS_FILE = `${DATA}exports.ts`;

/** The content of that file: a line for each file that defines some, here or in `entities`. */
export function exportsSource(): string {
  const lines = linesOf([...definitions(''), ...definitions()], /^export const (\w+) = define(?:Log)?Export\(/gm);
  return ['// Written by `npm run generate` from the files here and in the folder `entities`.', ...lines, ''].join(
    '\n',
  );
}

/** A line for each file that has definitions of a kind, which exports them. */
function linesOf(files: readonly Defining[], kind: RegExp): string[] {
  return files.flatMap(({ from, text }) => {
    const names = [...text.matchAll(kind)].flatMap(([, name]) => name ?? []);
    return names.length === 0 ? [] : [exportLine(names.sort(), from)];
  });
}

/**
 * The generated file from which the reader imports the upgrades of old rows, so that no function can read a row without
 * them.
 */
export const UPGRADES_FILE = `${DATA}upgrades.ts`;

/** The content of that file: the upgrades, and nothing else, of the definitions that have one. */
export function upgradesSource(): string {
  const found = definitions().flatMap(({ from, text }) =>
    [
      ...text.matchAll(/^export const \w+ = defineEntity\(\{\n {2}type: '(\w+)',(?:\n {2}.*)*?\n {2}upgrade: (\w+),/gm),
    ].map(([, type = '', name = '']) => ({ type, name, from: importedFrom(text, name) ?? from })),
  );
  return [
    '// Written by `npm run generate` from the definitions in the folder `entities`: those that know rows of an older shape.',
    ...[...found, { name: 'Upgrade', from: './entity.ts' }]
      .sort((a, b) => (a.from < b.from ? -1 : 1))
      .map(({ name, from }) => `import ${name === 'Upgrade' ? 'type ' : ''}{ ${name} } from '${from}';`),
    '',
    `export const upgrades: Readonly<Record<string, Upgrade>> = {${found.length === 0 ? '' : '\n'}${found
      .map(({ type, name }) => `  ${type}: ${name},\n`)
      .join('')}};`,
    '',
  ].join('\n');
}

/** The file of the folder above that a definition imports from, as that folder refers to it. */
function importedFrom(text: string, name: string): string | undefined {
  const [, file] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\.\\./(\\w+\\.ts)'`).exec(text) ?? [];
  return file === undefined ? undefined : `./${file}`;
}

/** Whether all of these files are up to date. */
export const areEntitiesFilesCurrent = (): boolean =>
  readFileSync(ENTITIES_FILE, 'utf8') === entitiesSource() &&
  readFileSync(EXPORTS_FILE, 'utf8') === exportsSource() &&
  readFileSync(UPGRADES_FILE, 'utf8') === upgradesSource();

/** A file that may have definitions: how others refer to it, and its text. */
type Defining = { from: string; text: string };

function definitions(folder = 'entities/'): Defining[] {
  const files = readdirSync(`${DATA}${folder}`).filter((file) => file.endsWith('.ts'));
  return files.sort().map((file) => ({
    from: `./${folder}${file}`,
    text: readFileSync(`${DATA}${folder}${file}`, 'utf8'),
  }));
}

const MAX_WIDTH = 120;

function exportLine(names: readonly string[], from: string): string {
  const line = `export { ${names.join(', ')} } from '${from}';`;
  return line.length <= MAX_WIDTH ? line : `export {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}
