import {
  integrationEntity,
  type IntegrationItem,
  removeIntegration,
} from '#lambdas/entities/integration/integration.ts';
import { enabledIntegration } from '#lambdas/entities/integration/integrationOf.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { delete_integration } from '#shared/contract/integration/delete_integration.ts';

export const grants: TableGrants = {
  BatchGetItem: ['INTEGRATIONS'],
  PutItem: ['COMPANY', 'INTEGRATIONS'],
  UpdateItem: ['INTEGRATIONS'],
  DeleteItem: ['INTEGRATIONS', 'CREDENTIAL', 'DUE'],
};

export const handler = implementCommand(delete_integration, {
  check: appCheck,
  load: ({ reader, input: { integrationId } }) =>
    reader.get<[IntegrationItem]>([rowKeys.integration(reader.keys, integrationId)]),
  run: async ({ input: { integrationId }, loaded: [item], reader, writer }) =>
    item?.deletedAt === undefined
      ? writer.commit('company', removeIntegration(reader.keys, enabledIntegration([item ?? []].flat(), integrationId)))
      : writer.unchanged([{ entity: integrationEntity, row: item }]),
});
