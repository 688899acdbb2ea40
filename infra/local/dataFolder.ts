import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalRunError } from './localRunError.ts';
import { damaged } from './savedState.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The files of a data folder that belong to the product. The lock and its drafts are not deleted with the data. */
const contents = ['table', 'cognito', 'mailbox', 'exports', 'jira', 'credentials.key', 'demo.json'] as const;
const isOurs = (name: string): boolean =>
  (contents as readonly string[]).includes(name) || /^(lock(\.\d+)?|demo\.json\.new)$/.test(name);

/**
 * The data folder of a run.
 *
 * @param wanted the folder on the command line, relative to the project's root; undefined for the project's own
 * @throws LocalRunError when the name is empty, or when the folder holds other files: ours would mix with them, and
 * `--reset` would delete files of the same name
 */
export function dataFolder(wanted: string | undefined): string {
  if (wanted?.trim() === '') throw new LocalRunError('--data needs the name of a folder.');
  const folder = resolve(root, wanted ?? '.storyd');
  if (!existsSync(folder)) return folder;
  if (!statSync(folder).isDirectory()) throw new LocalRunError(`--data ${folder} is not a folder.`);
  const found = readdirSync(folder);
  const foreign = found.find((name) => !isOurs(name));
  if (foreign === undefined || found.includes('demo.json')) return folder;
  throw new LocalRunError(
    `${folder} holds other files (${foreign}), so StorYd keeps no data there. Name a new or an empty folder with --data <dir>.`,
  );
}

/**
 * Makes the folder and its missing parents. Node's own way (`recursive`) never ends where the system denies that the
 * folder above exists, as it does below `/proc`.
 *
 * @throws the system's error for the first folder that cannot be made
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Deletes all data of a folder and nothing else in it. */
export function deleteData(folder: string): void {
  for (const name of contents) rmSync(join(folder, name), { recursive: true, force: true });
}

/** The table engine's file. */
export const databaseOf = (folder: string): string => join(folder, 'table', 'storyd.db');

/** The first bytes of every database of the engine. */
const DATABASE = Buffer.from('SQLite format 3\0');

/**
 * Refuses to start when the database is missing or something else although a run has filled it: the engine would
 * silently start an empty one, beside accounts and mails of unknown people, or refuse in words of its own.
 *
 * @throws LocalRunError
 */
export function assertDatabaseThere(path: string): void {
  if (!existsSync(path) || !startOf(path, DATABASE.length).equals(DATABASE)) throw damaged(path);
}

function startOf(path: string, length: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(length);
    return start.subarray(0, readSync(file, start));
  } finally {
    closeSync(file);
  }
}
