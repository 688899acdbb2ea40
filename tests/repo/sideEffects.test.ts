import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { checkSideEffects } from './rules/sideEffects.ts';
import { isCode, lines, matching, readTree } from './rules/tree.ts';

test('package.json lists the bundled files that have effects when they are imported, and no others', () => {
  const bundled = matching(readTree(), /^(shared|lambdas|web\/src)\//).filter(isCode);
  expect(bundled.length).toBeGreaterThan(1_000);
  expect(lines(checkSideEffects(bundled, manifest.sideEffects))).toEqual([]);
});

const file = (text: string) => [{ path: 'web/src/a.ts', text }];

test.each(['start();', 'if (a) b();', 'for (const a of all) add(a);', "import './theme.css';"])(
  'a file with %s has to be listed',
  (text) => {
    expect(checkSideEffects(file(text), [])).toHaveLength(1);
    expect(checkSideEffects(file(text), ['./web/src/a.ts'])).toEqual([]);
  },
);

test('a file that only declares is not listed', () => {
  const text =
    "import { a } from './a.ts';\nexport const b = a();\nexport function c() { a(); }\nexport * from './d.ts';";
  expect(checkSideEffects(file(text), [])).toEqual([]);
  expect(checkSideEffects(file(text), ['./web/src/a.ts'])).toHaveLength(1);
});
