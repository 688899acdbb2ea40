import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoAccount } from './seed/seedDemo.ts';

/** What of a data folder belongs to the product. The lock is not among it. */
const contents = ['table', 'cognito', 'mailbox', 'demo.json'] as const;

/** How far a data folder has been filled with demo data. */
type DemoState = { readonly state: 'started' | 'done'; readonly accounts: readonly DemoAccount[] };

/** Deletes all data of a folder and nothing else in it. */
export function deleteData(folder: string): void {
  for (const name of contents) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Whether a run was stopped hard while it filled the folder: nobody has used that data yet, so it is better made anew. */
export function isHalfFilled(folder: string): boolean {
  return readState(folder)?.state === 'started';
}

/**
 * Fills a folder once, whatever is asked for in later runs: demo data must not land among a person's own.
 *
 * @param fill makes the demo data
 * @returns the accounts of this or the first run
 */
export async function fillOnce(
  folder: string,
  fill: () => Promise<readonly DemoAccount[]>,
): Promise<readonly DemoAccount[]> {
  const found = readState(folder);
  if (found?.state === 'done') return found.accounts;
  writeState(folder, { state: 'started', accounts: [] });
  const accounts = await fill();
  writeState(folder, { state: 'done', accounts });
  return accounts;
}

function readState(folder: string): DemoState | undefined {
  const path = join(folder, 'demo.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as DemoState) : undefined;
}

function writeState(folder: string, state: DemoState): void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'demo.json');
  writeFileSync(`${path}.new`, `${JSON.stringify(state, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}
