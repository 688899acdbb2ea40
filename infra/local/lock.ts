import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { LocalRunError } from './localRunError.ts';
import { processIdentity } from './processes.ts';
import { parseSaved } from './savedState.ts';

/** The lock's record of the run that holds it. */
export type RunInfo = {
  readonly webUrl: string;
  readonly mailboxUrl: string;
  readonly cognitoUrl: string;
  readonly tableEndpoint: string;
  readonly tableSocket: string | undefined;
};

const holderOf = z.object({
  pid: z.int().check(z.positive()),
  identity: z.string(),
  webUrl: z.optional(z.string()),
  mailboxUrl: z.optional(z.string()),
  cognitoUrl: z.optional(z.string()),
  tableEndpoint: z.optional(z.string()),
  tableSocket: z.optional(z.string()),
});
type Holder = z.output<typeof holderOf>;

/** Marks a data folder as in use. */
export type Lock = {
  /** Adds the address of the run. */
  announce(info: RunInfo): void;
  release(): void;
};

/**
 * Locks the data folder for this process: two runs on the same data would lose each other's writes. The lock of a dead
 * process is taken over.
 *
 * @throws LocalRunError when another run holds it
 */
export function takeLock(folder: string): Lock {
  const path = join(folder, 'lock');
  const draft = join(folder, `lock.${process.pid}`);
  const own: Holder = { pid: process.pid, identity: processIdentity(process.pid) ?? '' };
  writeFileSync(draft, JSON.stringify(own));
  try {
    while (!linked(draft, path)) {
      const holder = readHolder(path);
      if (holder !== undefined && processIdentity(holder.pid) === holder.identity)
        throw new LocalRunError(alreadyRunning(folder, holder));
      rmSync(path, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    announce(info) {
      writeFileSync(draft, JSON.stringify({ ...own, ...info }));
      renameSync(draft, path);
    },
    release() {
      if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true });
    },
  };
}

/** Creates the lock atomically, unless there is one. */
function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The address of the run that holds a data folder, or undefined without one. */
export function findRun(folder: string): RunInfo | undefined {
  const holder = readHolder(join(folder, 'lock'));
  if (holder === undefined || processIdentity(holder.pid) !== holder.identity) return undefined;
  const { webUrl, mailboxUrl, cognitoUrl, tableEndpoint, tableSocket } = holder;
  if (webUrl === undefined || mailboxUrl === undefined || cognitoUrl === undefined || tableEndpoint === undefined)
    return undefined;
  return { webUrl, mailboxUrl, cognitoUrl, tableEndpoint, tableSocket };
}

function readHolder(path: string): Holder | undefined {
  try {
    // Damaged by a power failure: nobody holds it.
    return parseSaved(readFileSync(path, 'utf8'), holderOf);
  } catch (error) {
    // Released just now.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function alreadyRunning(folder: string, holder: Holder): string {
  const where = holder.webUrl === undefined ? '' : ` at ${holder.webUrl}`;
  return `StorYd is already running on ${folder}${where} (process ${holder.pid}). Stop it first, or use that one.`;
}
