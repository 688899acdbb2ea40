import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { servedContract } from './servedContract.ts';

/** Where a function is marked as one whose calls do nothing but give a value: its name, of one of ours. */
const MARKED = /@__NO_SIDE_EFFECTS__\n \*\/\n(?:export )?function (\w+)/g;

const readSource = (path: string): Promise<string> => readFile(path, 'utf8');

/**
 * Lets esbuild leave out what no function uses of our modules: definitions, schemas, errors, and most of a contract (`servedContract`). It drops an unused call only
 * if the call itself is marked; that the function is (`@__NO_SIDE_EFFECTS__`), as all of zod's, nanoid's and our own `define…`, it heeds within one file only, where other
 * bundlers heed it everywhere.
 *
 * @param root the repository
 * @param read gives the text of one of its files
 */
export function leanSources(root: string, read = readSource): Plugin {
  const names = ['shared', 'lambdas'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => [...readFileSync(join(root, folder, path), 'utf8').matchAll(MARKED)].map(([, name]) => name)),
  );
  const calls = new RegExp(`(?<![\\w.$'])(?:z\\.[a-z]\\w*|customAlphabet|${names.join('|')})(?=\\()`, 'g');
  const leanOf = (path: string, text: string): string =>
    (path.includes('/shared/contract/') ? servedContract(path, text) : text).replace(calls, '/* @__PURE__ */ $&');
  return {
    name: 'lean-sources',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\/(shared|lambdas)\/.*\.ts$/ }, async ({ path }) =>
        path.includes('/node_modules/') ? undefined : { contents: leanOf(path, await read(path)), loader: 'ts' },
      ),
  };
}
