import type { Mutation } from '#lambdas/data/mutations.ts';

/** The most items and bytes of one change, with room for its conditions and its log entry, which holds the rows whole. */
const MAX_ITEMS = 90;
const MAX_BYTES = 150_000;

/**
 * Divides steps into changes that fit into a transaction, in their order.
 * @param groups steps that stay together, few each
 */
export function chunksOf(groups: readonly (readonly Mutation[])[]): Mutation[][] {
  const chunks: Mutation[][] = [];
  let bytes = 0;
  for (const group of groups) {
    const size = Buffer.byteLength(JSON.stringify(group.map((step) => ('item' in step ? step.item : step))));
    const last = chunks.at(-1);
    if (last === undefined || last.length + group.length > MAX_ITEMS || bytes + size > MAX_BYTES) {
      chunks.push([...group]);
      bytes = size;
    } else {
      last.push(...group);
      bytes += size;
    }
  }
  return chunks;
}
