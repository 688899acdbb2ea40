import { enabledIntegration } from '#lambdas/entities/integration/integrationOf.ts';
import { readMapping } from '#lambdas/entities/integration/readMapping.ts';
import { savedMappingOf } from '#lambdas/entities/integration/savedMapping.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
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
