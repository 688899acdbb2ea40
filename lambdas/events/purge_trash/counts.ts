import { dueKey, type DuePurge, type EntityCounts, keepCounts } from '#lambdas/entities/story_map/purgeList.ts';
import type { PurgeRules } from '#lambdas/store/entity/describeEntity.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import { countRange } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';

/** What the log of the company keeps of something that is erased: how much was in it before its purge began. */
export async function countsOf(
  reader: Reader,
  { id }: Row,
  counts: PurgeRules['counts'],
  due: DuePurge,
): Promise<EntityCounts> {
  if (counts === undefined) return {};
  const [listed] = await reader.get<[{ counts?: EntityCounts }]>([dueKey(due.due)]);
  if (listed?.counts !== undefined) return listed.counts;
  const counted = await Promise.all(
    Object.entries(counts).map(async ([name, range]) => [
      name,
      (await countRange(reader, range(reader.keys, id))).count,
    ]),
  );
  const found = Object.fromEntries(counted) as EntityCounts;
  await keepCounts(due, found);
  return found;
}
