import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import type { Chunk, Manifest } from './manifest.ts';

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

const web = fileURLToPath(new URL('../../../web/', import.meta.url));

async function buildWeb(): Promise<Build> {
  const folder = temporaryFolder();
  const built = await build({ configFile: `${web}vite.config.ts`, logLevel: 'error', build: { outDir: folder } });
  const { output } = built as Rolldown.RolldownOutput;
  // The one style sheet comes with the document.
  const css = output.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'));
  const entries = output.flatMap((file) => {
    if (file.type !== 'chunk') return [];
    const { fileName, imports, isEntry, moduleIds } = file;
    const chunk: Chunk = { file: fileName, imports, css: isEntry ? css : [] };
    return [fileName, ...moduleIds.map((id) => relative(web, id))].map((name) => [name, chunk] as const);
  });
  return { folder, manifest: Object.fromEntries(entries) };
}
