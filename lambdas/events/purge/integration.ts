import { integrationEntity, type IntegrationItem } from '#lambdas/data/entities/integration.ts';
import { dueKey, type DuePurge } from '#lambdas/data/purgeList.ts';
import type { Writer } from '#lambdas/data/writer.ts';

/**
 * Erases a deleted integration (rule integration.9). Its credential went when it was deleted.
 * @throws Contention when it changes at that moment
 */
export async function purgeIntegration(writer: Writer, item: IntegrationItem, due: DuePurge): Promise<void> {
  await writer.commit('company', [
    { do: 'purge', entity: integrationEntity, item, counts: {} },
    { do: 'deletePointer', key: dueKey(due.due) },
  ]);
}
