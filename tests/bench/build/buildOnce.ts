import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import type { Manifest } from './manifest.ts';

export type Build = { readonly folder: string; readonly manifest: Manifest };

let built: Promise<Build> | undefined;

/**
 * The application as it is deployed, built now and once for all parts of the bench: into a folder of its own, so that it is neither an old
 * one nor one that somebody else is using.
 */
export function buildOnce(): Promise<Build> {
  built ??= buildWeb();
  return built;
}

async function buildWeb(): Promise<Build> {
  const folder = temporaryFolder();
  await build({
    configFile: fileURLToPath(new URL('../../../web/vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { outDir: folder, manifest: true },
  });
  return { folder, manifest: JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest };
}
