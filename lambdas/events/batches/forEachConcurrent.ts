import { faultOf } from '#lambdas/runtime/log.ts';

/** How many items are processed at a time. */
const AT_ONCE = 10;

/** How many items were processed, and how many failed; the log names the failed ones. */
export type ProcessedCounts = { done: number; failed: number };

/**
 * Processes many items, a few at a time. A failure is logged and stops none of the others.
 * @param name of the function, for the log
 */
export async function forEachConcurrent<Item extends Record<string, string>>(
  name: string,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<ProcessedCounts> {
  const waiting = [...items];
  let failed = 0;
  const lane = async (): Promise<void> => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
      try {
        await work(item);
      } catch (error) {
        failed += 1;
        process.stdout.write(`${JSON.stringify({ level: 'error', event: name, ...item, fault: faultOf(error) })}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return { done: items.length - failed, failed };
}
