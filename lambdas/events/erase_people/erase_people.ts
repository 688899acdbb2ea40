import { dueErasures } from '#lambdas/entities/people/erasing.ts';
import { faultOf } from '#lambdas/runtime/log.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { runErasure } from './run.ts';

export const grants: TableGrants = {
  BatchGetItem: ['COMPANY', 'PEOPLE', 'MAP', 'DETAIL'],
  Query: ['DUE', 'COMPANY', 'PEOPLE', 'USER', 'MAPS', 'MAP', 'DETAIL', 'NOTICE'],
  PutItem: ['COMPANY', 'PEOPLE', 'MAP', 'DETAIL'],
  UpdateItem: ['COMPANY', 'DETAIL'],
  DeleteItem: ['COMPANY', 'PEOPLE', 'USER', 'MAP', 'DETAIL', 'NOTICE', 'DUE', 'LIVE', 'SOCKET'],
};

/** The bucket's actions of this function. */
export const bucketGrants = ['DeleteObject', 'AbortMultipartUpload', 'ListBucket'] as const;

/** No step begins with less time than this, in milliseconds. */
const STEP_MS = 60_000;

/**
 * Goes on with the erasures that administrators have started (rule access.35), one after the other. Runs every minute;
 * a run that ends early, for whatever reason, is continued by a later one. None is ever given up.
 * @param context of Lambda; without it time is not limited
 * @throws when one of them failed; the log names the company and the uid
 */
export async function handler(_event?: unknown, context?: { getRemainingTimeInMillis(): number }): Promise<void> {
  const hasTime = () => context === undefined || context.getRemainingTimeInMillis() > STEP_MS;
  let failed = 0;
  for (const due of await dueErasures()) {
    try {
      if (hasTime()) await runErasure(due, hasTime);
    } catch (error) {
      failed += 1;
      const line = { level: 'error', event: 'erase_people', ...due, fault: faultOf(error) };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    }
  }
  if (failed > 0) throw new Error(`${failed} people could not be erased`);
}
