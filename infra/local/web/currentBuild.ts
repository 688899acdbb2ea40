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
/** What the web app is made of, from the root of the project: folders and files. */
const SOURCES = ['web', 'shared', 'package.json', 'package-lock.json'];
/** A build that no start has asked for this long is deleted; until then another run may still be serving it. In ms. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

/**
 * The web app as it is deployed, of the sources as they stand: the one that an earlier start has built of the same sources, or else built now, which takes
 * a few seconds.
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
    // Built aside: a folder that is there is whole, also when somebody stops this run half way.
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
 * Vite takes libraries as they are meant for where it runs, unless it is told otherwise: for production, whatever the environment says. Its warnings are for
 * whoever builds on purpose.
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

/** Another start may have built the same at the same time; one is as good as the other. */
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

/** Tells two states of the sources apart: by names and contents, since a checkout changes times without changing anything. */
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
