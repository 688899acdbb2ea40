/** More calls at once only wait for the table engine, and a deployed stage limits them. */
const AT_ONCE = 6;

/**
 * Does something for each item, several at once, beginning in their order.
 * @returns the results in the order of the items
 * @throws the first failure, after all others
 */
export async function severalAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const lane = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  for (const settled of lanes) if (settled.status === 'rejected') throw settled.reason;
  return results;
}
