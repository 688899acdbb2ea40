import type { ChangeRequestItem } from '#lambdas/entities/change_request/changeRequest.ts';
import { requestOf, type RequestRef } from '#lambdas/entities/change_request/requestRef.ts';
import { isCopied } from '#lambdas/entities/company/copies.ts';
import { listPurge } from '#lambdas/entities/story_map/purgeList.ts';
import { forEachConcurrent, type ProcessedCounts } from '#lambdas/events/batches/forEachConcurrent.ts';
import { deliver, deliveringGrants } from '#lambdas/events/deliver_requests/deliver_requests.ts';
import { settle } from '#lambdas/events/deliver_requests/settle.ts';
import { updateCopies } from '#lambdas/events/follow_changes/carry_copies.ts';
import { copyingGrants } from '#lambdas/events/follow_changes/follow_changes.ts';
import { handingOverGrants, handOverRequests } from '#lambdas/events/follow_changes/hand_over_requests.ts';
import { listingGrants } from '#lambdas/events/follow_changes/list_purges.ts';
import { notify, notingGrants } from '#lambdas/events/follow_changes/send_notices.ts';
import { isRecent } from '#lambdas/events/notices/send.ts';
import { type NoticeSubject, subjectOfKey } from '#lambdas/events/notices/subject.ts';
import { allSubjects, indexAll } from '#lambdas/events/search/indexAll.ts';
import { grants as rebuilding } from '#lambdas/events/search/rebuild_index.ts';
import { mailer } from '#lambdas/ports/mail/mailer.ts';
import { searchIndex } from '#lambdas/ports/search/searchIndex.ts';
import { withRetries } from '#lambdas/runtime/retry.ts';
import type { Key } from '#lambdas/store/keys.ts';
import { mergeGrants, type TableGrants } from '#lambdas/store/keys/partitions.ts';
import type { TrashEntry } from '#lambdas/store/steps/trash.ts';
import { scanTable } from '#lambdas/store/table/scan.ts';
import { receiveAll } from './queue.ts';

/** The result for the messages of one consumer. */
type Replayed = { messages: number } & ProcessedCounts;

/** Grants for scanning everything and doing the work of the consumers. */
export const grants: TableGrants = mergeGrants(
  rebuilding,
  copyingGrants,
  handingOverGrants,
  notingGrants,
  deliveringGrants,
  listingGrants,
);

/**
 * Makes up for the records that the consumers of the stream gave up. A message in their queues only has the position of
 * a record in the stream, which keeps records for a day; so the work of each consumer that gave anything up is compared
 * with the whole table. Messages are removed only when all of that is done. Invoked by hand (docs/operations.md). Safe
 * to repeat, at any time.
 * @returns the findings and repairs; after a failure, which the log names, the messages come back after a quarter of an
 * hour
 */
export async function handler(): Promise<{ follow_changes: Replayed; deliver_requests: Replayed }> {
  return {
    follow_changes: await replayed('FOLLOW_CHANGES_QUEUE', followAll),
    deliver_requests: await replayed('DELIVER_REQUESTS_QUEUE', deliverAll),
  };
}

async function replayed(variable: string, makeUp: () => Promise<ProcessedCounts>): Promise<Replayed> {
  const taken = await receiveAll(process.env[variable] ?? '');
  if (taken.count === 0) return { messages: 0, done: 0, failed: 0 };
  const result = await makeUp();
  if (result.failed === 0) await taken.remove();
  return { messages: taken.count, ...result };
}

/** Copies on maps, requests of maps that changed hands, the search index, and mails. */
async function followAll(): Promise<ProcessedCounts> {
  const subjects = await allSubjects();
  const masters = subjects.flatMap(({ company, kind, id }) => (isCopied(kind) ? [{ company, kind, id }] : []));
  const copied = await forEachConcurrent('replay', masters, async (master) => {
    await withRetries(() => updateCopies(master));
  });
  const maps = subjects.flatMap(({ company, kind, id }) =>
    kind === 'story_map' ? [{ company, containerId: id }] : [],
  );
  const handedOver = await forEachConcurrent('replay', maps, async (map) => {
    await withRetries(() => handOverRequests(map));
  });
  const indexed = await indexAll('replay', searchIndex(), subjects);
  const all = [copied, handedOver, indexed, await notifyAll(), await listPurges()];
  const sum = (name: keyof ProcessedCounts) => all.reduce((total, counts) => total + counts[name], 0);
  return { done: sum('done'), failed: sum('failed') };
}

/** Everything in a trash is listed as due, also what was deleted before there was a purge. */
async function listPurges(): Promise<ProcessedCounts> {
  const entries: { pk: string; sk: string; at: string }[] = [];
  await scanTable<Pick<TrashEntry, 'pk' | 'sk' | 'at'>>(['trash#'], ({ pk, sk, at }) =>
    entries.push({ pk, sk, at: String(at) }),
  );
  return forEachConcurrent('replay', entries, ({ pk, sk, at }) => listPurge({ pk, sk }, Number(at)));
}

/** Where something stands that people get mails about. */
const MAILED = ['access', 'ask#', 'access#', 'request#', 'integration#', 'board#head', 'board#member#'];
/** The comments, which the inbox shows with mails or without. */
const COMMENTS = 'talk#';

/** Notices of the last days; nobody is notified twice. */
async function notifyAll(): Promise<ProcessedCounts> {
  const subjects: NoticeSubject[] = [];
  const now = Date.now();
  const ranges = [...(mailer() === undefined ? [] : MAILED), COMMENTS];
  await scanTable<Key & { at: number }>(ranges, (item) => {
    const subject = subjectOfKey(item);
    if (subject === undefined || (subject.of === 'comment' && !isRecent(item, now))) return;
    subjects.push(subject);
  });
  return forEachConcurrent('replay', subjects, async (subject) => {
    await withRetries(() => notify(subject, { sends: false }));
  });
}

/** Change requests for which not everybody has been asked; all others are settled. @returns the number of the former */
async function deliverAll(): Promise<ProcessedCounts> {
  const waiting: RequestRef[] = [];
  const others: RequestRef[] = [];
  await scanTable<ChangeRequestItem>(['request#'], (item) => {
    const request = requestOf(item);
    if (request !== undefined) (item.asked === null ? waiting : others).push(request);
  });
  const delivered = await forEachConcurrent('replay', waiting, async (request) => {
    await withRetries(() => deliver(request));
  });
  const settled = await forEachConcurrent('replay', others, async (request) => {
    await withRetries(() => settle(request));
  });
  return { done: delivered.done, failed: delivered.failed + settled.failed };
}
