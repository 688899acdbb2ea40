import { readPlacedEpic } from '#lambdas/entities/integration/epicExport.ts';
import { linkableEpic, setLinks } from '#lambdas/entities/integration/epicLink.ts';
import { readIntegrations } from '#lambdas/entities/integration/integration.ts';
import { removeLinkInJira } from '#lambdas/entities/integration/remoteLinks.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { delete_epic_link } from '#shared/contract/integration/delete_epic_link.ts';
import * as errors from '#shared/errors.ts';
import * as mappingTexts from '#shared/texts/integration/mapping.ts';

export const grants: TableGrants = {
  Query: ['INTEGRATIONS'],
  UpdateItem: ['MAP'],
  DeleteItem: ['LINKS'],
  ConditionCheckItem: ['MAP'],
};
export const usesJira = true;

export const handler = implementCommand(delete_epic_link, {
  check: appCheck,
  load: async ({ reader, input: { storydEpicInfo } }) => {
    const [all, rows] = await Promise.all([readIntegrations(reader), readPlacedEpic(reader, storydEpicInfo)]);
    return { all, rows };
  },
  run: async ({ input, loaded: { all, rows }, person, reader, writer }) => {
    const { storydEpicInfo, epicIntegrationItem, integrationId } = input;
    const { issueKey } = epicIntegrationItem.integrationInfo;
    const { epic } = linkableEpic(rows);
    const integrations = epic.integrations.filter(
      (link) => link.integrationId !== integrationId || link.integrationInfo.issueKey !== issueKey,
    );
    if (integrations.length === epic.integrations.length) throw new CallError(errors.integrationItemDoesNotExist);
    const integration = all.find(({ id }) => id === integrationId);
    const sender = { company: person.company, uid: person.uid, place: storydEpicInfo };
    // A link of a connection that is gone or disabled is deleted on this side.
    const warning =
      integration?.enabled === true
        ? await removeLinkInJira(sender, integration, issueKey)
        : mappingTexts.remoteLinkStays;
    const { containerId } = storydEpicInfo;
    return writer.commit({ storyMap: containerId }, setLinks(reader.keys, containerId, epic, integrations), {
      ...{ issueKey, message: mappingTexts.unlinked, warning },
    });
  },
});
