import type { Key } from '#lambdas/data/keys.ts';
import { scanTable } from '#lambdas/data/scan.ts';
import { subjectOf, type Subject } from '#lambdas/data/subject.ts';
import { faultOf } from '#lambdas/runtime/log.ts';
import { indexSubject } from './search/indexSubject.ts';

/** How many things are read and indexed at a time. */
const AT_ONCE = 10;

/**
 * Tells the search index of everything that the table holds, tombstones included, while people go on working: each thing is read when its turn comes, so nothing newer is
 * overwritten. Invoked by hand (docs/operations.md); safe to repeat.
 * @returns how many things were indexed, and how many could not be, which the log names
 */
export async function handler(): Promise<{ indexed: number; failed: number }> {
  const subjects = new Map<string, Subject>();
  await scanTable<Key>(['board#head', 'what', 'who'], ({ pk, sk }) => {
    const subject = subjectOf({ pk, sk });
    if (subject !== undefined) subjects.set(pk, subject);
  });
  const waiting = [...subjects.values()];
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let subject = waiting.pop(); subject !== undefined; subject = waiting.pop()) {
      try {
        await indexSubject(subject);
      } catch (error) {
        failed += 1;
        process.stdout.write(`${JSON.stringify({ level: 'error', event: 'rebuild_index', ...subject, fault: faultOf(error) })}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { indexed: subjects.size - failed, failed };
}
