import { expect, test } from 'vitest';
import { checkCssClasses } from './rules/cssClasses.ts';
import { lines, readTree } from './rules/tree.ts';

test('classes that code takes from a CSS module stand in it', () => {
  expect(lines(checkCssClasses(readTree()))).toEqual([]);
});

test.each([
  ["styles['card']", 0],
  ["styles['cart']", 1],
  ["styles[isOpen ? 'card' : 'cart']", 1],
  ['styles[name]', 0],
])('%s has %i unknown classes', (expression, count) => {
  const sources = [
    { path: 'web/src/a/a.module.css', text: '.card { color: red; }' },
    { path: 'web/src/a/A.tsx', text: `import styles from './a.module.css';\nexport const a = ${expression};` },
  ];
  expect(checkCssClasses(sources)).toHaveLength(count);
});
