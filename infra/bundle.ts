import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { callNames, registry } from '#shared/contract/registry.ts';
import { leanSources } from './leanSources.ts';
import { readerNames } from './streamReaders.ts';

/** The Lambdas that the user pool calls, by the names of their files in `lambdas/events`. */
export const triggerNames = ['pre_sign_up', 'post_confirmation', 'pre_token_generation', 'custom_message'] as const;
export type TriggerName = (typeof triggerNames)[number];

/** The Lambdas that people who run a deployment invoke by hand, by the names of their files in `lambdas/events`. */
export const toolNames = ['rebuild_index', 'replay'] as const;
export type ToolName = (typeof toolNames)[number];

/** The Lambdas that run every few minutes, by the names of their files in `lambdas/events`. */
export const scheduledNames = ['send_digests'] as const;
export type ScheduledName = (typeof scheduledNames)[number];

/** What every bundle's function is called, as Lambda wants it named: file and export. */
export const HANDLER = 'index.handler';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Where the bundles of a deployment are; each is a folder with the name of its call, trigger, reader of the stream or tool. */
export const BUNDLES = join(root, 'dist/lambdas');

/**
 * Packages of the SDK that its clients import and no function comes to, and what stands in their place: a third of a function's size, and of the time in which it is loaded
 * (docs/decisions/0031). The test of the bundles' size fails when the SDK no longer imports one by this name.
 */
const sdkParts = {
  '@aws-sdk/credential-provider-node': './lambdas/aws/sdk/credentialProvider.ts',
  '@aws-sdk/middleware-endpoint-discovery': './lambdas/aws/sdk/endpointDiscovery.ts',
  '@smithy/core/event-streams': './lambdas/aws/sdk/eventStreams.ts',
};

/** The source of every function by the name of its bundle. The calls are those of the registry. */
export function entryPoints(): Record<string, string> {
  const calls = callNames.map((name) => [name, `lambdas/calls/${registry[name].area}/${name}.ts`]);
  const events = [...triggerNames, ...readerNames, ...scheduledNames, ...toolNames].map((name) => [
    name,
    `lambdas/events/${name}.ts`,
  ]);
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
  await build(bundleOptions(folder, sources));
}

/**
 * How functions are bundled.
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
    // What nobody uses of a package's modules is left out; of its CommonJS it cannot be.
    mainFields: ['module', 'main'],
    legalComments: 'none',
    alias: sdkParts,
    plugins: [onlyHandler, leanSources(root, read)],
    logLevel: 'warning',
  } as const satisfies BuildOptions;
}

const HANDLER_OF = 'handler-of:';

/** The entry of a bundle takes only the handler from its source: what it may do, which stands beside it, is for the deployment to read. */
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
