import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { companyStore } from '#lambdas/data/companyStore.ts';
import { copyText, type OnMap, textOf } from '#lambdas/data/entities/onMap.ts';
import { requireText, type SharedEntity, type SharedUse } from '#lambdas/data/entities/shared.ts';
import type { StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import type { SharedKind } from '#lambdas/data/keys.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import { subjectOf } from '#lambdas/data/subject.ts';
import { withRetries } from '#lambdas/runtime/retry.ts';
import type { CompanyDomain } from '#shared/model/company.ts';
import { keyOf, processBatch } from './processBatch.ts';

/** An Activity or Who of a company, whose text is copied to its maps. */
export type Master = { company: CompanyDomain; kind: SharedKind; id: string };

/** A story map that was restored; texts may have changed while it was deleted. */
type RestoredMap = { company: CompanyDomain; restored: string };

/** The number of maps written at a time. */
const AT_ONCE = 20;
/** The number of texts that one change brings to a restored map, with two items each. */
const TEXTS_AT_ONCE = 40;

/**
 * Reads the table's stream and carries a new text of a company's Activity or Who to the maps that use it, since each of
 * them holds a copy (rule change.6), and all texts to a restored map (rule trash.7). Each map's own log shows it as a
 * change by the system. It compares the present state of the masters, so old records change nothing back.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  return processBatch<Master | RestoredMap>(
    event,
    'carry_copies',
    (record) => renamedMaster(record) ?? restoredMap(record),
    async (subject) => {
      await withRetries(() => ('restored' in subject ? carryAll(subject) : carry(subject)));
    },
  );
}

function restoredMap(record: DynamoDBRecord): RestoredMap | undefined {
  const key = keyOf(record);
  const subject = key.sk === 'board#head' ? subjectOf(key) : undefined;
  const { OldImage: was, NewImage: now } = record.dynamodb ?? {};
  const isRestored = was?.['deletedAt'] !== undefined && now !== undefined && now['deletedAt'] === undefined;
  return subject !== undefined && isRestored ? { company: subject.company, restored: subject.id } : undefined;
}

/** A new master has only the copy that was created with it, so only changed texts are carried. */
function renamedMaster(record: DynamoDBRecord): Master | undefined {
  const subject = subjectOf(keyOf(record));
  if (subject?.kind !== 'what' && subject?.kind !== 'who') return undefined;
  const { OldImage, NewImage } = record.dynamodb ?? {};
  const isRenamed = OldImage !== undefined && NewImage !== undefined && OldImage['text']?.S !== NewImage['text']?.S;
  return isRenamed ? { company: subject.company, kind: subject.kind, id: subject.id } : undefined;
}

/**
 * Updates the text of a company's Activity or Who on maps that show an older one. Safe to repeat.
 * @throws Contention when another command changes the same entities at that moment
 */
export async function carry({ company, kind, id }: Master): Promise<void> {
  const { reader, writer } = companyStore(company);
  const { keys } = reader;
  const [[master], uses] = await Promise.all([
    reader.get<[SharedEntity]>([rowKeys.shared(keys, kind, id)]),
    reader.range<SharedUse>(rowKeys.sharedUses(keys, kind, id)),
  ]);
  const entity = notDeleted(master);
  if (entity === undefined) return;
  const [heads, copies] = await Promise.all([
    reader.get<StoryMapHead[]>(uses.map(({ mapId }) => rowKeys.storyMap(keys, mapId))),
    reader.get<OnMap[]>(uses.map(({ mapId }) => rowKeys.onMap(keys, kind, mapId, id))),
  ]);
  const behind = uses.flatMap(({ mapId }, i) => {
    const copy = notDeleted(copies[i]);
    // A deleted map takes its texts from the masters when it is restored.
    return copy === undefined || notDeleted(heads[i]) === undefined || textOf(copy) === entity.text
      ? []
      : [{ mapId, copy }];
  });
  const author = writer({ uid: null, tab: null, call: 'carry_copies' });
  for (let from = 0; from < behind.length; from += AT_ONCE) {
    const written = await Promise.allSettled(
      behind.slice(from, from + AT_ONCE).map(({ mapId, copy }) =>
        // If the master has changed since it was read, its text must not be carried any more.
        author.commit({ storyMap: mapId }, [copyText(copy, entity.text), requireText(keys, kind, entity)]),
      ),
    );
    for (const map of written) if (map.status === 'rejected') throw map.reason;
  }
}

/**
 * Updates all texts of a story map that are older than those of the company. Safe to repeat.
 * @throws Contention when another command changes the same entities at that moment
 */
async function carryAll({ company, restored: mapId }: RestoredMap): Promise<void> {
  const { reader, writer } = companyStore(company);
  const { keys } = reader;
  const [[head], whats, whos] = await Promise.all([
    reader.get<[StoryMapHead]>([rowKeys.storyMap(keys, mapId)]),
    reader.range<OnMap>(rowKeys.whats(keys, mapId)),
    reader.range<OnMap>(rowKeys.whos(keys, mapId)),
  ]);
  if (notDeleted(head) === undefined) return;
  const copies = [...whats, ...whos].filter((copy) => notDeleted(copy) !== undefined);
  const kindOf = ({ type }: OnMap) => type as SharedKind;
  const masters = await reader.get<SharedEntity[]>(copies.map((copy) => rowKeys.shared(keys, kindOf(copy), copy.id)));
  const behind = copies.flatMap((copy, i) => {
    const entity = notDeleted(masters[i]);
    return entity === undefined || textOf(copy) === entity.text ? [] : [{ copy, entity }];
  });
  const author = writer({ uid: null, tab: null, call: 'carry_copies' });
  for (let from = 0; from < behind.length; from += TEXTS_AT_ONCE) {
    const steps = behind
      .slice(from, from + TEXTS_AT_ONCE)
      .flatMap(({ copy, entity }) => [copyText(copy, entity.text), requireText(keys, kindOf(copy), entity)]);
    await author.commit({ storyMap: mapId }, steps);
  }
}
