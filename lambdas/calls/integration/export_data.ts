import { comparedWithoutIssue } from '#lambdas/entities/integration/comparedEpics.ts';
import { epicInRelease, exportedEpicOf, readEpicRows } from '#lambdas/entities/integration/epicExport.ts';
import { addLink, linkableEpic, linkTo, requireNoIssue } from '#lambdas/entities/integration/epicLink.ts';
import type { ExportAttempt } from '#lambdas/entities/integration/exportAttempt.ts';
import { exportOnce } from '#lambdas/entities/integration/exportOnce.ts';
import { failedEntry } from '#lambdas/entities/integration/failedEntry.ts';
import { readIntegrations } from '#lambdas/entities/integration/integration.ts';
import { enabledIntegration } from '#lambdas/entities/integration/integrationOf.ts';
import { journalEntry } from '#lambdas/entities/integration/jiraJournal.ts';
import { type SavedMappingItem, targetOf } from '#lambdas/entities/integration/savedMapping.ts';
import { markExported } from '#lambdas/entities/release/releaseWhat.ts';
import type { ExportedIssue } from '#lambdas/ports/jira/jiraMethods.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { export_data } from '#shared/contract/integration/export_data.ts';
import { newId } from '#shared/model/ids.ts';
import { usedRowsError } from '#shared/rules/integration/mappingAccess.ts';
import * as mappingTexts from '#shared/texts/integration/mapping.ts';

export const grants: TableGrants = {
  Query: ['INTEGRATIONS', 'COMPANY', 'MAP'],
  BatchGetItem: ['INTEGRATIONS', 'DETAIL', 'SENT'],
  PutItem: ['MAP', 'LINKS'],
  UpdateItem: ['MAP'],
  DeleteItem: ['MAP'],
  ConditionCheckItem: ['MAP'],
};
export const usesJira = true;

/** What a request has created in Jira. */
type Progress = { readonly request: string; done?: ExportedIssue };

/**
 * Checks what may have changed since the request has created an issue: a refusal names it then, because no epic does.
 * @throws CallError as `check` does
 */
function namingIssue<Checked>({ done }: Progress, check: () => Checked): Checked {
  try {
    return check();
  } catch (error) {
    if (done === undefined || !(error instanceof CallError)) throw error;
    const message = mappingTexts.notLinked({ message: error.message, key: done.issueKey });
    throw error.saying(message);
  }
}

export const handler = implementCommand(export_data, {
  check: appCheck,
  begin: (): Progress => ({ request: newId() }),
  load: async ({ reader, input: { integrationId, exportData, storydEpicInfo, replays } }) => {
    const { containerId, epicId } = storydEpicInfo;
    const attemptKey = rowKeys.exportAttempt(reader.keys, containerId, epicId, integrationId);
    const [all, rows, [saved, attempt], entry] = await Promise.all([
      readIntegrations(reader),
      readEpicRows(reader, storydEpicInfo),
      reader.get<[SavedMappingItem, ExportAttempt]>([
        rowKeys.savedMapping(reader.keys, targetOf(integrationId, exportData)),
        attemptKey,
      ]),
      replays === undefined ? undefined : journalEntry(reader, storydEpicInfo, replays),
    ]);
    return { all, rows, saved, attempt, attemptKey, entry };
  },
  run: async ({
    input,
    loaded: { all, rows, saved, attempt, attemptKey, entry },
    progress,
    person,
    reader,
    writer,
  }) => {
    const { integrationId, exportData, storydEpicInfo } = input;
    const { integration, epic, part } = namingIssue(progress, () => {
      const chosen = enabledIntegration(all, integrationId);
      const refusal = usedRowsError(person, chosen, notDeleted(saved), exportData.addedJiraFields);
      if (refusal !== undefined) throw new CallError(refusal);
      const linkable = linkableEpic(rows);
      requireNoIssue(linkable.epic, chosen);
      return { integration: chosen, ...linkable };
    });
    if (progress.done === undefined) {
      if (input.replays !== undefined) failedEntry(entry, 'export');
      progress.done = await exportOnce({
        integration,
        issue: {
          ...{
            mapping: exportData,
            epic: exportedEpicOf(rows, epicInRelease(rows)),
            ours: comparedWithoutIssue(rows, epic),
          },
          createAgain: input.createAgain === true,
        },
        ...{ key: attemptKey, before: attempt },
        ...{ request: progress.request, command: writer.commandKey, epic },
        sender: { company: person.company, uid: person.uid, place: storydEpicInfo, replays: input.replays },
      });
    }
    const { issueKey, warning, base } = progress.done;
    const { containerId } = storydEpicInfo;
    return writer.commit(
      { storyMap: containerId },
      [
        ...addLink(reader.keys, containerId, epic, linkTo(integration, issueKey, base)),
        ...markExported(part),
        { do: 'deletePointer', key: attemptKey },
      ],
      { issueKey, message: mappingTexts.exported, warning },
    );
  },
});
