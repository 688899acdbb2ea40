import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { bundleOptions, entryPoints } from '#infra/bundle.ts';
import { inEachRound } from '#tests/fixtures/everyCall.ts';
import { budgetOf, exemptNames, holdingAll, holdingExports, RULE } from './support/bundleBudgets.ts';
import { found } from './support/templates.ts';

const sources = entryPoints();
const names = Object.keys(sources);
const IN_MEMORY = '/bundles';
/** Our own code in each bundle: the packages stay outside. */
let own: { bytes: ReadonlyMap<string, number>; metafile: Metafile };

const nameOf = (path: string): string => path.split('/').at(-2) ?? '';
/** The names that a file imports from packages do not count as its own code. */
const IMPORTS = /\bimport[^;"()]*"[^"]+";/g;
const packed = (code: string): number => gzipSync(code, { level: 9 }).length;

beforeAll(async () => {
  const { alias: _alias, ...options } = bundleOptions(IN_MEMORY, sources);
  const { outputFiles, metafile } = await build({ ...options, packages: 'external', write: false, metafile: true });
  const bytes = new Map(outputFiles.map(({ path, text }) => [nameOf(path), packed(text.replaceAll(IMPORTS, ''))]));
  own = { bytes, metafile };
}, 300_000);

/** Our files with the largest share of a bundle, as a hint for reducing it. */
function heaviest(name: string): string {
  const [, output] = found(
    Object.entries(own.metafile.outputs).find(([path]) => nameOf(path) === name),
    name,
  );
  return Object.entries(output.inputs)
    .sort(([, a], [, b]) => b.bytesInOutput - a.bytesInOutput)
    .slice(0, 12)
    .map(([path, { bytesInOutput }]) => `${bytesInOutput} ${path}`)
    .join('\n');
}

test.each(inEachRound(names))('the code of ours in %s is within its budget', (name) => {
  expect(own.bytes.get(name), heaviest(name)).toBeLessThanOrEqual(budgetOf(name).own);
});

test('no function is exempt from the rule that keeps it', () => {
  expect(exemptNames.filter((name) => (own.bytes.get(name) ?? 0) <= RULE.own)).toEqual([]);
});

/** Additions to a source for another call: none of them may change other calls. */
const additions: Readonly<Record<string, string>> = {
  'shared/errors/releases.ts': "export const dummyGone = defineError('dummy-gone', 404, 'The dummy no longer exists');",
  'lambdas/data/keys/release.ts': 'export const dummy = (co: Keys, id: string): Key => inMap(co, id, `dummy#${id}`);',
  'lambdas/data/entities/what.ts': `
    export const dummyEntity = defineEntity({
      type: 'dummy',
      key: rowKeys.dummy,
      fields: fieldsOf(whatSchema, { hidden: z.nullable(z.int()) }),
      present: { model: whatSchema },
    });`,
  'lambdas/data/entities/whatHistory.ts': `
    import { dummyEntity } from './what.ts';
    export const dummyExport = defineExport(dummyEntity, {
      title: 'Dummies',
      rows: { of: 'story_maps', range: (keys, id) => rowKeys.members(keys, id) },
    });
    export const dummyHistory = defineHistory(dummyEntity, {
      describe: { subject: () => ({}), created: null, removed: null, changed: { hidden: setOrCleared('hidden', 'a', 'b') } },
    });`,
  'lambdas/data/exports.ts': "export { dummyExport } from './entities/whatHistory.ts';",
  'lambdas/data/entities.ts':
    "export { dummyEntity } from './entities/what.ts'; export { dummyHistory } from './entities/whatHistory.ts';",
};

/**
 * The code of ours in all bundles, with additions to their sources. Names stay as they are: which short ones the minifier
 * deals out depends on how often each letter is in a source, including its omitted parts.
 */
async function codeOf(added: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const read = async (path: string) =>
    `${await readFile(path, 'utf8')}\n${Object.entries(added).find(([file]) => path.endsWith(`/${file}`))?.[1] ?? ''}`;
  const { alias: _alias, ...options } = bundleOptions(IN_MEMORY, sources, read);
  const { outputFiles } = await build({
    ...options,
    packages: 'external',
    minifyIdentifiers: false,
    minify: false,
    minifySyntax: true,
    write: false,
  });
  return Object.fromEntries(outputFiles.map((file) => [nameOf(file.path), file.text]));
}

test('another entity and another error change no bundle but those of all entities', async () => {
  const [before, after] = await Promise.all([codeOf({}), codeOf(additions)]);
  const changed = names.filter((name) => after[name] !== before[name]);
  expect(changed.sort()).toEqual([...holdingAll, ...holdingExports].sort());
  // The export of the entity is where exports are written, and not in the history.
  expect(after['export_companies']).toContain('Dummies');
  expect(after['story_map_history']).not.toContain('Dummies');
}, 60_000);

/** The functions whose bundles hold some of a file. */
const carrying = (file: string): string[] =>
  Object.entries(own.metafile.outputs)
    .filter(([, { inputs }]) => (inputs[file]?.bytesInOutput ?? 0) > 0)
    .map(([path]) => nameOf(path));

test('only the functions listed here bundle the definitions of all entities', () => {
  expect(carrying('lambdas/data/allEntities.ts').filter((name) => !holdingAll.includes(name))).toEqual([]);
});

test('only the function that writes exports bundles how entities are exported', () => {
  for (const file of ['defineExport.ts', 'allExports.ts', 'changeLogExports.ts', 'exportedFields.ts'])
    expect(carrying(`lambdas/data/${file}`), file).toEqual(holdingExports);
});
