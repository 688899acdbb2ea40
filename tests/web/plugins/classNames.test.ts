import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('no two style sheets have one name, which their classes hold', () => {
  const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' });
  const names = files.filter((file) => file.endsWith('.module.css')).map((file) => basename(file));
  expect(names).not.toEqual([]);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
