import { allSubjects, indexAll } from './search/indexAll.ts';

/**
 * Tells the search index of everything that the table holds, tombstones included, while people go on working. Invoked by hand (docs/operations.md); safe to repeat.
 * @returns how many things were indexed, and how many could not be, which the log names
 */
export async function handler(): Promise<{ indexed: number; failed: number }> {
  const { done, failed } = await indexAll('rebuild_index', await allSubjects());
  return { indexed: done, failed };
}
