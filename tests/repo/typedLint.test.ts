import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = dirname(dirname(import.meta.dirname));
const handlers = 'lambdas/calls/what';
const page = 'web/src/features/people';

/** Code that breaks one rule that needs types: the folder, the name of the file, the code, and the rule. */
const broken = [
  [handlers, 'await.ts', 'export const a = async (b: string) => await b;', 'await-thenable'],
  [handlers, 'delete.ts', 'export const a = (b: string[]) => { delete b[0]; };', 'no-array-delete'],
  [handlers, 'object.ts', 'export const a = (b: { c: 1 }) => b.toString();', 'no-base-to-string'],
  [handlers, 'twice.ts', 'export type A = 1 | 2 | 1;', 'no-duplicate-type-constituents'],
  [handlers, 'floats.ts', 'export const a = () => { Promise.resolve(1); };', 'no-floating-promises'],
  ['shared/rules', 'floats.ts', 'export const a = () => { Promise.resolve(1); };', 'no-floating-promises'],
  ['infra/local', 'floats.ts', 'export const a = () => { Promise.resolve(1); };', 'no-floating-promises'],
  ['tests/calls', 'floats.test.ts', 'export const a = () => { Promise.resolve(1); };', 'no-floating-promises'],
  [page, 'Floats.tsx', 'export const a = () => { Promise.resolve(1); };', 'no-floating-promises'],
  ['.', 'floats.config.ts', 'export const a = () => { Promise.resolve(1); };', 'no-floating-promises'],
  [handlers, 'forIn.ts', 'export const a = (b: string[]) => { for (const c in b) b.push(c); };', 'no-for-in-array'],
  [handlers, 'eval.ts', "setTimeout('1', 1);", 'no-implied-eval'],
  [handlers, 'if.ts', 'export const a = (b: Promise<1>) => (b ? 1 : 2);', 'no-misused-promises'],
  [handlers, 'void.ts', '[1].forEach(async () => { await Promise.resolve(); });', 'no-misused-promises'],
  [handlers, 'spread.ts', 'export const a = (b: Promise<{ c: 1 }>) => ({ ...b });', 'no-misused-promises'],
  [handlers, 'union.ts', 'export type A = string | unknown;', 'no-redundant-type-constituents'],
  [handlers, 'as.ts', 'export const a = (b: string) => b as string;', 'no-unnecessary-type-assertion'],
  [handlers, 'bang.ts', 'export const a = (b: string) => b!.length;', 'no-unnecessary-type-assertion'],
  [handlers, 'argument.ts', "export const a = () => encodeURI(JSON.parse('1'));", 'no-unsafe-argument'],
  [handlers, 'assign.ts', "const a = JSON.parse('1');\nexport const b = typeof a;", 'no-unsafe-assignment'],
  [handlers, 'call.ts', "export const a = () => { JSON.parse('1')(); };", 'no-unsafe-call'],
  [handlers, 'enum.ts', 'enum A { B }\nexport const a = (b: A) => b === 0;', 'no-unsafe-enum-comparison'],
  [handlers, 'member.ts', "export const a = () => typeof JSON.parse('1').b;", 'no-unsafe-member-access'],
  [handlers, 'return.ts', "export const a = () => JSON.parse('1');", 'no-unsafe-return'],
  [handlers, 'minus.ts', 'export const a = (b: string) => -b;', 'no-unsafe-unary-minus'],
  [handlers, 'throw.ts', "export const a = () => { throw 'b'; };", 'only-throw-error'],
  [handlers, 'reject.ts', "export const a = () => Promise.reject('b');", 'prefer-promise-reject-errors'],
  [handlers, 'plus.ts', "export const a = (b: unknown) => 'c' + b;", 'restrict-plus-operands'],
  [handlers, 'array.ts', 'export const a = (b: string[]) => `${b}`;', 'restrict-template-expressions'],
  [
    handlers,
    'switch.ts',
    'export const a = (b: 1 | 2) => { switch (b) { case 1: return 3; } };',
    'switch-exhaustiveness-check',
  ],
  // Comments in the way of ESLint have no say.
  [
    handlers,
    'comment.ts',
    `/* ${'eslint'}-disable */\nexport const a = () => { Promise.resolve(1); };`,
    'no-floating-promises',
  ],
] as const;

/** Code that is like it and fine, for what is configured rather than for what it is. */
const fine = [
  [handlers, 'number.ts', 'export const a = (b: number | boolean) => `${b}`;'],
  [handlers, 'never.ts', 'export const a = (b: never) => `${b}`;'],
  [handlers, 'default.ts', 'export const a = (b: 1 | 2) => { switch (b) { case 1: return 3; default: return 4; } };'],
  [handlers, 'async.ts', 'export const a = async (): Promise<number> => 1;'],
  [handlers, 'unbound.ts', 'export const a = (b: { c(): void }) => b.c;'],
  [page, 'Form.tsx', 'export const A = () => <form onSubmit={async () => { await Promise.resolve(); }} />;'],
  // Only with the options of our compiler: by default an element of a list is never undefined.
  [handlers, 'first.ts', 'export const a = (b: string[]): string => b[0]!;'],
  ['infra/local', 'first.ts', 'export const a = (b: string[]): string => b[0]!;'],
  ['tests/calls', 'assign.test.ts', "const a = JSON.parse('1');\nexport const b = typeof a;"],
  ['infra/stacks', 'floats.ts', 'export const a = () => { Promise.resolve(1); };'],
] as const;

type Report = { diagnostics: { code: string; filename: string }[] };
let folder: string;
let reported: Map<string, Set<string>>;

/** What oxlint writes in a folder with our configuration. */
function oxlint(...args: string[]): Promise<string> {
  const program = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  return new Promise((resolve) =>
    execFile(process.execPath, [program, '--disable-nested-config', ...args], { cwd: folder }, (_, stdout) =>
      resolve(stdout),
    ),
  );
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storyd-lint-'));
  for (const path of ['.oxlintrc.json', 'tsconfig.json', 'infra/tsconfig.json'])
    cpSync(join(root, path), join(folder, path));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [at, name, text] of [...broken, ...fine]) {
    mkdirSync(join(folder, at), { recursive: true });
    writeFileSync(join(folder, at, name), text);
  }
  const { diagnostics } = JSON.parse(await oxlint('--format=json', '.')) as Report;
  reported = new Map();
  for (const { filename, code } of diagnostics) {
    reported.set(filename, (reported.get(filename) ?? new Set()).add(code));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the lint rules that need types', () => {
  test.each(broken)('in %s/%s refuse %s', (at, name, _, rule) => {
    expect([...(reported.get(join(at, name)) ?? [])]).toEqual([`typescript(${rule})`]);
  });

  test.each(fine)('in %s/%s allow %s', (at, name) => {
    expect(reported.get(join(at, name))).toBeUndefined();
  });

  test('are tried here, each of them', async () => {
    const { rules } = JSON.parse(await oxlint('--print-config')) as { rules: Record<string, unknown> };
    const tried = new Set(broken.map(([, , , rule]) => `typescript/${rule}`));
    expect(Object.keys(rules).sort()).toEqual([...tried].sort());
  });
});
