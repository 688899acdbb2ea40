import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import type { Manifest } from './manifest.ts';

export type Build = { readonly folder: string; readonly manifest: Manifest };

let built: Promise<Build> | undefined;

/**
 * Builds the application as for a deployment, once for all sections of the bench, into a separate folder, so that it is
 * neither stale nor in use elsewhere.
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
