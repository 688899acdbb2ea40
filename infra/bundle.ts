import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { callNames, registry } from '#shared/contract/registry.ts';
import { leftOut } from './leftOut.ts';
import { readerNames } from './streamReaders.ts';

/** The Lambdas that the user pool calls, by the names of their files in `lambdas/events`. */
export const triggerNames = ['pre_sign_up', 'post_confirmation', 'pre_token_generation', 'custom_message'] as const;
export type TriggerName = (typeof triggerNames)[number];

/** The Lambdas that people who run a deployment invoke by hand, by the names of their files in `lambdas/events`. */
export const toolNames = ['rebuild_index', 'replay'] as const;
export type ToolName = (typeof toolNames)[number];

/** What every bundle's function is called, as Lambda wants it named: file and export. */
export const HANDLER = 'index.handler';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Where the bundles of a deployment are; each is a folder with the name of its call, trigger, reader of the stream or tool. */
export const BUNDLES = join(root, 'dist/lambdas');

/** The source of every function by the name of its bundle. The calls are those of the registry. */
export function entryPoints(): Record<string, string> {
  const calls = callNames.map((name) => [name, `lambdas/calls/${registry[name].area}/${name}.ts`]);
  const events = [...triggerNames, ...readerNames, ...toolNames].map((name) => [name, `lambdas/events/${name}.ts`]);
  return Object.fromEntries([...calls, ...events]) as Record<string, string>;
}

/**
 * Bundles every function into a folder of its own, `<folder>/<name>/index.mjs`: all in one run of esbuild, since it reads the SDK once then.
 * What the folder holds of functions that are no more is removed.
 *
 * @throws when a source does not compile
 */
export async function bundle(folder: string = BUNDLES): Promise<void> {
  const sources = entryPoints();
  await mkdir(folder, { recursive: true });
  const stale = (await readdir(folder)).filter((name) => sources[name] === undefined);
  await Promise.all(stale.map((name) => rm(join(folder, name), { recursive: true })));
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(sources).map(([name, source]) => [`${name}/index`, source])),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // What packages have as modules can be left out in parts; their CommonJS cannot.
    mainFields: ['module', 'main'],
    legalComments: 'none',
    plugins: [leftOut()],
    logLevel: 'warning',
  });
}
