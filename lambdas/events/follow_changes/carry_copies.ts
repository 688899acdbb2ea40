import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { copiedKinds, copies, isBehind, isCopied, updateCopy } from '#lambdas/entities/company/copies.ts';
import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { keyOf, processBatch } from '#lambdas/events/batches/processBatch.ts';
import { withRetries } from '#lambdas/runtime/retry.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { subjectOf } from '#lambdas/store/subject.ts';
import type { CopiedKind } from '#shared/model/frame.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';

/** An Activity, Who, objective or problem of a company, which is copied to its maps. */
export type Master = { company: CompanyDomain; kind: CopiedKind; id: string };

/** A story map that was restored; entities of the company may have changed while it was deleted. */
type RestoredMap = { company: CompanyDomain; restored: string };

/** The number of maps written at a time. */
const AT_ONCE = 20;
/** The number of copies that one change brings up to date on a restored map, with two items each. */
const COPIES_AT_ONCE = 40;

/**
 * Reads the table's stream and copies a new text of a company's Activity or Who, a new name of an objective or
 * problem, or that a problem is solved, to the maps that use it, since each of them holds a copy (rules change.6,
 * objective.3, problem.3), and all of them to a restored map (rule trash.7). Each map's own log shows it as a change by
 * the system. It compares the present state of the masters, so old records change nothing back.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  return processBatch<Master | RestoredMap>(
    event,
    'carry_copies',
    (record) => changedMaster(record) ?? restoredMap(record),
    async (subject) => {
      await withRetries(() => ('restored' in subject ? updateCopiesOfMap(subject) : updateCopies(subject)));
    },
  );
}

function restoredMap(record: DynamoDBRecord): RestoredMap | undefined {
  const key = keyOf(record);
  const subject = key.sk === 'board#head' ? subjectOf(key) : undefined;
  const { OldImage: was, NewImage: now } = record.dynamodb ?? {};
  const isRestored = was?.['deletedAt'] !== undefined && now !== undefined && now['deletedAt'] === undefined;
  return subject?.kind === 'story_map' && isRestored ? { company: subject.company, restored: subject.id } : undefined;
}

/**
 * A new master has only the copy that was created with it, so only changes are copied; counters leave the version
 * alone.
 */
function changedMaster(record: DynamoDBRecord): Master | undefined {
  const subject = subjectOf(keyOf(record));
  if (subject === undefined || !isCopied(subject.kind)) return undefined;
  const { OldImage: was, NewImage: now } = record.dynamodb ?? {};
  const isChanged = was !== undefined && now !== undefined && was['version']?.N !== now['version']?.N;
  return isChanged ? { company: subject.company, kind: subject.kind, id: subject.id } : undefined;
}

/**
 * Updates the copies of an entity of a company on maps that show an older state. Safe to repeat.
 * @throws Contention when another command changes the same entities at that moment
 */
export async function updateCopies({ company, kind, id }: Master): Promise<void> {
  const { reader, writer } = companyStore(company);
  const { keys } = reader;
  const [[master], uses] = await Promise.all([
    reader.get<[Row]>([copies[kind].company(keys, id)]),
    reader.range<{ mapId: string }>(copies[kind].uses(keys, id)),
  ]);
  const entity = notDeleted(master);
  if (entity === undefined) return;
  const [heads, found] = await Promise.all([
    reader.get<StoryMapHead[]>(uses.map(({ mapId: containerId }) => rowKeys.storyMap(keys, containerId))),
    reader.get<Row[]>(uses.map(({ mapId: containerId }) => copies[kind].onMap(keys, containerId, id))),
  ]);
  const behind = uses.flatMap(({ mapId: containerId }, i) => {
    const copy = notDeleted(found[i]);
    // A deleted map takes its copies from the masters when it is restored.
    return copy === undefined || notDeleted(heads[i]) === undefined || !isBehind(kind, copy, entity)
      ? []
      : [{ mapId: containerId, copy }];
  });
  const author = writer({ uid: null, tab: null, call: 'carry_copies' });
  for (let from = 0; from < behind.length; from += AT_ONCE) {
    const written = await Promise.allSettled(
      behind
        .slice(from, from + AT_ONCE)
        .map(({ mapId: containerId, copy }) =>
          author.commit({ storyMap: containerId }, updateCopy(kind, copy, entity)),
        ),
    );
    for (const map of written) if (map.status === 'rejected') throw map.reason;
  }
}

/**
 * Updates all copies on a story map that are older than the company's entities. Safe to repeat.
 * @throws Contention when another command changes the same entities at that moment
 */
async function updateCopiesOfMap({ company, restored: containerId }: RestoredMap): Promise<void> {
  const { reader, writer } = companyStore(company);
  const { keys } = reader;
  const [[head], ...lists] = await Promise.all([
    reader.get<[StoryMapHead]>([rowKeys.storyMap(keys, containerId)]),
    ...copiedKinds.map(async (kind) =>
      (await reader.range<Row>(copies[kind].ofMap(keys, containerId))).map((copy) => ({ kind, copy })),
    ),
  ]);
  if (notDeleted(head) === undefined) return;
  const there = lists.flat().filter(({ copy }) => notDeleted(copy) !== undefined);
  const masters = await reader.get<Row[]>(there.map(({ kind, copy }) => copies[kind].company(keys, copy.id)));
  const behind = there.flatMap(({ kind, copy }, i) => {
    const entity = notDeleted(masters[i]);
    return entity === undefined || !isBehind(kind, copy, entity) ? [] : [{ kind, copy, entity }];
  });
  const author = writer({ uid: null, tab: null, call: 'carry_copies' });
  for (let from = 0; from < behind.length; from += COPIES_AT_ONCE) {
    const steps = behind
      .slice(from, from + COPIES_AT_ONCE)
      .flatMap(({ kind, copy, entity }) => updateCopy(kind, copy, entity));
    await author.commit({ storyMap: containerId }, steps);
  }
}
