import type { ExportedIssue, WantedIssue } from '#lambdas/ports/jira/jiraMethods.ts';
import type { Key } from '#lambdas/store/keys.ts';
import { CallError } from '#shared/CallError.ts';
import { changeInJira, type CompanySender } from './callJira.ts';
import type { EpicPlace } from './epicExport.ts';
import { type ExportAttempt, type ExportRequest, unlockExport, lockExport } from './exportAttempt.ts';
import type { IntegrationItem } from './integration.ts';
import { linkToEpic } from './remoteLinks.ts';

type Wanted = Omit<ExportRequest, 'projectId'> & {
  readonly sender: CompanySender & { readonly place: EpicPlace };
  readonly integration: IntegrationItem;
  /** What it asks for, besides the attempt. */
  readonly issue: Pick<WantedIssue, 'mapping' | 'epic' | 'ours' | 'createAgain'>;
  /** Where attempts at this export are noted, and the one that was. */
  readonly key: Key;
  readonly before: ExportAttempt | undefined;
};

/**
 * Makes the one issue of an export, while nobody else is at it. An attempt that may have created one stays noted, so that
 * the next one looks it up.
 * @throws CallError field-validation-error, export-running, export-unsettled, and as `changeInJira` does
 */
export async function exportOnce({ sender, integration, issue, key, before, ...by }: Wanted): Promise<ExportedIssue> {
  const attempt = await lockExport(key, before, { ...by, projectId: issue.mapping.selectedProject.id });
  /** Where an issue may have been created that nobody knows. */
  let lost = attempt.lostBefore ?? null;
  try {
    const outcome = await changeInJira(sender, integration, 'exportEpic', {
      ...{ ...issue, exportKey: attempt.exportKey, lost },
      link: linkToEpic(sender.place),
    });
    if ('issueKey' in outcome) return outcome;
    ({ lost } = outcome);
    throw new CallError(outcome.error, outcome.detail);
  } catch (error) {
    // Without an answer of the gateway nobody knows how far it has come.
    if (!(error instanceof CallError)) ({ lost } = attempt);
    await unlockExport(key, attempt, lost);
    throw error;
  }
}
