import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder for the recordings of a run; undefined in a run whose grants are not checked. */
export const recordings = (): string | undefined => process.env['TABLE_RECORDINGS'];

/** The recording of a file of tests. */
export const fileOf = (test: string): string => `${test.replaceAll(/[\\/]/g, '.')}.json`;

/** The recordings of a run: the names of their files, and each action in any of them, as `add_what PutItem MAP`. */
export function readRecordings(folder: string): { files: readonly string[]; used: ReadonlySet<string> } {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return {
    files,
    used: new Set(files.flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as string[])),
  };
}
