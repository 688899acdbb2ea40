import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../../', import.meta.url));
/** The sources of the web app, relative to the project's root: folders and files. */
const SOURCES = ['web', 'shared', 'package.json', 'package-lock.json'];
/** A build that no start has used for this long is deleted; until then another run may still be serving it. In ms. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

/**
 * The web app as in a deployment, from the present sources: an earlier build of the same sources, or a new one, which
 * takes a few seconds.
 *
 * @param root the project; its `.cache/web` keeps the builds
 * @returns the folder of the built files
 * @throws when a source does not compile
 */
export async function currentBuild(root = project): Promise<string> {
  const cache = join(root, '.cache', 'web');
  const folder = join(cache, digestOf(root));
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    // Built in a temporary folder: an existing folder is complete, even if the user stops this run half way.
    const aside = mkdtempSync(join(cache, 'unfinished-'));
    try {
      await buildInto(aside, root);
      putInPlace(aside, folder);
    } finally {
      rmSync(aside, { recursive: true, force: true });
    }
  }
  const now = new Date();
  utimesSync(folder, now, now);
  deleteUnused(cache, now.getTime());
  return folder;
}

/**
 * Vite resolves libraries for its own NODE_ENV unless told otherwise: always for production here. Its warnings are only
 * for explicit builds.
 */
async function buildInto(folder: string, root: string): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    const { build } = await import('vite');
    await build({
      configFile: join(root, 'web', 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true },
    });
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/** Another start may have built the same at the same time; either one is fine. */
function putInPlace(aside: string, folder: string): void {
  try {
    renameSync(aside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

function deleteUnused(cache: string, now: number): void {
  for (const name of readdirSync(cache)) {
    const old = join(cache, name);
    if (now - statSync(old).mtimeMs > KEPT_FOR) rmSync(old, { recursive: true, force: true });
  }
}

/** A fingerprint of the sources by names and contents, since a checkout changes times without changing contents. */
function digestOf(root: string): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesIn(root, source)))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

function filesIn(root: string, source: string): string[] {
  if (!statSync(join(root, source)).isDirectory()) return [source];
  return readdirSync(join(root, source), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(root, join(source, entry.name)) : [join(source, entry.name)]));
}
