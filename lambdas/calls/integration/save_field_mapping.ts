import { enabledIntegration } from '#lambdas/entities/integration/integrationOf.ts';
import { readMapping } from '#lambdas/entities/integration/readMapping.ts';
import { savedMappingEntity, saveMapping, targetOf } from '#lambdas/entities/integration/savedMapping.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { save_field_mapping } from '#shared/contract/integration/save_field_mapping.ts';
import { isSameMapping, mappingSizeError } from '#shared/rules/integration/fieldMappings.ts';
import { saveMappingError } from '#shared/rules/integration/mappingAccess.ts';

export const grants: TableGrants = {
  Query: ['INTEGRATIONS'],
  BatchGetItem: ['INTEGRATIONS'],
  PutItem: ['COMPANY', 'INTEGRATIONS'],
  UpdateItem: ['INTEGRATIONS'],
};

export const handler = implementCommand(save_field_mapping, {
  check: appCheck,
  load: ({ reader, input: { integrationId, mapping } }) => readMapping(reader, targetOf(integrationId, mapping)),
  run: async ({ input: { integrationId, mapping, expect }, loaded: { all, item }, person, reader, writer }) => {
    const integration = enabledIntegration(all, integrationId);
    const refusal = saveMappingError(person, integration) ?? mappingSizeError(mapping);
    if (refusal !== undefined) throw new CallError(refusal);
    const there = notDeleted(item);
    if (there !== undefined && isSameMapping(there, mapping))
      return writer.unchanged([{ entity: savedMappingEntity, row: there }]);
    checkNotStale(expect, { version: there?.version ?? 0 }, savedMappingEntity, there);
    return writer.commit('company', [saveMapping(reader.keys, integrationId, mapping, item)]);
  },
});
