import { faultOf } from '#lambdas/runtime/log.ts';

/** How many things are worked on at a time. */
const AT_ONCE = 10;

/** What became of many things: how many were done, and how many could not be, which the log names. */
export type WorkedThrough = { done: number; failed: number };

/**
 * Works through many things, a few at a time; what fails holds nothing up.
 * @param name of the function, for the log
 */
export async function workThrough<Thing extends Record<string, string>>(
  name: string,
  things: readonly Thing[],
  work: (thing: Thing) => Promise<void>,
): Promise<WorkedThrough> {
  const waiting = [...things];
  let failed = 0;
  const lane = async (): Promise<void> => {
    for (let thing = waiting.pop(); thing !== undefined; thing = waiting.pop()) {
      try {
        await work(thing);
      } catch (error) {
        failed += 1;
        process.stdout.write(`${JSON.stringify({ level: 'error', event: name, ...thing, fault: faultOf(error) })}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return { done: things.length - failed, failed };
}
