import { dueKey, type DuePurge, duePurges } from '#lambdas/entities/story_map/purgeList.ts';
import { forEachConcurrent } from '#lambdas/events/batches/forEachConcurrent.ts';
import { withRetries } from '#lambdas/runtime/retry.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import type { TrashEntry } from '#lambdas/store/steps/trash.ts';
import { writeUnlogged } from '#lambdas/store/unlogged.ts';
import { purgeDeleted } from './deleted.ts';

export const grants: TableGrants = {
  BatchGetItem: ['USER', 'MAP', 'DETAIL', 'INITIATIVE', 'INITIATIVES', 'INTEGRATIONS', 'DUE'],
  Query: ['DUE', 'MAP', 'DETAIL', 'INITIATIVE', 'INTEGRATIONS', 'OBJECTIVE', 'PROBLEM', 'LINKS', 'SENT'],
  PutItem: ['COMPANY', 'MAP', 'DUE'],
  UpdateItem: ['MAP', 'WHAT', 'WHO', 'OBJECTIVE', 'PROBLEM'],
  DeleteItem: [
    'USER',
    'MAP',
    'DETAIL',
    'INITIATIVE',
    'INITIATIVES',
    'INTEGRATIONS',
    'SENT',
    'WHAT',
    'WHO',
    'OBJECTIVE',
    'PROBLEM',
    'PAIR',
    'LINKS',
    'DUE',
  ],
  ConditionCheckItem: ['MAP', 'INITIATIVE', 'INTEGRATIONS'],
};

/** Entries read at a time. */
const PAGE = 100;
/** A run ends this long before its time limit, in milliseconds: the changes under way must be able to end. */
const RESERVE_MS = 60_000;

/** The part of Lambda's context that says how much time is left. */
type Context = { getRemainingTimeInMillis: () => number };

/**
 * Erases what has been in a trash for 30 days (rules trash.11, trash.12, initiative.10, integration.9). Runs every night; a run that ends early is
 * continued by the next one, since what is left stays listed. What was restored meanwhile is taken off the list.
 * @throws when something could not be erased; the log names it
 */
export async function handler(_event?: unknown, context?: Context): Promise<void> {
  const isLate = () => (context?.getRemainingTimeInMillis() ?? Infinity) < RESERVE_MS;
  const now = Date.now();
  let failures = 0;
  let after: string | undefined;
  while (!isLate()) {
    const page = await duePurges(now, after, PAGE);
    if (page.length === 0) break;
    after = page.at(-1)?.due;
    const { failed } = await forEachConcurrent('purge_trash', page, async (due) => {
      if (!isLate()) await withRetries(() => purge(due, isLate));
    });
    failures += failed;
  }
  if (failures > 0) throw new Error(`${failures} entries of the trash could not be erased`);
}

async function purge(due: DuePurge, isLate: () => boolean): Promise<void> {
  const { reader, writer } = companyStore(due.company);
  const [entry] = await reader.get<[TrashEntry]>([{ pk: due.pk, sk: due.sk }]);
  const [row] = entry === undefined ? [undefined] : await reader.get<[Row]>([entry.row]);
  if (entry === undefined || row?.deletedAt !== entry.at) {
    // It was restored or added again, or went with its map.
    await writeUnlogged([{ do: 'deletePointer', key: dueKey(due.due) }]);
    return;
  }
  await purgeDeleted(reader, writer({ uid: null, tab: null, call: 'purge_trash' }), row, due, isLate);
}
