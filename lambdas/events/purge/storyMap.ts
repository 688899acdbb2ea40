import { allEntities } from '#lambdas/entities/all.ts';
import { dueKey, type DuePurge, keepCounts, type MapCounts } from '#lambdas/entities/story_map/purgeList.ts';
import { storyMapEntity, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { derivedSteps } from '#lambdas/store/entity/derivedSteps.ts';
import type { AnyEntity, Row } from '#lambdas/store/entity/entity.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { countRange } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { purge } from '#lambdas/store/steps.ts';
import { keyOfStep, type Mutation } from '#lambdas/store/steps/mutations.ts';
import type { Writer } from '#lambdas/store/writer.ts';
import { addedByMap } from './frame.ts';
import { eraseRows } from './partitions.ts';

/**
 * Erases a deleted story map with its contents and its log, the map itself last, since direct renames of shared texts
 * depend on its tombstone (rule trash.12). The log of the company keeps its id and the counts of its entities.
 * @param isLate whether the run has to end; the next one does the rest
 * @throws Contention when something of it changes at that moment
 */
export async function purgeStoryMap(
  reader: Reader,
  writer: Writer,
  head: StoryMapHead,
  due: DuePurge,
  isLate: () => boolean,
): Promise<void> {
  const { keys } = reader;
  const [listed] = await reader.get<[{ counts?: MapCounts }]>([dueKey(due.due)]);
  const counts = listed?.counts ?? (await countEntities(reader, head.id));
  if (listed?.counts === undefined) await keepCounts(due, counts);
  const isErased = await eraseRows(
    reader,
    head,
    [rowKeys.rowsOfMap(keys, head.id), rowKeys.detailRowsOfMap(keys, head.id), rowKeys.allSentForMap(keys, head.id)],
    async (rows) => [
      // First, since they are found by the rows of the map.
      ...(await addedByMap(reader, head.id, rows)).map(({ entity, row }) => erase(keys, head, row, entity)),
      ...rows.map((row) => erase(keys, head, row, allEntities.get(row.type)?.entity)),
    ],
    isLate,
  );
  if (!isErased) return;
  await writer.commit('company', [
    purge(storyMapEntity, head, { numbers: counts }),
    { do: 'deletePointer', key: dueKey(due.due) },
  ]);
}

async function countEntities(reader: Reader, containerId: string): Promise<MapCounts> {
  const { keys } = reader;
  const [whats, whos, releases, epics] = await Promise.all(
    [rowKeys.whats, rowKeys.whos, rowKeys.releases, rowKeys.epics].map((range) =>
      countRange(reader, range(keys, containerId)),
    ),
  );
  const of = (counted: { count: number } | undefined) => counted?.count ?? 0;
  return { whats: of(whats), whos: of(whos), releases: of(releases), epics: of(epics) };
}

/**
 * The steps that erase a row, and its derived rows outside the map; the others go with the map. An entity goes by its
 * version, so that two purges at once do not both count.
 */
function erase(keys: Keys, head: StoryMapHead, row: Row, entity: AnyEntity | undefined): Mutation[] {
  if (entity === undefined || row.deletedAt !== undefined)
    return [{ do: 'deletePointer', key: { pk: row.pk, sk: row.sk } }];
  // Of very many members some have kept their list entries, as on a living map.
  const { deletedAt: _deletedAt, ...livingHead } = head;
  const erased = purge(entity, row, { context: [livingHead] });
  const ofMap = rowKeys.mapPk(keys, head.id);
  const derived = derivedSteps(keys, [erased], { isPartial: true });
  return [erased, ...derived.filter((step) => keyOfStep(step).pk !== ofMap)];
}
