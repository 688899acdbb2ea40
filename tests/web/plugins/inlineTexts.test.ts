import { fileURLToPath } from 'node:url';
import { parseAst, resolveConfig } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { badInput } from '#shared/errors.ts';
import * as storyMapTexts from '#shared/texts/storyMap.ts';

const IMPORT = `import { storyMapTexts as texts } from '#shared/texts/storyMap.ts';\n`;
const label = JSON.stringify(storyMapTexts.search.label);
const tabs = JSON.stringify(storyMapTexts.tabs);

type Transform = { handler: (this: { parse: typeof parseAst }, code: string, id: string) => { code: string } };
let transform: Transform;

beforeAll(async () => {
  const configFile = fileURLToPath(new URL('../../../web/vite.config.ts', import.meta.url));
  const { plugins } = await resolveConfig({ configFile, logLevel: 'error' }, 'build');
  const plugin = plugins.find(({ name }) => name === 'storyd:inline-texts');
  await (plugin?.buildStart as () => Promise<void>)();
  transform = plugin?.transform as unknown as Transform;
});

const transformed = (code: string, id: string): string =>
  transform.handler.call({ parse: parseAst }, code, id).code.trim();
/** What stands in a build in place of a module that imports `texts`. */
const built = (code: string): string => transformed(IMPORT + code, '/web/src/app/Page.tsx');

test('a text stands in place of its name, and its file is no longer imported', () => {
  expect(built('use(texts.search.label);')).toBe(`use(${label});`);
});

test('texts of which one is looked up are a constant of the module', () => {
  expect(built('use(texts.tabs[tab], Object.keys(texts.tabs));')).toBe(
    `const inlinedTexts0 = ${tabs};\nconst inlinedTexts1 = ${tabs};\n\nuse(inlinedTexts1[tab], Object.keys(inlinedTexts0));`,
  );
});

test('a file goes on being imported where one of all its texts is looked up', () => {
  expect(built('use(texts[key], texts.search.label);')).toBe(`${IMPORT}use(texts[key], ${label});`);
});

test('a name that means something else inside the module is left alone', () => {
  const code = 'function Other({ texts }) { return texts.search.label; }';
  expect(built(code)).toBe(IMPORT + code);
});

test('a name that is no text is left alone', () => {
  expect(built('use(texts.missing, other.search.label);')).toBe(`${IMPORT}use(texts.missing, other.search.label);`);
});

test('the code and the message of a refusal stand in place of its name, and its file is no longer imported', () => {
  const code = "import * as errors from '#shared/errors.ts';\nuse(errors.badInput.code, errors.badInput.status);";
  expect(built(`${code}use(texts);`)).toBe(`${IMPORT}\nuse(${JSON.stringify(badInput.code)}, 400);use(texts);`);
});

test('texts that another file of texts takes stand in it', () => {
  const beside = fileURLToPath(new URL('../../../shared/texts/history.ts', import.meta.url));
  const code = "import { storyMapTexts as texts } from './storyMap.ts';\nuse(texts.search.label);";
  expect(transformed(code, beside)).toBe(`use(${label});`);
  // A module of another folder has a neighbour of its own.
  expect(transformed(code, '/web/src/app/Page.tsx')).toBe(code);
});
