import { initiativeEntity, type InitiativeItem } from '#lambdas/entities/initiative/initiative.ts';
import { dueKey, type DuePurge } from '#lambdas/entities/story_map/purgeList.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { keyOf } from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { purge } from '#lambdas/store/steps.ts';
import type { Writer } from '#lambdas/store/writer.ts';
import { eraseRows } from './partitions.ts';

/**
 * Erases a deleted initiative with its contents and its log, the initiative itself last (rule initiative.10). Its
 * releases are in their story maps, which nothing of this touches. The log of the company keeps its id.
 * @param isLate whether the run has to end; the next one does the rest
 * @throws Contention when something of it changes at that moment
 */
export async function purgeInitiative(
  reader: Reader,
  writer: Writer,
  item: InitiativeItem,
  due: DuePurge,
  isLate: () => boolean,
): Promise<void> {
  const isErased = await eraseRows(
    reader,
    item,
    [rowKeys.rowsOfInitiative(reader.keys, item.id)],
    async (rows) => rows.map((row) => [{ do: 'deletePointer', key: keyOf(row) }]),
    isLate,
  );
  if (!isErased) return;
  await writer.commit('company', [
    purge(initiativeEntity, item, { numbers: {} }),
    { do: 'deletePointer', key: dueKey(due.due) },
  ]);
}
