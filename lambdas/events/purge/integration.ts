import { integrationEntity, type IntegrationItem } from '#lambdas/data/entities/integration.ts';
import { savedMappingEntity, type SavedMappingItem } from '#lambdas/data/entities/savedMapping.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { Mutation } from '#lambdas/data/mutations.ts';
import { dueKey, type DuePurge } from '#lambdas/data/purgeList.ts';
import type { Reader } from '#lambdas/data/reader.ts';
import type { Writer } from '#lambdas/data/writer.ts';
import { chunksOf } from './chunks.ts';

/**
 * Erases a deleted integration with its mappings (rule integration.9). Its credential went when it was deleted.
 * @throws Contention when it changes at that moment
 */
export async function purgeIntegration(
  reader: Reader,
  writer: Writer,
  item: IntegrationItem,
  due: DuePurge,
): Promise<void> {
  const mappings = await reader.range<SavedMappingItem>(rowKeys.savedMappingsOf(reader.keys, item.id));
  const steps = mappings.map((mapping): Mutation[] => [
    { do: 'purge', entity: savedMappingEntity, item: mapping, counts: {} },
  ]);
  for (const chunk of chunksOf(steps)) await writer.commit('company', chunk);
  await writer.commit('company', [
    { do: 'purge', entity: integrationEntity, item, counts: {} },
    { do: 'deletePointer', key: dueKey(due.due) },
  ]);
}
