import { epicEntity } from '#lambdas/entities/epic/epic.ts';
import { readFromJira } from '#lambdas/entities/integration/callJira.ts';
import { readCompared } from '#lambdas/entities/integration/comparedEpics.ts';
import { readPlacedEpic, whatOfEpic } from '#lambdas/entities/integration/epicExport.ts';
import { addLink, linkableEpic, linkTo, requireNoIssue } from '#lambdas/entities/integration/epicLink.ts';
import { readIntegrations } from '#lambdas/entities/integration/integration.ts';
import { enabledIntegration } from '#lambdas/entities/integration/integrationOf.ts';
import { addLinkInJira, removeLinkInJira } from '#lambdas/entities/integration/remoteLinks.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
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

/** What came of the link from the issue to the epic, and how to remove it. */
type LinkedBack = { readonly warning: string | null; readonly remove: () => Promise<unknown> };
/** The link that a request has added in Jira. */
type Progress = { linkBack?: LinkedBack };

/**
 * Applies an attempt of a request. If it is refused after an earlier attempt has added the link in Jira, removes that
 * link, because the epic does not have the issue. The journal shows a link that Jira keeps.
 * @throws CallError as `attempt` does
 */
async function removingLinkIfRefused<Answer>(progress: Progress, attempt: () => Promise<Answer>): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof CallError) await progress.linkBack?.remove();
    throw error;
  }
}

export const handler = implementCommand(create_epic_link, {
  check: appCheck,
  begin: (): Progress => ({}),
  load: async ({ reader, input: { storydEpicInfo } }) => {
    const { containerId, whatId } = storydEpicInfo;
    const [all, rows, [what]] = await Promise.all([
      readIntegrations(reader),
      readPlacedEpic(reader, storydEpicInfo),
      reader.get<[WhatItem]>([rowKeys.what(reader.keys, containerId, whatId)]),
    ]);
    return { all, rows, what };
  },
  run: ({ input, loaded: { all, rows, what }, progress, person, reader, writer }) =>
    removingLinkIfRefused(progress, async () => {
      const { integrationId, issueKey, storydEpicInfo } = input;
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
      requireNoIssue(epic, integration);
      const [issue, compared] = await Promise.all([
        readFromJira(person.company, integration, 'issue', issueKey),
        readCompared(reader, containerId, release, epic),
      ]);
      const { key } = issue;
      const ours = compared(key);
      // Only an epic whose Activity is on the story map can be linked.
      whatOfEpic({ what });
      const sender = { company: person.company, uid: person.uid, place: storydEpicInfo };
      progress.linkBack ??= {
        warning: await addLinkInJira(sender, integration, key, ours.summary || issueKey),
        remove: () => removeLinkInJira(sender, integration, key),
      };
      const { warning } = progress.linkBack;
      const link = linkTo(integration, key, baseOf(ours, comparedIssue(issue)));
      return writer.commit({ storyMap: containerId }, addLink(reader.keys, containerId, epic, link), {
        ...{ issueKey: key, message: mappingTexts.linked, warning },
      });
    }),
});
