import { describe, expect, test } from 'vitest';
import { checkNoWrittenTexts, checkTextsOnce, checkTextsUsed } from './rules/texts.ts';
import { lines, matching, readTree, type Source } from './rules/tree.ts';

const sources = readTree();

describe('the texts of the product', () => {
  test('there are texts to check', () => {
    expect(matching(sources, /^shared\/texts\//).length).toBeGreaterThan(1);
  });

  test('are each one constant', () => {
    expect(lines(checkTextsOnce(sources))).toEqual([]);
  });

  test('are not written inline', () => {
    expect(lines(checkNoWrittenTexts(sources))).toEqual([]);
  });

  test('are all used', () => {
    expect(lines(checkTextsUsed(sources))).toEqual([]);
  });
});

describe('the checks themselves', () => {
  const texts: Source = {
    path: 'shared/texts/a.ts',
    text: "export const aTexts = { hello: 'Hello there', name: 'Name' } as const;",
  };
  const code = (text: string, path = 'web/src/features/a/Page.tsx'): Source => ({ path, text });

  test('report a repeated text, in any kind of string and in any layer', () => {
    for (const again of [
      "f('Hello there')",
      'f(`Hello there`)',
      '<p>\n  Hello\n  there\n</p>',
      '<p a="Hello there" />',
    ]) {
      expect(checkTextsOnce([texts, code(`export const a = ${again};`)])).toHaveLength(1);
    }
    expect(checkTextsOnce([texts, code("throw new Error('Hello there');", 'lambdas/calls/what/x.ts')])).toHaveLength(1);
    expect(
      checkTextsOnce([texts, { path: 'shared/texts/b.ts', text: "export const bTexts = { b: 'Hello there' };" }]),
    ).toHaveLength(1);
  });

  test('ignore single words, names of modules and tests', () => {
    expect(checkTextsOnce([texts, code("export const key = 'Name';")])).toEqual([]);
    expect(checkTextsOnce([texts, code("import 'Hello there';")])).toEqual([]);
    expect(checkTextsOnce([texts, code("expect('Hello there');", 'tests/web/a.test.ts')])).toEqual([]);
  });

  test('report a text that is written inline', () => {
    const shown = [
      '<p>Save</p>',
      "<p>{'Save'}</p>",
      '<p title="Save" />',
      "<p aria-label={'Save'} />",
      "f({ text: 'Save it' })",
      '<>Save</>',
    ];
    for (const text of shown) expect(checkNoWrittenTexts([code(`export const a = ${text};`)])).toHaveLength(1);
  });

  test('ignore punctuation, keys and constants', () => {
    const fine = [
      '<p>{texts.save}</p>',
      '<p> / </p>',
      '<p className="big" id="x" />',
      "f({ label: 'owner', kind: 'a b' })",
      "<p>{f('x y')}</p>",
    ];
    for (const text of fine) expect(checkNoWrittenTexts([code(`export const a = ${text};`)])).toEqual([]);
  });

  test('report an unused text', () => {
    expect(
      lines(checkTextsUsed([texts, code("import { aTexts } from '#shared/texts/a.ts'; f(aTexts.hello);")])),
    ).toEqual(['shared/texts/a.ts:1: nothing uses the text name']);
    expect(
      checkTextsUsed([texts, code("import { aTexts } from '#shared/texts/a.ts'; const { hello, name: n } = aTexts;")]),
    ).toEqual([]);
    expect(checkTextsUsed([texts, code("import { aTexts } from '#shared/texts/a.ts'; f(aTexts[key]);")])).toEqual([]);
    const single: Source = {
      path: 'shared/texts/b.ts',
      text: "export const hello = 'Hello';\nconst name = 'Delete';\nexport { name as delete };",
    };
    const used = (text: string) =>
      lines(checkTextsUsed([single, code(`import * as bTexts from '#shared/texts/b.ts'; ${text}`)]));
    expect(used('f(bTexts.hello, bTexts.delete);')).toEqual([]);
    expect(used('f(bTexts.hello);')).toEqual(['shared/texts/b.ts:3: nothing uses the text delete']);
    expect(used('f(bTexts.delete);')).toEqual(['shared/texts/b.ts:1: nothing uses the text hello']);
    expect(used('f(bTexts[key]);')).toEqual([]);
    const error: Source = {
      path: 'shared/errors/a.ts',
      text: "export const gone = defineError('gone', 404, 'It is gone');",
    };
    expect(lines(checkTextsUsed([error]))).toEqual(['shared/errors/a.ts:1: nothing uses the text gone']);
    expect(checkTextsUsed([error, code('f(errors.gone);')])).toEqual([]);
  });
});
