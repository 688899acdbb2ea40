import { integrationEntity, type IntegrationItem } from '#lambdas/data/entities/integration.ts';
import { savedMappingEntity, type SavedMappingItem } from '#lambdas/data/entities/savedMapping.ts';
import type { Key } from '#lambdas/data/keys.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { Mutation } from '#lambdas/data/mutations.ts';
import { dueKey, type DuePurge } from '#lambdas/data/purgeList.ts';
import type { Reader } from '#lambdas/data/reader.ts';
import { purge } from '#lambdas/data/steps.ts';
import { writeUnlogged } from '#lambdas/data/unlogged.ts';
import type { Writer } from '#lambdas/data/writer.ts';
import { chunksOf } from './chunks.ts';

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
  for (const chunk of chunksOf(keys, steps)) await writer.commit('company', chunk);
  const unread = [...seen, rowKeys.readingIssues(keys, item.id)].map(({ pk, sk }): Mutation[] => [
    { do: 'deletePointer', key: { pk, sk } },
  ]);
  for (const chunk of chunksOf(keys, unread)) await writeUnlogged(chunk);
  await writer.commit('company', [
    purge(integrationEntity, item, { numbers: {} }),
    { do: 'deletePointer', key: dueKey(due.due) },
  ]);
}
