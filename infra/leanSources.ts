import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import * as z from 'zod/mini';
import { servedSource, type ShownFields } from './servedSource.ts';

/** The place where a function of ours is marked as free of side effects, with its name. */
const MARKED = /@__NO_SIDE_EFFECTS__\n \*\/\n(?:export )?function (\w+)/g;

const readSource = (path: string): Promise<string> => readFile(path, 'utf8');

/** The names of the fields that clients see, from the entities' definitions, which take a moment to load. */
let shown: Promise<ShownFields> | undefined;
const shownFields = (): Promise<ShownFields> => (shown ??= readShownFields());

async function readShownFields(): Promise<ShownFields> {
  const { definitions } = await import('./definitions.ts');
  return new Map(
    [...definitions].flatMap(([type, { model }]) =>
      model instanceof z.ZodMiniObject ? [[type, Object.keys(model.shape)] as const] : [],
    ),
  );
}

/**
 * Lets esbuild drop unused definitions, schemas, errors, and the parts of contracts and entities that no function reads
 * (`servedSource`) from our modules. It drops an unused call only if the call itself is marked; it respects the mark on
 * a function (`@__NO_SIDE_EFFECTS__`), as on all of zod's, nanoid's and our own `define…`, only within one file, unlike
 * other bundlers.
 *
 * @param root the repository
 * @param read returns the text of one of its files
 */
export function leanSources(root: string, read = readSource): Plugin {
  const names = ['shared', 'lambdas'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => [...readFileSync(join(root, folder, path), 'utf8').matchAll(MARKED)].map(([, name]) => name)),
  );
  const calls = new RegExp(`(?<![\\w.$'])(?:z\\.[a-z]\\w*|customAlphabet|${names.join('|')})(?=\\()`, 'g');
  const leanOf = async (path: string, text: string): Promise<string> => {
    const isDefining = /\/(shared\/contract|data\/entities)\//.test(path);
    return (isDefining ? servedSource(path, text, await shownFields()) : text).replace(calls, '/* @__PURE__ */ $&');
  };
  return {
    name: 'lean-sources',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\/(shared|lambdas)\/.*\.ts$/ }, async ({ path }) =>
        path.includes('/node_modules/') ? undefined : { contents: await leanOf(path, await read(path)), loader: 'ts' },
      ),
  };
}
