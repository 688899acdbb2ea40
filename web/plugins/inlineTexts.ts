import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const SHARED = fileURLToPath(new URL('../../shared', import.meta.url));
const FOLDER = `${SHARED}/texts/`;
/** The refusals of calls are inlined too: their codes and messages are texts. */
const ERRORS_FILE = `${SHARED}/errors.ts`;
const ERRORS = '$errors';

/** File name without `.ts` -> its exports. */
type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
/** A node of a parsed module, of any type. */
type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };
type Replacement = { readonly start: number; readonly end: number; readonly value: unknown };

let texts: Texts = {};

/**
 * Replaces references to texts, such as `storyMapTexts.search.label`, by the texts. Bundlers keep an object whole, so a
 * page that uses one text would include those of all its dialogs.
 */
export const inlineTexts: Plugin = {
  name: 'storyd:inline-texts',
  apply: 'build',
  async buildStart() {
    texts = await evaluatedTexts();
  },
  transform: {
    filter: { id: /\/(web\/src|shared)\/.*\.tsx?$/, code: /\/texts\/|\/errors\.ts|Texts/ },
    handler(code, id) {
      return { code: withTexts(code, this.parse(code) as unknown as Node, dirname(id)), map: null };
    },
  },
};

/** Every text of the product, by file, and the refusals. */
async function evaluatedTexts(): Promise<Texts> {
  const names = readdirSync(FOLDER).map((file) => file.replace(/\.ts$/, ''));
  const contents = [
    ...names.map((name) => `export * as ${name} from './${name}.ts';`),
    `export * as ${ERRORS} from '../errors.ts';`,
  ].join('\n');
  const stdin = { contents, resolveDir: FOLDER, loader: 'ts' } as const;
  const { outputFiles } = await build({ stdin, bundle: true, format: 'esm', write: false });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as Texts;
}

/** The code of a module of a folder with its texts inlined. Look-ups by a variable keep their import. */
function withTexts(code: string, program: Node, folder: string): string {
  const imports = importsOf(program, folder);
  const names = new Map(imports.flatMap(({ locals }) => [...locals]));
  // A name that is declared again inside the module may mean something else.
  const kept = declaredNames(program);
  for (const name of kept) names.delete(name);
  const replacements: Replacement[] = [];
  visit(program, (node) => {
    if (node.type === 'ImportDeclaration') return false;
    if (node.type === 'Identifier') kept.add(String(node['name']));
    const value = node.type === 'MemberExpression' ? valueOf(node, names) : undefined;
    if (value === undefined) return true;
    replacements.push({ start: node.start, end: node.end, value });
    return false;
  });
  const unused = imports.filter(({ locals }) => [...locals.keys()].every((name) => !kept.has(name)));
  const constants: string[] = [];
  let result = code;
  for (const { start, end, value } of [...unused, ...replacements].sort((one, other) => other.start - one.start)) {
    const text = JSON.stringify(value) as string | undefined;
    const named = typeof value === 'object' ? `inlinedTexts${constants.push(text ?? '') - 1}` : (text ?? '');
    result = result.slice(0, start) + named + result.slice(end);
  }
  return constants.map((text, i) => `const inlinedTexts${i} = ${text};\n`).join('') + result;
}

/** An import of texts: the meaning of each of its local names. */
type Import = {
  readonly start: number;
  readonly end: number;
  readonly locals: ReadonlyMap<string, unknown>;
  value?: undefined;
};

function importsOf(program: Node, folder: string): Import[] {
  const found: Import[] = [];
  visit(program, (node) => {
    if (node.type !== 'ImportDeclaration') return node.type === 'Program';
    const file = texts[nameOf(String((node['source'] as Node)['value']), folder)];
    if (file === undefined) return false;
    const locals = (node['specifiers'] as Node[]).map(({ local, imported }): [string, unknown] => [
      String((local as Node)['name']),
      imported === undefined ? file : file[String((imported as Node)['name'])],
    ]);
    found.push({ start: node.start, end: node.end, locals: new Map(locals) });
    return false;
  });
  return found;
}

/** The name of what a module of a folder imports among the texts; '' for everything else. */
function nameOf(source: string, folder: string): string {
  const path = /^\.{1,2}\//.test(source) ? resolve(folder, source) : source.replace(/^#shared/, SHARED);
  if (path === ERRORS_FILE) return ERRORS;
  return path.startsWith(FOLDER) ? path.slice(FOLDER.length).replace(/\.ts$/, '') : '';
}

/** The names in the declarations of a module, and possibly more. */
function declaredNames(program: Node): Set<string> {
  const found = new Set<string>();
  const collect = (part: unknown): void =>
    visit(part, (node) => {
      if (node.type === 'Identifier') found.add(String(node['name']));
      if (node.type === 'AssignmentPattern') collect(node['left']);
      return node.type !== 'AssignmentPattern';
    });
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator') collect(node['id']);
    if (node.type === 'CatchClause') collect(node['param']);
    collect(node['params']);
    return true;
  });
  return found;
}

/** The texts at a path such as `names.of.texts`, or undefined if it leads elsewhere. */
function valueOf(node: Node, names: ReadonlyMap<string, unknown>): unknown {
  const value = reached(node, names);
  return isTexts(value) ? value : undefined;
}

function reached(node: Node, names: ReadonlyMap<string, unknown>): unknown {
  if (node.type === 'Identifier') return names.get(String(node['name']));
  if (node.type !== 'MemberExpression' || node['computed'] === true) return undefined;
  const object = reached(node['object'] as Node, names);
  const key = String((node['property'] as Node)['name']);
  return typeof object === 'object' && object !== null && Object.hasOwn(object, key)
    ? (object as Record<string, unknown>)[key]
    : undefined;
}

const isTexts = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isTexts));

/** Walks a tree from the top; `enter` says whether to visit the children of a node. */
function visit(part: unknown, enter: (node: Node) => boolean): void {
  if (Array.isArray(part)) part.forEach((each) => visit(each, enter));
  else if (typeof part === 'object' && part !== null) {
    if ('type' in part && !enter(part as Node)) return;
    Object.values(part).forEach((each) => visit(each, enter));
  }
}
