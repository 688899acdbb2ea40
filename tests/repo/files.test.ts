import { describe, expect, test } from 'vitest';
import { checkFolders, checkLeftovers, checkSdks, checkSize, checkZod, maxFiles, maxLines } from './rules/files.ts';
import { isCode, lines, readTree } from './rules/tree.ts';

const sources = readTree();

describe('the files of the project', () => {
  test('there are files to check', () => {
    expect(sources.filter(isCode).length).toBeGreaterThan(100);
  });

  test('are short', () => {
    expect(lines(checkSize(sources))).toEqual([]);
  });

  test('of the screen stand in folders that can be taken in', () => {
    expect(lines(checkFolders(sources))).toEqual([]);
  });

  test('hold no leftovers', () => {
    expect(lines(checkLeftovers(sources))).toEqual([]);
  });

  test('import zod as a namespace', () => {
    expect(lines(checkZod(sources))).toEqual([]);
    expect(checkZod([{ path: 'shared/a.ts', text: "import { z } from 'zod/mini';" }])).toHaveLength(1);
  });

  test('import SDKs only where the design allows', () => {
    expect(lines(checkSdks(sources))).toEqual([]);
  });
});

describe('the checks themselves', () => {
  test('report a file that is too long', () => {
    const long = (count: number) => 'a\n'.repeat(count);
    for (const path of [
      'shared/a.ts',
      'lambdas/x/a.ts',
      'infra/a.ts',
      'web/src/a.tsx',
      'tests/a.mjs',
      'vitest.config.ts',
    ]) {
      expect(checkSize([{ path, text: long(maxLines) }])).toEqual([]);
      expect(checkSize([{ path, text: long(maxLines + 1) }])).toEqual([
        { path, problem: `has ${maxLines + 1} lines, ${maxLines} at most` },
      ]);
    }
  });

  test('report a folder of the screen with too many files, with one, or with a capital in its name', () => {
    const folder = (path: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({ path: `${path}/a${at}.ts`, text: '' }));
    expect(checkFolders(folder('web/src/a', maxFiles))).toEqual([]);
    expect(checkFolders(folder('web/src/a', maxFiles + 1))).toEqual([
      { path: 'web/src/a', problem: `has ${maxFiles + 1} files, 2 to ${maxFiles} are right` },
    ]);
    expect(checkFolders(folder('tests/web/a/b', 1))).toEqual([
      { path: 'tests/web/a/b', problem: `has 1 file, 2 to ${maxFiles} are right` },
    ]);
    expect(checkFolders(folder('web/src/a/bC', 2))).toEqual([
      { path: 'web/src/a/bC', problem: 'is not named in small letters' },
    ]);
    expect(checkFolders(folder('web/plugins', 1))).toEqual([]);
  });

  test('report leftovers, in documents too', () => {
    for (const word of [
      'TO' + 'DO',
      'FIX' + 'ME',
      '// eslint' + '-disable-line',
      '/* oxlint' + '-disable */',
      '@ts' + '-ignore',
      'x as ' + 'any',
      '<'.repeat(7) + ' HEAD',
    ]) {
      expect(checkLeftovers([{ path: 'docs/a.md', text: `fine\nbut ${word} here` }])).toEqual([
        expect.objectContaining({ path: 'docs/a.md:2' }),
      ]);
    }
    expect(checkLeftovers([{ path: 'a.md', text: 'was anything as anyone expects, mastodon' }])).toEqual([]);
  });

  test('report an SDK where it is not allowed', () => {
    const at = (path: string, module: string) =>
      checkSdks([{ path, text: `import type { X } from '${module}';` }]).length > 0;
    expect(at('lambdas/calls/what/a.ts', '@aws-sdk/client-dynamodb')).toBe(true);
    expect(at('infra/local/a.ts', '@aws-sdk/lib-dynamodb')).toBe(true);
    expect(at('lambdas/store/a.ts', '@aws-sdk/client-dynamodb')).toBe(false);
    expect(at('lambdas/store/a.ts', '@aws-sdk/client-cognito-identity-provider')).toBe(true);
    expect(at('lambdas/ports/identity/a.ts', '@aws-sdk/client-cognito-identity-provider')).toBe(false);
    expect(at('lambdas/runtime/a.ts', '@smithy/core')).toBe(true);
    expect(at('lambdas/store/a.ts', 'aws-cdk-lib/aws-s3')).toBe(true);
    expect(at('infra/local/a.ts', 'constructs')).toBe(true);
    expect(at('infra/stacks/a.ts', 'aws-cdk-lib')).toBe(false);
    expect(at('web/src/features/people/a.ts', 'aws-amplify/auth')).toBe(true);
    expect(at('web/src/base/api/a.ts', 'aws-amplify/auth')).toBe(false);
    expect(at('tests/calls/a.ts', '@aws-sdk/client-dynamodb')).toBe(false);
  });
});
