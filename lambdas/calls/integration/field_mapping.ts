import { enabledIntegration } from '#lambdas/data/entities/integrationOf.ts';
import { readMapping } from '#lambdas/data/entities/readMapping.ts';
import { savedMappingOf } from '#lambdas/data/entities/savedMapping.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { field_mapping } from '#shared/contract/integration/field_mapping.ts';

export const grants: TableGrants = { Query: ['INTEGRATIONS'], BatchGetItem: ['INTEGRATIONS'] };

export const handler = implementQuery(field_mapping, {
  check: appCheck,
  load: ({ reader, input }) => readMapping(reader, input),
  run: async ({ input: { integrationId }, loaded: { all, item } }) => {
    enabledIntegration(all, integrationId);
    return { mapping: savedMappingOf(item) ?? null };
  },
});
