import type { TableGrants } from '#lambdas/data/partitions.ts';
import { searchIndex } from '#lambdas/search/searchIndex.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { allSubjects, indexAll } from './search/indexAll.ts';

/** Goes through everything, and reads what can be searched for. */
export const grants: TableGrants = { Scan: ['ALL'], BatchGetItem: ['MAP', 'WHAT', 'WHO'], Query: ['MAP'] };

/**
 * Tells the search index of everything that the table holds, tombstones included, while people go on working; an index of a former version of the product is replaced by one of this
 * version. Invoked by hand (docs/operations.md); safe to repeat.
 * @returns how many entities were indexed, and how many could not be, which the log names
 */
export async function handler(): Promise<{ indexed: number; failed: number }> {
  let result = { done: 0, failed: 0 };
  try {
    await searchIndex().renew(async (index) => {
      result = await indexAll('rebuild_index', index, await allSubjects());
      // One that lacks something must not take the place of one that lacks nothing.
      if (result.failed > 0) throw new CallError(errors.searchUnavailable);
    });
  } catch (error) {
    if (result.failed === 0) throw error;
  }
  return { indexed: result.done, failed: result.failed };
}
