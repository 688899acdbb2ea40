import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { STATIC_BROTLI } from '#infra/staticFolders.ts';
import { type MapPage, mapPages } from '#web/app/mapPages.ts';

let chunks: Rolldown.OutputChunk[];
/** Bytes of each script and style sheet as those who accept Brotli get it, by its name. */
let sent: ReadonlyMap<string, number>;
beforeAll(async () => {
  // Otherwise the libraries come as they do for developers.
  vi.stubEnv('NODE_ENV', 'production');
  const folder = mkdtempSync(join(tmpdir(), 'storyd-chunks-'));
  const built = await build({
    configFile: fileURLToPath(new URL('../../../web/vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { outDir: folder },
  });
  vi.unstubAllEnvs();
  chunks = (built as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
  const compressed = join(folder, STATIC_BROTLI);
  sent = new Map(readdirSync(compressed).map((name) => [name, statSync(join(compressed, name)).size]));
  rmSync(folder, { recursive: true });
}, 120_000);

const importsOf = (file: string) => chunks.find(({ fileName }) => fileName === file)?.imports ?? [];

/** The files that a chunk waits for, itself included. */
function loadedBy(file: string, found = new Set<string>()): Set<string> {
  if (!found.has(file)) {
    found.add(file);
    importsOf(file).forEach((imported) => loadedBy(imported, found));
  }
  return found;
}

/** The files that come with a page, without those of the document itself. */
function chunksOf(page: string): Rolldown.OutputChunk[] {
  const file = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(page)))?.fileName;
  if (file === undefined) throw new Error(`the build has no page ${page}`);
  const files = loadedBy(file);
  return chunks.filter(({ fileName }) => files.has(fileName));
}

/** The modules that come with a page. */
const modulesOf = (page: string) => chunksOf(page).flatMap(({ moduleIds }) => moduleIds);

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

test('the login loads without the API client, and a story map without its dialogs and the code for dragging', () => {
  const login = modulesOf('/LoginPage.tsx').join('\n');
  expect(login).toContain('/EntryLayout.tsx');
  expect(login).not.toMatch(/@tanstack|@mui|@emotion|api\/client\.ts|contract\/routes\.ts|features\/story_map/);
  const map = ['/StoryMapPage.tsx', '/ActivityView.tsx'].flatMap(modulesOf).join('\n');
  expect(map).toContain('/board/Card.tsx');
  expect(map).not.toMatch(/@dnd-kit|\/zod\/|@mui|@emotion|InformationDialog/);
});

const GUARD = '/RequireAccess.tsx';
/** What comes with each page of a map. */
const MAP = [GUARD, '/StoryMapPage.tsx'];

test('no page needs MUI before it can be used', () => {
  const others = [
    '/StoryMapsPage.tsx',
    '/HierarchyPage.tsx',
    '/AccountPage.tsx',
    '/ChangeRequestsPage.tsx',
    '/AdminPage.tsx',
  ];
  const modules = [...MAP, '/MapList.tsx', ...Object.values(mapPages), ...others].flatMap(modulesOf);
  expect(modules.filter((id) => /@mui|@emotion/.test(id))).toEqual([]);
});

test('dialogs and menus load no code of a page that they are not part of', () => {
  const owned = [...Object.values(mapPages).map((file) => basename(file, '.tsx')), 'AdminPage', 'AccountPage'];
  for (const dialog of ['/NavigationDrawer.tsx', '/UserDialog.tsx', '/CreateStoryMapDialog.tsx']) {
    const names = chunksOf(dialog).map(({ name }) => name);
    expect(names.filter((name) => owned.includes(name))).toEqual([]);
  }
});

test('what the tabs of a map share needs no code that they share with other pages', () => {
  const chunkOf = (name: string) => chunks.find((chunk) => chunk.name === name);
  const pages = chunkOf('pages');
  expect(chunkOf('StoryMapPage')?.imports).not.toContain(pages?.fileName ?? 'missing');
  expect(pages).toBeDefined();
});

const ENTRY = '/index.html';

/** KB that a page may need by the rule, of which some have to be left over. */
const RULE = { login: 150, others: 220, toSpare: 30 };

/** JavaScript that a page needs, gzipped: about 5 % above what it was when the row was written, and one more file. */
const mapBudgets: Readonly<Record<MapPage, { kb: number; files: number }>> = {
  overview: { kb: 160, files: 8 },
  'frame/problem': { kb: 165, files: 9 },
  'frame/problem/:problemId': { kb: 165, files: 9 },
  'frame/objective': { kb: 165, files: 9 },
  'frame/objective/:objectiveId': { kb: 165, files: 9 },
  'map/activity': { kb: 165, files: 7 },
  'map/who': { kb: 165, files: 8 },
  'map/slices': { kb: 165, files: 8 },
  releases: { kb: 160, files: 8 },
  'releases/:releaseId': { kb: 160, files: 8 },
  'releases/:releaseId/what/:whatId': { kb: 165, files: 8 },
  'roadmap/release': { kb: 170, files: 8 },
  'roadmap/activity': { kb: 160, files: 8 },
  history: { kb: 160, files: 8 },
};
const LOGIN = '/LoginPage.tsx';
const budgets = [
  { page: LOGIN, with: [], kb: 105, files: 6 },
  ...Object.entries(mapBudgets).map(([page, budget]) => ({ page: mapPages[page as MapPage], with: MAP, ...budget })),
  { page: '/MapList.tsx', with: [...MAP, mapPages['map/activity']], kb: 165, files: 8 },
  { page: '/StoryMapsPage.tsx', with: [GUARD], kb: 135, files: 7 },
  { page: '/HierarchyPage.tsx', with: [GUARD], kb: 140, files: 7 },
  { page: '/InitiativesPage.tsx', with: [GUARD], kb: 135, files: 7 },
  { page: '/InitiativePage.tsx', with: [GUARD], kb: 145, files: 7 },
  { page: '/AccountPage.tsx', with: [GUARD], kb: 135, files: 7 },
  { page: '/ChangeRequestsPage.tsx', with: [GUARD], kb: 140, files: 8 },
  { page: '/AdminPage.tsx', with: [GUARD], kb: 140, files: 8 },
];

/** The files that have to run before a page can be used. */
const neededBy = ({ page, with: others }: { page: string; with: readonly string[] }) =>
  new Set([ENTRY, ...others, page].flatMap(chunksOf));

/**
 * KB of JavaScript, gzipped file by file, that a page needs before it can be used, and in how many files. A visit also
 * asks for the document, the script that runs before the others, the style sheet, the font and the data of the page:
 * five to eight requests.
 */
test.each(budgets)('$page needs at most $kb KB of JavaScript', ({ page, with: others, kb, files }) => {
  const needed = neededBy({ page, with: others });
  const bytes = [...needed].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  expect(bytes / 1024).toBeLessThanOrEqual(kb);
  expect(needed.size).toBeLessThanOrEqual(files);
});

/** KB of JavaScript that may be sent before a page can be used, the script that runs before the others included. */
const SENT = 150;

test('a page is sent little JavaScript before it can be used', () => {
  const early = [...sent.keys()].filter((name) => /^early-.*\.js$/.test(name));
  expect(early).toHaveLength(1);
  const kbOf = (budget: (typeof budgets)[number]) => {
    const names = [...early, ...[...neededBy(budget)].map(({ fileName }) => basename(fileName))];
    return names.reduce((sum, name) => sum + (sent.get(name) ?? Infinity), 0) / 1024;
  };
  expect(budgets.map((budget) => ({ page: budget.page, kb: kbOf(budget) })).filter(({ kb }) => kb > SENT)).toEqual([]);
});

test('every budget leaves what is to be left over', () => {
  const most = (page: string) => (page === LOGIN ? RULE.login : RULE.others) - RULE.toSpare;
  expect(budgets.filter(({ page, kb }) => kb > most(page))).toEqual([]);
});
