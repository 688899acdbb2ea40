import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { JournalEntry } from '#shared/model/integration/jiraJournal.ts';
import { replayOf } from '#shared/rules/integration/jiraJournal.ts';

/**
 * The failed entry of the journal that is sent again in a way (rule journal.4).
 * @throws CallError journal-entry-does-not-exist, journal-entry-replayed, journal-entry-outdated
 */
export function failedEntry(entry: JournalEntry | undefined, way: 'export' | 'link'): JournalEntry {
  if (entry === undefined) throw new CallError(errors.journalEntryDoesNotExist);
  if (entry.replayedBy !== undefined) throw new CallError(errors.journalEntryReplayed);
  if (replayOf(entry) !== way) throw new CallError(errors.journalEntryOutdated);
  return entry;
}
