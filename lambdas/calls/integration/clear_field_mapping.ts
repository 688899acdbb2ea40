import { enabledIntegration } from '#lambdas/entities/integration/integrationOf.ts';
import { readMapping } from '#lambdas/entities/integration/readMapping.ts';
import { savedMappingEntity } from '#lambdas/entities/integration/savedMapping.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { remove } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { clear_field_mapping } from '#shared/contract/integration/clear_field_mapping.ts';
import { saveMappingError } from '#shared/rules/integration/mappingAccess.ts';

export const grants: TableGrants = {
  Query: ['INTEGRATIONS'],
  BatchGetItem: ['INTEGRATIONS'],
  PutItem: ['COMPANY'],
  UpdateItem: ['INTEGRATIONS'],
};

export const handler = implementCommand(clear_field_mapping, {
  check: appCheck,
  load: ({ reader, input }) => readMapping(reader, input),
  run: async ({ input: { integrationId }, loaded: { all, item }, person, writer }) => {
    const refusal = saveMappingError(person, enabledIntegration(all, integrationId));
    if (refusal !== undefined) throw new CallError(refusal);
    if (item === undefined) return writer.unchanged([]);
    return item.deletedAt === undefined
      ? writer.commit('company', [remove(savedMappingEntity, item)])
      : writer.unchanged([{ entity: savedMappingEntity, row: item }]);
  },
});
