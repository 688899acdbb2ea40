import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { damaged, parseSaved } from './savedState.ts';
import type { DemoAccount } from './seed/seedDemo.ts';

/** The progress of filling a data folder with demo data. */
const demoState = z.object({
  state: z.enum(['started', 'done']),
  accounts: z.array(z.object({ email: z.string(), password: z.string(), what: z.string() })),
});
type DemoState = { readonly state: 'started' | 'done'; readonly accounts: readonly DemoAccount[] };

/** Whether a run was killed while it filled the folder: nobody has used that data yet, so it is created again. */
export function isHalfFilled(folder: string): boolean {
  return readState(folder)?.state === 'started';
}

/** Whether an earlier run has filled the folder. */
export function isFilled(folder: string): boolean {
  return readState(folder)?.state === 'done';
}

/**
 * Fills a folder once, whatever later runs ask for: demo data must not be added to a person's own.
 *
 * @param fill creates the demo data
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
  if (!existsSync(path)) return undefined;
  const saved = parseSaved(readFileSync(path, 'utf8'), demoState);
  if (saved === undefined) throw damaged(path);
  return saved;
}

function writeState(folder: string, state: DemoState): void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'demo.json');
  writeFileSync(`${path}.new`, `${JSON.stringify(state, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}
