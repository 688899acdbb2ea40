import { readIntegrations } from '#lambdas/data/entities/integration.ts';
import { enabledIntegration } from '#lambdas/data/entities/integrationOf.ts';
import { type SavedMappingItem, savedMappingOf } from '#lambdas/data/entities/savedMapping.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { field_mapping } from '#shared/contract/integration/field_mapping.ts';

export const grants: TableGrants = { Query: ['INTEGRATIONS'], BatchGetItem: ['INTEGRATIONS'] };

export const handler = implementQuery(field_mapping, {
  check: appCheck,
  load: async ({ reader, input }) => {
    const [all, [item]] = await Promise.all([
      readIntegrations(reader),
      reader.get<[SavedMappingItem]>([rowKeys.savedMapping(reader.keys, input)]),
    ]);
    return { all, item };
  },
  run: async ({ input: { integrationId }, loaded: { all, item } }) => {
    enabledIntegration(all, integrationId);
    return { mapping: savedMappingOf(item) ?? null };
  },
});
