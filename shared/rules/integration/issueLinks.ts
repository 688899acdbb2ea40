import type { Epic } from '#shared/model/epic/epic.ts';
import type { IntegrationType } from '#shared/model/integration/integration.ts';
import type { JournalEntry } from '#shared/model/integration/jiraJournal.ts';

type Links = Epic['integrations'];

/** Whether an epic has its one issue of a type of Jira. */
export const hasIssueOf = (links: Links, type: IntegrationType | undefined): boolean =>
  links.some(({ integrationType }) => integrationType === type);

/**
 * Whether a failed entry of the journal is no longer true of its epic (rule journal.5): an export once the epic has its
 * issue, a link back once the epic is not linked with the issue, a deleted link once it is linked again.
 * @param type of Jira that the entry was sent to
 */
export function isOutdated(
  { change, integrationId, issueKey }: Pick<JournalEntry, 'change' | 'integrationId' | 'issueKey'>,
  type: IntegrationType | undefined,
  links: Links,
): boolean {
  if (change === 'createIssue') return hasIssueOf(links, type);
  const isLinked = links.some(
    (link) => link.integrationId === integrationId && link.integrationInfo.issueKey === issueKey,
  );
  return isLinked ? change === 'deleteRemoteLink' : change === 'putRemoteLink';
}
