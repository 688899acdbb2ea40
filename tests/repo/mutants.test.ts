import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { guards, takeOut } from '../mutants/guards.mjs';

describe('the guards that `npm run mutants` takes out', () => {
  test.each(guards)('$guard: exists once, and so do the tests that must fail without it', (guard) => {
    const text = readFileSync(guard.file, 'utf8');
    expect(takeOut(guard, text)).not.toBe(text);
    expect(guard.tests.filter((file) => !existsSync(file))).toEqual([]);
  });
});
