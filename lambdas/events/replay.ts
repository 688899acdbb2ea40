import type { ChangeRequestItem } from '#lambdas/data/entities/changeRequest.ts';
import { mergeGrants, type TableGrants } from '#lambdas/data/partitions.ts';
import { requestOf, type RequestRef } from '#lambdas/data/requestRef.ts';
import { scanTable } from '#lambdas/data/scan.ts';
import { mailer } from '#lambdas/mail/mailer.ts';
import { withRetries } from '#lambdas/runtime/retry.ts';
import { searchIndex } from '#lambdas/search/searchIndex.ts';
import { carry } from './carry_copies.ts';
import { grants as delivering } from './deliver_requests.ts';
import { deliver } from './deliver_requests.ts';
import { copyingGrants } from './follow_changes.ts';
import { forEachConcurrent, type ProcessedCounts } from './forEachConcurrent.ts';
import { type NoticeSubject, subjectOfKey } from './notices/subject.ts';
import { grants as rebuilding } from './rebuild_index.ts';
import { takeAll } from './replay/queue.ts';
import { allSubjects, indexAll } from './search/indexAll.ts';
import { notify, notingGrants } from './send_notices.ts';

/** What came of the messages of one reader. */
type Replayed = { messages: number } & ProcessedCounts;

/** Goes through everything, and does what the readers do. */
export const grants: TableGrants = mergeGrants(rebuilding, copyingGrants, notingGrants, delivering);

/**
 * Makes up for all that the readers of the stream had to give up. A message in their queues only says where in the stream a record stood, and the stream forgets after a day; the table
 * does not, so what should follow from it is compared with it as a whole, for each reader that gave anything up. Messages are removed when all of that is done, and not before. Invoked by hand
 * (docs/operations.md); safe to repeat, at any time.
 * @returns what was found and done; where something failed, which the log names, the messages come back after a quarter of an hour
 */
export async function handler(): Promise<{ follow_changes: Replayed; deliver_requests: Replayed }> {
  return {
    follow_changes: await replayed('FOLLOW_CHANGES_QUEUE', followAll),
    deliver_requests: await replayed('DELIVER_REQUESTS_QUEUE', deliverAll),
  };
}

async function replayed(variable: string, makeUp: () => Promise<ProcessedCounts>): Promise<Replayed> {
  const taken = await takeAll(process.env[variable] ?? '');
  if (taken.count === 0) return { messages: 0, done: 0, failed: 0 };
  const result = await makeUp();
  if (result.failed === 0) await taken.remove();
  return { messages: taken.count, ...result };
}

/** Copies of texts on maps, the search index, and mails. */
async function followAll(): Promise<ProcessedCounts> {
  const subjects = await allSubjects();
  const masters = subjects.flatMap(({ company, kind, id }) =>
    kind === 'what' || kind === 'who' ? [{ company, kind, id }] : [],
  );
  const carried = await forEachConcurrent('replay', masters, async (master) => {
    await withRetries(() => carry(master));
  });
  const indexed = await indexAll('replay', searchIndex(), subjects);
  const told = await notifyAll();
  return {
    done: carried.done + indexed.done + told.done,
    failed: carried.failed + indexed.failed + told.failed,
  };
}

/** Mails of the last days: who was told before is told no second time. */
async function notifyAll(): Promise<ProcessedCounts> {
  if (mailer() === undefined) return { done: 0, failed: 0 };
  const subjects: NoticeSubject[] = [];
  await scanTable(['access', 'ask#', 'request#'], (item) => {
    const subject = subjectOfKey(item);
    if (subject !== undefined) subjects.push(subject);
  });
  return forEachConcurrent('replay', subjects, async (subject) => {
    await withRetries(() => notify(subject, { sends: false }));
  });
}

/** Change requests of which not everybody has been asked. */
async function deliverAll(): Promise<ProcessedCounts> {
  const waiting: RequestRef[] = [];
  await scanTable<ChangeRequestItem>(['request#'], (item) => {
    const request = requestOf(item);
    if (request !== undefined && item.asked === null) waiting.push(request);
  });
  return forEachConcurrent('replay', waiting, async (request) => {
    await withRetries(() => deliver(request));
  });
}
