import { integrationEntity, type IntegrationItem } from '#lambdas/entities/integration/integration.ts';
import { savedMappingEntity, type SavedMappingItem } from '#lambdas/entities/integration/savedMapping.ts';
import { dueKey, type DuePurge } from '#lambdas/entities/story_map/purgeList.ts';
import { chunksOf } from '#lambdas/events/chunks.ts';
import type { Key } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { purge } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { writeUnlogged } from '#lambdas/store/unlogged.ts';
import type { Writer } from '#lambdas/store/writer.ts';

/**
 * Erases a deleted integration with its mappings and what was read of its issues (rule integration.9). Its credential
 * went when it was deleted, and epics keep their links with it.
 * @throws Contention when it changes at that moment
 */
export async function purgeIntegration(
  reader: Reader,
  writer: Writer,
  item: IntegrationItem,
  due: DuePurge,
): Promise<void> {
  const { keys } = reader;
  const [mappings, seen] = await Promise.all([
    reader.range<SavedMappingItem>(rowKeys.savedMappingsOf(keys, item.id)),
    reader.range<Key>(rowKeys.seenIssues(keys, item.id)),
  ]);
  const steps = mappings.map((mapping): Mutation[] => [purge(savedMappingEntity, mapping, { numbers: {} })]);
  for (const chunk of chunksOf(steps, keys)) await writer.commit('company', chunk);
  const unread = [...seen, rowKeys.readingIssues(keys, item.id)].map(({ pk, sk }): Mutation[] => [
    { do: 'deletePointer', key: { pk, sk } },
  ]);
  for (const chunk of chunksOf(unread)) await writeUnlogged(chunk);
  await writer.commit('company', [
    purge(integrationEntity, item, { numbers: {} }),
    { do: 'deletePointer', key: dueKey(due.due) },
  ]);
}
