import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { STATIC_BROTLI } from '#infra/staticFolders.ts';
import { mapPages } from '#web/root/mapPages.ts';

const web = fileURLToPath(new URL('../../../web/', import.meta.url));

/** KB of JavaScript, compressed by Brotli, that a page may need before it can be used. */
const MOST_KB = 220;

/** The sources of the pages, or tabs, that a file loads when they open. */
const loadedBySource = (file: string): string[] =>
  [
    ...readFileSync(`${web}src/${file}`, 'utf8').matchAll(/lazyPage\(\s*\(\) =>\s*import\('(?:#web|\.)\/([^']+)'\)/g),
  ].map(([, path = '']) => basename(path));
const GUARD = 'RequireAccess.tsx';
const MAP = 'StoryMapPage.tsx';
const ADMIN = 'AdminPage.tsx';
const BOARD = basename(mapPages['map/activity']);
const pages = loadedBySource('root/router.tsx').filter((page) => page !== GUARD);
const tabs = Object.values(mapPages).map((file) => basename(file));
const adminTabs = loadedBySource('root/admin/adminTabs.ts');

/** Each page with everything that it loads before it can be used. */
const needed: readonly (readonly string[])[] = [
  ...pages.map((page) => [GUARD, page]),
  ...tabs.map((tab) => [GUARD, MAP, tab]),
  [GUARD, MAP, BOARD, 'MapList.tsx'],
  ...adminTabs.map((tab) => [GUARD, ADMIN, tab]),
  [GUARD, 'ChangeRequestsPage.tsx', 'RequestsSection.tsx'],
];

let chunks: Rolldown.OutputChunk[];
/** Bytes of each script as those who accept Brotli get it, by its name. */
let sent: ReadonlyMap<string, number>;
beforeAll(async () => {
  // Otherwise the libraries come as they do for developers.
  vi.stubEnv('NODE_ENV', 'production');
  const folder = mkdtempSync(join(tmpdir(), 'storyd-weight-'));
  const built = await build({ configFile: `${web}vite.config.ts`, logLevel: 'error', build: { outDir: folder } });
  vi.unstubAllEnvs();
  chunks = (built as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
  const compressed = join(folder, STATIC_BROTLI);
  sent = new Map(readdirSync(compressed).map((name) => [name, statSync(join(compressed, name)).size]));
  rmSync(folder, { recursive: true });
}, 120_000);

/** The files that a chunk waits for, itself included. */
function loadedBy(file: string, found = new Set<string>()): Set<string> {
  if (!found.has(file)) {
    found.add(file);
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach((imported) => loadedBy(imported, found));
  }
  return found;
}

/** The files that come with a source file. */
function filesOf(source: string): string[] {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)));
  if (chunk === undefined) throw new Error(`the build has no ${source}`);
  return [...loadedBy(chunk.fileName)];
}

const modulesOf = (sources: readonly string[]) => {
  const files = new Set(sources.flatMap(filesOf));
  return chunks.filter(({ fileName }) => files.has(fileName)).flatMap(({ moduleIds }) => moduleIds);
};

test('there are pages to weigh', () => {
  expect(pages.length).toBeGreaterThan(10);
  expect(adminTabs.length).toBeGreaterThan(5);
});

test.each(needed.map((sources) => ({ page: sources.slice(1).join(' with '), sources })))(
  `$page needs at most ${MOST_KB} KB of JavaScript`,
  ({ sources }) => {
    const early = [...sent.keys()].filter((name) => /^early-.*\.js$/.test(name));
    expect(early).toHaveLength(1);
    const files = [...early, ...new Set(['index.html', ...sources].flatMap(filesOf))].map((file) => basename(file));
    const bytes = files.reduce((sum, name) => sum + (sent.get(name) ?? Infinity), 0);
    expect(bytes / 1024).toBeLessThanOrEqual(MOST_KB);
  },
);

test('no chunks of the application wait for each other', () => {
  const circular = chunks.filter(({ fileName, imports }) =>
    imports.some((imported) => loadedBy(imported).has(fileName)),
  );
  expect(circular.map(({ fileName }) => fileName)).toEqual([]);
});

test('unused parts of MUI and Emotion are left out', () => {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds).join('\n');
  expect(modules).toContain('/ButtonBase.mjs');
  // The ripple of buttons, and a package for a function that nobody calls (docs/decisions/0031).
  expect(modules).not.toMatch(/\/TouchRipple\.|\/hoist-non-react-statics\//);
});

test('no page loads MUI or the code for dragging, and the login no API client', () => {
  const first = [...pages, ...tabs, 'SettingsTab.tsx', 'MapList.tsx'];
  expect(modulesOf([GUARD, ...first]).filter((id) => /@mui|@emotion|@dnd-kit/.test(id))).toEqual([]);
  expect(modulesOf(['index.html', 'LoginPage.tsx']).join('\n')).not.toMatch(
    /@tanstack|api\/client\.ts|contract\/routes/,
  );
});
