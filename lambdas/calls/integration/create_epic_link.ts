import { epicEntity } from '#lambdas/entities/epic/epic.ts';
import { askJira } from '#lambdas/entities/integration/askJira.ts';
import { readCompared } from '#lambdas/entities/integration/comparedEpics.ts';
import { readPlacedEpic, whatOfEpic } from '#lambdas/entities/integration/epicExport.ts';
import { addLink, linkableEpic, linkTo, requireNoItem } from '#lambdas/entities/integration/epicLink.ts';
import { readIntegrations } from '#lambdas/entities/integration/integration.ts';
import { enabledIntegration } from '#lambdas/entities/integration/integrationOf.ts';
import { linkBack } from '#lambdas/entities/integration/remoteLinks.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { create_epic_link } from '#shared/contract/integration/create_epic_link.ts';
import { baseOf, comparedIssue } from '#shared/rules/integration/drift.ts';
import * as mappingTexts from '#shared/texts/integration/mapping.ts';

export const grants: TableGrants = {
  Query: ['INTEGRATIONS'],
  BatchGetItem: ['COMPANY'],
  PutItem: ['LINKS'],
  UpdateItem: ['MAP'],
  ConditionCheckItem: ['MAP'],
};
export const usesJira = true;

export const handler = implementCommand(create_epic_link, {
  check: appCheck,
  load: async ({ reader, input: { storydEpicInfo } }) => {
    const { containerId, whatId } = storydEpicInfo;
    const [all, rows, [what]] = await Promise.all([
      readIntegrations(reader),
      readPlacedEpic(reader, storydEpicInfo),
      reader.get<[WhatItem]>([rowKeys.what(reader.keys, containerId, whatId)]),
    ]);
    return { all, rows, what };
  },
  run: async ({
    input: { integrationId, issueKey, storydEpicInfo },
    loaded: { all, rows, what },
    person,
    reader,
    writer,
  }) => {
    const integration = enabledIntegration(all, integrationId);
    const { containerId } = storydEpicInfo;
    const { release, epic } = linkableEpic(rows);
    if (
      epic.integrations.some(
        (link) => link.integrationInfo.issueKey === issueKey && link.integrationId === integrationId,
      )
    )
      return writer.unchanged([{ entity: epicEntity, row: epic }], {
        ...{ issueKey, message: mappingTexts.linked, warning: null },
      });
    requireNoItem(epic, integration);
    const [issue, compared] = await Promise.all([
      askJira(person.company, integration, 'issue', issueKey),
      readCompared(reader, containerId, release, epic),
    ]);
    const { key } = issue;
    const ours = compared(key);
    // Only an epic whose Activity is on the story map can be linked.
    whatOfEpic({ what });
    const sender = { company: person.company, uid: person.uid, place: storydEpicInfo };
    const warning = await linkBack(sender, integration, key, ours.summary || issueKey);
    const base = baseOf(ours, comparedIssue(issue));
    const link = linkTo(integration, key, base);
    return writer.commit({ storyMap: containerId }, addLink(reader.keys, containerId, epic, link), {
      ...{ issueKey: key, message: mappingTexts.linked, warning },
    });
  },
});
