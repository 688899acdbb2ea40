import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentBuild } from '#infra/local/web/currentBuild.ts';

/** A web app as small as can be, laid out like ours. */
const sources: Readonly<Record<string, string>> = {
  'package.json': '{"type":"module"}',
  'package-lock.json': '{}',
  'shared/texts.ts': "export const text: string = 'first';",
  'web/index.html': '<!doctype html><script type="module" src="/src/main.ts"></script>',
  'web/src/main.ts':
    "import { text } from '../../shared/texts.ts';\ndocument.title = `${text} in ${process.env.NODE_ENV}`;",
  'web/vite.config.ts': 'export default { root: import.meta.dirname };',
};
let root: string;

beforeEach(() => {
  // Two builds at once, as two processes make them, are not meant to share one environment.
  vi.stubEnv('NODE_ENV', 'test');
  root = mkdtempSync(join(tmpdir(), 'storyd-build-'));
  for (const [path, text] of Object.entries(sources)) write(path, text);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const scriptIn = (folder: string) =>
  readdirSync(join(folder, 'assets'))
    .map((name) => readFileSync(join(folder, 'assets', name), 'utf8'))
    .join('');

test('the web app is built once per state of its sources, and again when one of them changes', async () => {
  const first = await currentBuild(root);
  expect(scriptIn(first)).toContain('first in production');
  expect(process.env['NODE_ENV'], 'for everybody else').toBe('test');
  writeFileSync(join(first, 'index.html'), 'not built again');
  // A checkout changes times only.
  utimesSync(join(root, 'shared/texts.ts'), 1, 1);
  expect(await currentBuild(root)).toBe(first);
  expect(readFileSync(join(first, 'index.html'), 'utf8')).toBe('not built again');

  write('shared/texts.ts', "export const text: string = 'second';");
  const second = await currentBuild(root);
  expect(second).not.toBe(first);
  expect(scriptIn(second)).toContain('second in production');
  expect(readFileSync(join(first, 'index.html'), 'utf8'), 'another run may serve it').toBe('not built again');
  write('shared/texts.ts', String(sources['shared/texts.ts']));
  expect(await currentBuild(root)).toBe(first);
});

test('two simultaneous starts get the same complete build', async () => {
  const [one, other] = await Promise.all([currentBuild(root), currentBuild(root)]);
  expect(other).toBe(one);
  expect(readdirSync(dirname(one))).toEqual([basename(one)]);
  expect(scriptIn(one)).toContain('first');
});

test('sources that do not compile leave no build behind', async () => {
  write('web/src/main.ts', 'const = 1;');
  await expect(currentBuild(root)).rejects.toThrow('main.ts');
  expect(readdirSync(join(root, '.cache', 'web'))).toEqual([]);
});

test('builds that were not used for a week are deleted, incomplete ones too', async () => {
  const first = await currentBuild(root);
  const cache = dirname(first);
  for (const name of ['0123456789abcdef', 'unfinished-x', 'fedcba9876543210']) mkdirSync(join(cache, name));
  const weeksAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  for (const name of [basename(first), '0123456789abcdef', 'unfinished-x'])
    utimesSync(join(cache, name), weeksAgo, weeksAgo);
  expect(await currentBuild(root), 'asked for now').toBe(first);
  expect(readdirSync(cache).sort()).toEqual([basename(first), 'fedcba9876543210'].sort());
});
