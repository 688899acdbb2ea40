import { companiesExporting } from '#lambdas/entities/company/exporting.ts';
import { faultOf } from '#lambdas/runtime/log.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { runExport } from './run.ts';

export const grants: TableGrants = {
  BatchGetItem: ['ACCESS', 'COMPANY', 'MAP'],
  Query: [
    'INTEGRATIONS',
    'DUE',
    'COMPANY',
    'PEOPLE',
    'USER',
    'MAPS',
    'MAP',
    'DETAIL',
    'WHAT',
    'WHO',
    'OBJECTIVE',
    'PROBLEM',
    'FRAME',
    'INITIATIVES',
    'INITIATIVE',
  ],
  PutItem: ['COMPANY'],
  UpdateItem: ['COMPANY'],
  DeleteItem: ['COMPANY', 'DUE'],
};

/** The bucket's actions of this function. */
export const bucketGrants = ['PutObject'] as const;

/** No step begins with less time than this, in milliseconds. */
const STEP_MS = 90_000;

/**
 * Goes on with the exports that companies have started (rule company.18), one after the other. Runs every minute; a run
 * that ends early, for whatever reason, is continued by a later one.
 * @param context of Lambda; without it time is not limited
 * @throws when one of them failed; the log names the company
 */
export async function handler(_event?: unknown, context?: { getRemainingTimeInMillis(): number }): Promise<void> {
  const hasTime = () => context === undefined || context.getRemainingTimeInMillis() > STEP_MS;
  let failed = 0;
  for (const company of await companiesExporting()) {
    try {
      if (hasTime()) await runExport(company, hasTime);
    } catch (error) {
      failed += 1;
      const line = { level: 'error', event: 'export_companies', company, fault: faultOf(error) };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    }
  }
  if (failed > 0) throw new Error(`the exports of ${failed} companies failed`);
}
