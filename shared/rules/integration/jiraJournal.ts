import type { JournalEntry } from '#shared/model/integration/jiraJournal.ts';

/** Whether an entry has failed and was not sent again since. */
export const isOpenFailure = ({ success, replayedBy }: Pick<JournalEntry, 'success' | 'replayedBy'>): boolean =>
  !success && replayedBy === undefined;

/**
 * How a failed entry of the journal is sent again (rule journal.4): by another export of the epic, or by putting or
 * deleting its link once more; null for one that has succeeded, and for tests of mappings and values of
 * epics, which are repeated where they are made.
 */
export function replayOf({
  change,
  success,
  place,
}: Pick<JournalEntry, 'change' | 'success' | 'place'>): 'export' | 'link' | null {
  if (success || place === null || change === 'testIssue') return null;
  if (change === 'createIssue') return 'export';
  return change === 'putRemoteLink' || change === 'deleteRemoteLink' ? 'link' : null;
}
