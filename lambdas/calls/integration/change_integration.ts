import { integrationEntity, readIntegrations } from '#lambdas/entities/integration/integration.ts';
import { integrationOf } from '#lambdas/entities/integration/integrationOf.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { change_integration } from '#shared/contract/integration/change_integration.ts';
import { sameValue } from '#shared/rules/sameValue.ts';

export const grants: TableGrants = { Query: ['INTEGRATIONS'], PutItem: ['COMPANY'], UpdateItem: ['INTEGRATIONS'] };

export const handler = implementCommand(change_integration, {
  check: appCheck,
  load: ({ reader }) => readIntegrations(reader),
  run: async ({ input: { integrationId, ...input }, loaded, writer }) => {
    const item = integrationOf(loaded, integrationId);
    const before = {
      ...{ enabled: item.enabled, allowUsersToWrite: item.allowUsersToWrite },
      testsWithoutPosting: item.testsWithoutPosting ?? false,
    };
    const { enabled = before.enabled, allowUsersToWrite = before.allowUsersToWrite } = input;
    const after = {
      enabled,
      allowUsersToWrite,
      testsWithoutPosting: input.testsWithoutPosting ?? before.testsWithoutPosting,
    };
    return sameValue(before, after)
      ? writer.unchanged([{ entity: integrationEntity, row: item }])
      : writer.commit('company', [change(integrationEntity, item, after)]);
  },
});
