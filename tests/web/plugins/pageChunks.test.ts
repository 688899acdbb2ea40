import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';

let chunks: Rolldown.OutputChunk[];
beforeAll(async () => {
  const built = await build({
    configFile: fileURLToPath(new URL('../../../web/vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { write: false },
  });
  chunks = (built as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
}, 60_000);

const importsOf = (file: string) => chunks.find(({ fileName }) => fileName === file)?.imports ?? [];

/** The files that a chunk waits for, itself included. */
function loadedBy(file: string, found = new Set<string>()): Set<string> {
  if (!found.has(file)) {
    found.add(file);
    importsOf(file).forEach((imported) => loadedBy(imported, found));
  }
  return found;
}

/** The modules that come with a page. */
function modulesOf(page: string): string[] {
  const file = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(page))?.fileName;
  if (file === undefined) throw new Error(`the build has no page ${page}`);
  const files = loadedBy(file);
  return chunks.filter(({ fileName }) => files.has(fileName)).flatMap(({ moduleIds }) => moduleIds);
}

test('no file of the application waits for one that waits for it', () => {
  const circular = chunks.filter(({ fileName, imports }) =>
    imports.some((imported) => loadedBy(imported).has(fileName)),
  );
  expect(circular.map(({ fileName }) => fileName)).toEqual([]);
});

test('what the product does not use of MUI and of Emotion is left out', () => {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds).join('\n');
  expect(modules).toContain('/ButtonBase.mjs');
  // The ripple of buttons, and a package for a function that nobody calls (docs/decisions/0031).
  expect(modules).not.toMatch(/\/TouchRipple\.|\/hoist-non-react-statics\//);
});

test('the login comes without what makes calls, and a story map without its dialogs and what drags', () => {
  const login = modulesOf('/LoginPage.tsx').join('\n');
  expect(login).toContain('/EntryLayout.tsx');
  expect(login).not.toMatch(/@tanstack|api\/client\.ts|contract\/routes\.ts|features\/story_map/);
  const map = modulesOf('/StoryMapPage.tsx').join('\n');
  expect(map).toContain('/board/Card.tsx');
  expect(map).not.toMatch(/@dnd-kit|\/zod\/|material\/Dialog\/|material\/Popover\/|InformationDialog/);
});
