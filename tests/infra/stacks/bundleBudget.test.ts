import { gzipSync } from 'node:zlib';
import { build, type Metafile, type OutputFile } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { bundleOptions, entryPoints } from '#infra/bundle.ts';
import { found } from './support/templates.ts';

const KB = 1024;
/** What a function may weigh, in bytes as Lambda stores it, packed. */
const MAX_BYTES = 84 * KB;
/** What the code of ours in it may weigh, packed: all but the SDK, zod and other packages. */
const MAX_OWN_BYTES = 16 * KB;

/** Functions that read or follow whatever there is, so that they carry the definitions of all entities (lambdas/data/allEntities.ts). */
const ofAllEntities: readonly string[] = ['story_map_history', 'replay'];
const MAX_BYTES_OF_ALL = 100 * KB;

const sources = entryPoints();
const names = Object.keys(sources);
const IN_MEMORY = '/bundles';
type Built = { bytes: ReadonlyMap<string, number>; metafile: Metafile };
let whole: Built;
let own: Built;

const nameOf = (path: string): string => path.split('/').at(-2) ?? '';
const packed = ({ contents }: OutputFile): number => gzipSync(contents, { level: 9 }).length;

async function built(packages: 'bundle' | 'external'): Promise<Built> {
  const { alias, ...options } = bundleOptions(IN_MEMORY, sources);
  const how = packages === 'bundle' ? { ...options, alias } : { ...options, packages };
  const { outputFiles, metafile } = await build({ ...how, write: false, metafile: true });
  return { bytes: new Map(outputFiles.map((file) => [nameOf(file.path), packed(file)])), metafile };
}

beforeAll(async () => {
  [whole, own] = await Promise.all([built('bundle'), built('external')]);
}, 120_000);

/** The files of ours that a bundle has most of, for whoever has to make it lighter. */
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

test.each(names)('%s is light', (name) => {
  const isOfAll = ofAllEntities.includes(name);
  expect(whole.bytes.get(name), heaviest(name)).toBeLessThanOrEqual(isOfAll ? MAX_BYTES_OF_ALL : MAX_BYTES);
  if (!isOfAll) expect(own.bytes.get(name), heaviest(name)).toBeLessThanOrEqual(MAX_OWN_BYTES);
});

test('only the functions that are named here carry the definitions of all entities', () => {
  const carrying = Object.entries(whole.metafile.outputs)
    .filter(([, { inputs }]) => (inputs['lambdas/data/allEntities.ts']?.bytesInOutput ?? 0) > 0)
    .map(([path]) => nameOf(path));
  expect(carrying.filter((name) => !ofAllEntities.includes(name))).toEqual([]);
});
