import { searchIndex } from '#lambdas/ports/search/searchIndex.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { allSubjects, indexAll } from './indexAll.ts';

/** Grants for scanning everything and reading searchable entities. */
export const grants: TableGrants = {
  Scan: ['ALL'],
  BatchGetItem: ['MAP', 'INITIATIVE', 'WHAT', 'WHO', 'OBJECTIVE', 'PROBLEM'],
  Query: ['MAP'],
};

/**
 * Indexes everything that the table holds, including tombstones, while people go on working; an index of an earlier
 * version of the product is replaced. Invoked by hand (docs/operations.md). Safe to repeat.
 * @returns the number of indexed entities, and of failures, which the log names
 */
export async function handler(): Promise<{ indexed: number; failed: number }> {
  let result = { done: 0, failed: 0 };
  try {
    await searchIndex().renew(async (index) => {
      result = await indexAll('rebuild_index', index, await allSubjects());
      // An incomplete index must not replace a complete one.
      if (result.failed > 0) throw new CallError(errors.searchUnavailable);
    });
  } catch (error) {
    if (result.failed === 0) throw error;
  }
  return { indexed: result.done, failed: result.failed };
}
