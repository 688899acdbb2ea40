import { dueKey, type DuePurge } from '#lambdas/entities/story_map/purgeList.ts';
import { chunksOf } from '#lambdas/store/chunks.ts';
import type { PurgeRules } from '#lambdas/store/entity/describeEntity.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import { mapOf } from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { purge } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { ChangeScope, Writer } from '#lambdas/store/writer.ts';
import { countsOf } from './counts.ts';
import { descriptionOf, ownedBy } from './owned.ts';
import { eraseRanges, requireDeleted } from './ranges.ts';
import { purgeSteps } from './steps.ts';

/**
 * Erases a deleted entity with all that belongs to it, the entity itself last (rules trash.11, trash.12, initiative.10,
 * integration.9). Each change depends on its tombstone, so nothing goes that was restored or added again meanwhile. The
 * log of a story map keeps what is erased in it whole. The log of the company keeps ids, and the counts of a map.
 * @param isLate whether the run has to end; the next one does the rest
 * @throws Contention when something of it changes at that moment
 */
export async function purgeDeleted(
  reader: Reader,
  writer: Writer,
  row: Row,
  due: DuePurge,
  isLate: () => boolean,
): Promise<void> {
  const { entity, purge: rules = {} } = descriptionOf(row.type);
  // What has a log of its own is erased with it.
  const storyMap = rules.erases === undefined ? mapOf(row) : undefined;
  const scope: ChangeScope = storyMap === undefined ? 'company' : { storyMap };
  const numbers = storyMap === undefined ? await countsOf(reader, row, rules.counts, due) : undefined;
  const isStillDeleted = requireDeleted(row);
  const owned = await purgeSteps(reader, await ownedBy(reader, entity, [row]), storyMap === undefined);
  for (const chunk of chunksOf(owned, reader.keys)) {
    if (isLate()) return;
    await writer.commit(scope, [...chunk, isStillDeleted]);
  }
  if (!(await eraseRanges(reader, row, rules.erases?.(reader.keys, row) ?? [], isLate))) return;
  const end: Mutation[] = (await isKept(reader, row, rules))
    ? [isStillDeleted, { do: 'deletePointer', key: { pk: due.pk, sk: due.sk } }]
    : [purge(entity, row, numbers === undefined ? {} : { numbers })];
  await writer.commit(scope, [...end, { do: 'deletePointer', key: dueKey(due.due) }]);
}

/** Whether something still refers to it, so that its tombstone stays. */
async function isKept(reader: Reader, row: Row, { keptBy }: PurgeRules): Promise<boolean> {
  if (keptBy === undefined) return false;
  const others = await reader.range<Row>(keptBy.in(reader.keys, row));
  return others.some((other) => keptBy.refers(other, row));
}
