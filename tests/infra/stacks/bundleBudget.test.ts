import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { bundleOptions, entryPoints, sdkParts } from '#infra/bundle.ts';
import { inEachRound } from '#tests/fixtures/everyCall.ts';
import { budgetOf } from './support/bundleBudgets.ts';
import { found } from './support/templates.ts';

const sources = entryPoints();
const names = Object.keys(sources);

type Bundle = {
  /** Bytes, packed. */
  readonly size: number;
  /** The bytes of each file in it, before packing. */
  readonly files: ReadonlyMap<string, number>;
};
let bundles: ReadonlyMap<string, Bundle>;

const nameOf = (path: string): string => path.split('/').at(-2) ?? '';

beforeAll(async () => {
  const { outputFiles, metafile } = await build({
    ...bundleOptions('/bundles', sources),
    write: false,
    metafile: true,
  });
  const sizes = new Map(
    outputFiles.map(({ path, contents }) => [nameOf(path), gzipSync(contents, { level: 9 }).length]),
  );
  bundles = new Map(
    Object.entries(metafile.outputs).map(([path, { inputs }]) => {
      const files = Object.entries(inputs).map(([file, { bytesInOutput }]) => [file, bytesInOutput] as const);
      const held = files.filter(([, bytes]) => bytes > 0);
      return [nameOf(path), { size: found(sizes.get(nameOf(path)), path), files: new Map(held) }];
    }),
  );
}, 300_000);

/** The largest files of a bundle, as a hint for importing less. */
const heaviest = ({ files }: Bundle): string =>
  [...files]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 12)
    .map(([file, bytes]) => `${bytes} ${file}`)
    .join('\n');

test.each(inEachRound(names))('%s is within its budget', (name) => {
  const bundle = found(bundles.get(name), name);
  expect(bundle.size, heaviest(bundle)).toBeLessThanOrEqual(budgetOf([...bundle.files.keys()]));
});

test('the SDK imports each part that is replaced in its place', () => {
  const held = new Set([...bundles.values()].flatMap(({ files }) => [...files.keys()]));
  const paths = Object.values(sdkParts).map((path) => path.replace('./', ''));
  // A replacement that only hands on an export of a package leaves nothing of itself.
  const packages = [...held].join('\n');
  expect(packages).not.toMatch(/node_modules\/@aws-sdk\/credential-provider-(?!env\/)/);
  expect(paths.filter((path) => path.endsWith('credentialProvider.ts') || held.has(path))).toEqual(paths);
});
