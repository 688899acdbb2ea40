import { epicEntity } from '#lambdas/entities/epic/epic.ts';
import { accessRequestEntity } from '#lambdas/entities/story_map/accessRequest.ts';
import { dueKey, type DuePurge, keepCounts, type MapCounts } from '#lambdas/entities/story_map/purgeList.ts';
import { memberEntity, storyMapEntity, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { whatEntity } from '#lambdas/entities/what/what.ts';
import { whoEntity, whoWhoLinkEntity } from '#lambdas/entities/who/who.ts';
import { derivedSteps } from '#lambdas/store/entity/derivedSteps.ts';
import type { AnyEntity, Row } from '#lambdas/store/entity/entity.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { countRange } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { purge } from '#lambdas/store/steps.ts';
import { keyOfStep, type Mutation } from '#lambdas/store/steps/mutations.ts';
import type { Writer } from '#lambdas/store/writer.ts';
import { addedByMap, eraseOnMap, pointerOfRelease } from './frame.ts';
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
      ...(await addedByMap(reader, head.id, rows)),
      ...rows.map((row) => erase(keys, head, row)),
    ],
    isLate,
  );
  if (!isErased) return;
  await writer.commit('company', [
    purge(storyMapEntity, head, { numbers: counts }),
    { do: 'deletePointer', key: dueKey(due.due) },
  ]);
}

async function countEntities(reader: Reader, mapId: string): Promise<MapCounts> {
  const { keys } = reader;
  const [whats, whos, releases, epics] = await Promise.all(
    [rowKeys.whats, rowKeys.whos, rowKeys.releases, rowKeys.epics].map((range) =>
      countRange(reader, range(keys, mapId)),
    ),
  );
  const of = (counted: { count: number } | undefined) => counted?.count ?? 0;
  return { whats: of(whats), whos: of(whos), releases: of(releases), epics: of(epics) };
}

/** The steps that erase a row of a map, and the entries elsewhere that follow from it. */
function erase(keys: Keys, head: StoryMapHead, row: Row): Mutation[] {
  const mapId = head.id;
  const plain: Mutation = { do: 'deletePointer', key: { pk: row.pk, sk: row.sk } };
  if (row.deletedAt !== undefined) return [plain];
  const unlist = (key: Key): Mutation[] => [plain, { do: 'deletePointer', key }];
  switch (row.type) {
    case 'what':
      return eraseWithDerived(keys, mapId, whatEntity, row);
    case 'who':
      return eraseWithDerived(keys, mapId, whoEntity, row);
    case 'who_who_link':
      return eraseWithDerived(keys, mapId, whoWhoLinkEntity, row);
    case 'epic':
      return eraseWithDerived(keys, mapId, epicEntity, row);
    case 'objective':
    case 'problem':
      return eraseOnMap(keys, mapId, row);
    case 'release_objective':
    case 'release_problem':
      return unlist(pointerOfRelease(keys, mapId, row));
    case 'member':
      // Of very many members some have kept their entry, as on a living map.
      return eraseWithDerived(keys, mapId, memberEntity, row, [withoutTombstone(head)]);
    case 'access_request':
      return eraseWithDerived(keys, mapId, accessRequestEntity, row);
    default:
      return [plain];
  }
}

/**
 * The steps that erase an entity of a map with its derived rows outside the map; the others go with the map. It goes by
 * its version, so that two purges at once do not both count.
 */
function eraseWithDerived(
  keys: Keys,
  mapId: string,
  entity: AnyEntity,
  row: Row,
  context: readonly Row[] = [],
): Mutation[] {
  const erased = purge(entity, row, { context });
  const ofMap = rowKeys.mapPk(keys, mapId);
  return [erased, ...derivedSteps(keys, [erased]).filter((step) => keyOfStep(step).pk !== ofMap)];
}

function withoutTombstone({ deletedAt: _deletedAt, ...head }: StoryMapHead): Row {
  return head;
}
