import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { STATIC } from '#infra/staticFolders.ts';
import { pageSources } from '#web/root/early/pages.ts';

const SOURCE = '/src/root/early/early.ts';
const file = fileURLToPath(new URL(`..${SOURCE}`, import.meta.url));

/**
 * The script that fetches what the page needs while its code is still loading. It is bundled separately, so that it
 * waits for no other file.
 */
let built: string | undefined;

export const earlyScript: Plugin = {
  name: 'storyd:early-script',
  generateBundle: {
    order: 'pre',
    async handler(_options, bundle) {
      const code = await bundled(filesOfPages(bundle));
      built = `${STATIC}/early-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: built, source: code });
    },
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { server }) => [
      {
        tag: 'script',
        attrs: { type: 'module', async: '', src: server === undefined ? `/${built ?? ''}` : SOURCE },
        injectTo: 'head-prepend',
      },
    ],
  },
};

async function bundled(files: Record<string, readonly string[]>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    define: { PAGE_FILES: JSON.stringify(files) },
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error('the early script has not been built');
  return output.text;
}

/**
 * The files that each page needs besides those in the document. @throws when one was not built: then the list of pages
 * is out of date
 */
function filesOfPages(bundle: Rolldown.OutputBundle): Record<string, readonly string[]> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = (name: string, found: Set<string>): Set<string> => {
    const chunk = byName.get(name);
    if (chunk === undefined || found.has(name)) return found;
    found.add(name);
    chunk.viteMetadata?.importedCss.forEach((css) => found.add(css));
    chunk.imports.forEach((imported) => reach(imported, found));
    return found;
  };
  const inDocument = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...reach(fileName, new Set())]),
  );
  return Object.fromEntries(
    pageSources.map((source) => {
      const page = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/src/${source}`)));
      if (page === undefined) throw new Error(`the build has no page ${source}`);
      return [source, [...reach(page.fileName, new Set())].filter((name) => !inDocument.has(name))];
    }),
  );
}
