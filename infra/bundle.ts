import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify as minifyBySwc } from '@swc/core';
import { build, type BuildOptions, type OutputFile, type Plugin } from 'esbuild';
import { minify as minifyByOxc } from 'vite';
import { callNames, registry } from '#shared/contract/registry.ts';
import { leanSources } from './leanSources.ts';
import { readerNames } from './streamReaders.ts';

/** The Lambdas called by the user pool, by the names of their files in `lambdas/events`. */
export const triggerNames = ['pre_sign_up', 'post_confirmation', 'pre_token_generation', 'custom_message'] as const;
export type TriggerName = (typeof triggerNames)[number];

/** The Lambdas invoked by operators of a deployment, by the names of their files in `lambdas/events`. */
export const toolNames = ['rebuild_index', 'replay'] as const;
export type ToolName = (typeof toolNames)[number];

/** The Lambdas that run by the clock, by the names of their files in `lambdas/events`. */
export const scheduledNames = [
  'send_digests',
  'purge_trash',
  'export_companies',
  'erase_people',
  'check_connections',
  'read_issues',
] as const;
export type ScheduledName = (typeof scheduledNames)[number];

/** The Lambdas that other functions invoke, by the names of their files in `lambdas/events`. */
export const internalNames = ['tracker_gateway'] as const;
export type InternalName = (typeof internalNames)[number];

/** The file and the export of every bundle's function, as Lambda refers to them. */
export const HANDLER = 'index.handler';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * The folder of a deployment's bundles; each is a folder with the name of its call, trigger, stream consumer or tool.
 */
export const BUNDLES = join(root, 'dist/lambdas');

/**
 * SDK packages that its clients import but no function uses, and their replacements: a third of a function's size and
 * load time (docs/decisions/0031). The test of the bundles' size fails when the SDK no longer imports one by this name.
 */
const sdkParts = {
  '@aws-sdk/credential-provider-node': './lambdas/aws/sdk/credentialProvider.ts',
  '@aws-sdk/middleware-endpoint-discovery': './lambdas/aws/sdk/endpointDiscovery.ts',
  '@smithy/core/event-streams': './lambdas/aws/sdk/eventStreams.ts',
};

/** The source of every function by the name of its bundle. The calls come from the registry. */
export function entryPoints(): Record<string, string> {
  const calls = callNames.map((name) => [name, `lambdas/calls/${registry[name].area}/${name}.ts`]);
  const events = [...triggerNames, ...readerNames, ...scheduledNames, ...toolNames, ...internalNames].map((name) => [
    name,
    `lambdas/events/${name}.ts`,
  ]);
  return Object.fromEntries([...calls, ...events]) as Record<string, string>;
}

/**
 * Bundles every function into a folder of its own, `<folder>/<name>/index.mjs`: all in one esbuild run, which then
 * reads the SDK once. Folders of removed functions are deleted.
 *
 * @throws when a source does not compile
 */
export async function bundle(folder: string = BUNDLES): Promise<void> {
  const sources = entryPoints();
  await mkdir(folder, { recursive: true });
  const stale = (await readdir(folder)).filter((name) => sources[name] === undefined);
  await Promise.all(stale.map((name) => rm(join(folder, name), { recursive: true })));
  const { outputFiles } = await build({ ...bundleOptions(folder, sources), write: false });
  for (const { path, contents } of outputFiles) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }
}

/**
 * The esbuild options for functions.
 * @param sources of the functions, by the names of their bundles
 * @param read see `leanSources`
 */
export function bundleOptions(
  folder: string,
  sources: Readonly<Record<string, string>>,
  read?: (path: string) => Promise<string>,
) {
  return {
    absWorkingDir: root,
    entryPoints: Object.entries(sources).map(([name, source]) => ({
      in: `${HANDLER_OF}${source}`,
      out: `${name}/index`,
    })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // Tree shaking removes unused modules of a package, but not of CommonJS.
    mainFields: ['module', 'main'],
    legalComments: 'none',
    alias: sdkParts,
    plugins: [onlyHandler, leanSources(root, read), minified],
    logLevel: 'warning',
  } as const satisfies BuildOptions;
}

const HANDLER_OF = 'handler-of:';

/** The entry of a bundle imports only the handler from its source: the grants beside it are for the deployment. */
const onlyHandler: Plugin = {
  name: 'handler-alone',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: new RegExp(`^${HANDLER_OF}`) }, ({ path }) => ({
      path: path.slice(HANDLER_OF.length),
      namespace: 'handler',
    }));
    onLoad({ filter: /.*/, namespace: 'handler' }, ({ path }) => ({
      contents: `export { handler } from './${path}';`,
      resolveDir: root,
    }));
  },
};

/**
 * Minifies bundles in memory instead of esbuild: by SWC, which drops and evaluates most, and then by Oxc, whose names
 * pack better. Our code is 10 % smaller than by esbuild (docs/decisions/0079).
 */
const minified: Plugin = {
  name: 'minified',
  setup: ({ initialOptions, onEnd }) => {
    if (initialOptions.minify !== true) return;
    initialOptions.minify = false;
    onEnd(async (result) => {
      result.outputFiles = await Promise.all((result.outputFiles ?? []).map(minifiedFile));
    });
  },
};

/** @throws when a minifier does not understand the code */
async function minifiedFile({ path, text, hash }: OutputFile): Promise<OutputFile> {
  const { code: small } = await minifyBySwc(text, { module: true, ecma: 2022, compress: { passes: 3 }, mangle: true });
  const { code, errors } = await minifyByOxc(path, small, { module: true, compress: { target: 'es2024' } });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  return { path, text: code, contents: Buffer.from(code), hash };
}
