import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of the project as the rules see it: its path from the root, with forward slashes, and its text. */
export type Source = { readonly path: string; readonly text: string };

/** What a rule found: where, and what is wrong there. A rule that is content answers an empty list. */
export type Finding = { readonly path: string; readonly problem: string };

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const generated = new Set([
  'node_modules',
  'dist',
  'cdk.out',
  '.git',
  '.storyd',
  '.cache',
  'test-results',
  'playwright-report',
  'coverage',
]);
const binary = /\.(png|jpe?g|gif|ico|woff2?|gz|zip|pdf)$/;

/**
 * Every text file of the project but what is generated or installed. Read from disk and not from git, so that a copy
 * without history is checked too.
 */
export function readTree(folder = root): Source[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = join(folder, entry.name);
    if (entry.isDirectory()) return generated.has(entry.name) ? [] : readTree(full);
    if (!entry.isFile() || binary.test(entry.name)) return [];
    return [{ path: relative(root, full).split(sep).join('/'), text: readFileSync(full, 'utf8') }];
  });
}

/** The files whose path matches. */
export const matching = (sources: readonly Source[], path: RegExp): Source[] =>
  sources.filter((source) => path.test(source.path));

/** A file of TypeScript or JavaScript. */
export const isCode = ({ path }: Source): boolean => /\.(ts|tsx|mjs|js|cjs)$/.test(path);

/** Findings as readable lines, so that a failing test says what to do. */
export const lines = (findings: readonly Finding[]): string[] =>
  findings.map(({ path, problem }) => `${path}: ${problem}`);
