import { comparedWith } from '#lambdas/data/entities/comparedEpics.ts';
import { epicEntity } from '#lambdas/data/entities/epic.ts';
import { readEpicRows, whatOfEpic } from '#lambdas/data/entities/epicExport.ts';
import { linkableEpic, linkTo, requireNoItem, setLinks } from '#lambdas/data/entities/epicLink.ts';
import { readIntegrations } from '#lambdas/data/entities/integration.ts';
import { enabledIntegration } from '#lambdas/data/entities/integrationOf.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { askTracker } from '#lambdas/issues/askTracker.ts';
import { linkBack } from '#lambdas/issues/remoteLinks.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { create_epic_link } from '#shared/contract/integration/create_epic_link.ts';
import { baseOf, comparedIssue } from '#shared/rules/drift.ts';
import { mappingTexts } from '#shared/texts/mapping.ts';

export const grants: TableGrants = {
  Query: ['INTEGRATIONS', 'COMPANY', 'MAP'],
  BatchGetItem: ['DETAIL'],
  PutItem: ['LINKS'],
  UpdateItem: ['MAP'],
  ConditionCheckItem: ['MAP'],
};
export const usesTrackers = true;

export const handler = implementCommand(create_epic_link, {
  check: appCheck,
  load: async ({ reader, input: { storydEpicInfo } }) => {
    const [all, rows] = await Promise.all([readIntegrations(reader), readEpicRows(reader, storydEpicInfo)]);
    return { all, rows };
  },
  run: async ({
    input: { integrationId, issueKey, storydEpicInfo },
    loaded: { all, rows },
    person,
    reader,
    writer,
  }) => {
    const integration = enabledIntegration(all, integrationId);
    const { epic } = linkableEpic(rows);
    const given = linkTo(integration, issueKey);
    if (
      epic.integrations.some(
        (link) => link.integrationInfo.issueKey === issueKey && link.integrationId === given.integrationId,
      )
    )
      return writer.unchanged([{ entity: epicEntity, row: epic }], {
        ...{ issueKey, message: mappingTexts.linked, warning: null },
      });
    requireNoItem(epic, integration);
    const issue = await askTracker(person.company, integration, 'issue', issueKey);
    const { key } = issue;
    // Only an epic whose Activity is on the story map can be linked.
    whatOfEpic(rows);
    const sender = { company: person.company, uid: person.uid, place: storydEpicInfo };
    const compared = comparedWith(rows, epic, key);
    const warning = await linkBack(sender, integration, key, compared.summary || issueKey);
    const { containerId } = storydEpicInfo;
    const base = baseOf(compared, comparedIssue(issue));
    const integrations = [...epic.integrations, linkTo(integration, key, base)];
    return writer.commit({ storyMap: containerId }, setLinks(reader.keys, containerId, epic, integrations), {
      ...{ issueKey: key, message: mappingTexts.linked, warning },
    });
  },
});
