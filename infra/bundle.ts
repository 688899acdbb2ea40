import { readdirSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import { callNames } from '#shared/contract/registry.ts';
import { folderOfCall } from './callFolders.ts';
import { readerNames } from './streamReaders.ts';

/** The Lambdas called by the user pool, by the names of their files in the folders of `lambdas/events`. */
export const triggerNames = ['pre_sign_up', 'post_confirmation', 'pre_token_generation', 'custom_message'] as const;
export type TriggerName = (typeof triggerNames)[number];

/** The Lambdas invoked by operators of a deployment, by the names of their files in the folders of `lambdas/events`. */
export const toolNames = ['rebuild_index', 'replay'] as const;
export type ToolName = (typeof toolNames)[number];

/** The Lambdas that run by the clock, by the names of their files in the folders of `lambdas/events`. */
export const scheduledNames = [
  'send_digests',
  'purge_trash',
  'export_companies',
  'erase_people',
  'check_connections',
  'read_issues',
] as const;
export type ScheduledName = (typeof scheduledNames)[number];

/** The Lambdas that other functions invoke, by the names of their files in the folders of `lambdas/events`. */
export const internalNames = ['tracker_gateway'] as const;
export type InternalName = (typeof internalNames)[number];

/** The Lambdas that live connections invoke, by the names of their files in the folders of `lambdas/events`. */
export const socketNames = ['live_socket'] as const;
export type SocketName = (typeof socketNames)[number];

/** The file and the export of every bundle's function, as Lambda refers to them. */
export const HANDLER = 'index.handler';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * The folder of a deployment's bundles; each is a folder with the name of its call, trigger, stream consumer or tool.
 */
export const BUNDLES = join(root, 'dist/lambdas');

/**
 * SDK packages that its clients import but no function uses, and their replacements: a third of a function's size and
 * load time (docs/decisions/0031). `bundleBudget.test.ts` fails when the SDK no longer imports one by this name.
 */
export const sdkParts = {
  '@aws-sdk/credential-provider-node': './lambdas/ports/aws/sdk/credentialProvider.ts',
  '@aws-sdk/middleware-endpoint-discovery': './lambdas/ports/aws/sdk/endpointDiscovery.ts',
  '@smithy/core/event-streams': './lambdas/ports/aws/sdk/eventStreams.ts',
};

/**
 * The source of every function by the name of its bundle. The calls come from the registry.
 * @throws Error when a function has no source
 */
export function entryPoints(): Record<string, string> {
  const calls = callNames.map((name) => [name, `lambdas/calls/${folderOfCall(name)}/${name}.ts`]);
  const files = readdirSync(join(root, 'lambdas/events'), { recursive: true, encoding: 'utf8' });
  const events = [
    ...triggerNames,
    ...readerNames,
    ...scheduledNames,
    ...toolNames,
    ...internalNames,
    ...socketNames,
  ].map((name) => {
    const file = files.find((path) => basename(path) === `${name}.ts`);
    if (file === undefined) throw new Error(`${name} has no handler in lambdas/events`);
    return [name, `lambdas/events/${file}`];
  });
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
  await build(bundleOptions(folder, sources));
}

/**
 * The esbuild options for functions.
 * @param sources of the functions, by the names of their bundles
 */
export function bundleOptions(folder: string, sources: Readonly<Record<string, string>>) {
  return {
    absWorkingDir: root,
    entryPoints: Object.entries(sources).map(([name, source]) => ({ in: source, out: `${name}/index` })),
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
    logLevel: 'warning',
  } as const satisfies BuildOptions;
}
