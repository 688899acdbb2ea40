import { derivedSteps } from '#lambdas/store/entity/derivedSteps.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';

/** The most items and bytes of one change, with room for its conditions and its log entry, which holds the rows whole. */
const MAX_ITEMS = 90;
const MAX_BYTES = 150_000;

/**
 * Divides steps into changes that fit into a transaction, in their order.
 * @param groups steps that stay together, few each
 * @param keys for changes to which the writer adds the steps of derived rows
 */
export function chunksOf(groups: readonly (readonly Mutation[])[], keys?: Keys): Mutation[][] {
  const chunks: Mutation[][] = [];
  let [items, bytes] = [0, 0];
  for (const group of groups) {
    const count = group.length + (keys === undefined ? 0 : derivedSteps(keys, group).length);
    const size = Buffer.byteLength(JSON.stringify(group.map((step) => ('item' in step ? step.item : step))));
    const last = chunks.at(-1);
    if (last === undefined || items + count > MAX_ITEMS || bytes + size > MAX_BYTES) {
      chunks.push([...group]);
      [items, bytes] = [count, size];
    } else {
      last.push(...group);
      items += count;
      bytes += size;
    }
  }
  return chunks;
}
