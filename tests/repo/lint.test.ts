import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const eslint = new ESLint();

/** The names of the rules that a file at the path would break. */
async function broken(path: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: path });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const page = 'web/src/features/people/Page.tsx';
const handler = 'lambdas/calls/what/add_what.ts';

describe('the custom lint rules', () => {
  test.each([
    [handler, "import { z } from 'zod';\nexport const a = z;", 'no-restricted-imports'],
    [handler, "import * as z from 'zod';\nexport const a = z;", 'no-restricted-imports'],
    [handler, "import { z } from 'zod/mini';\nexport const a = z;", 'no-restricted-syntax'],
    [handler, "export { errors } from '../../../shared/errors.ts';", 'no-restricted-imports'],
    [page, "export { Add } from '@mui/icons-material';", 'no-restricted-imports'],
    [page, "export const a = () => fetch('/api');", 'no-restricted-globals'],
    [page, "export const a = () => window.fetch('/api');", 'no-restricted-properties'],
    [page, 'export const a = () => new XMLHttpRequest();', 'no-restricted-globals'],
    ['infra/local/search.ts', "export { createServer } from 'node:http';", 'no-restricted-imports'],
    [handler, "console.log('a');", 'no-console'],
    [handler, 'export const a = (b: any): string => String(b);', '@typescript-eslint/no-explicit-any'],
    [handler, "export const a = (b: string) => b == 'c';", 'eqeqeq'],
    [handler, 'export const a = () => { try { b(); } catch {} };\nconst b = () => 1;', 'no-empty'],
    [
      page,
      "import { useState } from 'react';\nexport const useA = (b: boolean) => { if (b) useState(1); };",
      'react-hooks/rules-of-hooks',
    ],
    ['tests/e2e/a.spec.ts', 'export const a = (page: Page) => page.waitForTimeout(5);', 'no-restricted-syntax'],
  ])('in %s refuse %s', async (path, text, rule) => {
    expect(await broken(path, text)).toEqual([rule]);
  });

  test.each([
    [handler, "import * as z from 'zod/mini';\nexport const a = z;"],
    [handler, "export { errors } from '#shared/errors.ts';"],
    [page, "export { default } from '@mui/icons-material/Add';"],
    ['web/src/base/api/client.ts', "export const a = () => fetch('/api');"],
    ['infra/local/main.ts', "console.log('a');"],
    ['tests/calls/a.test.ts', "console.log('seed 1');"],
  ])('in %s allow %s', async (path, text) => {
    expect(await broken(path, text)).toEqual([]);
  });

  test('cannot be disabled in a comment', async () => {
    const rules = await broken(handler, `// ${'eslint'}-disable-next-line no-console\nconsole.log('a');`);
    expect(rules).toContain('no-console');
  });
});
