import type { KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { JournalEntry } from '#shared/model/integration/jiraJournal.ts';

/** What calls answer when Jira refuses, and what the journal says of it (rule mapping.8). */
export const jiraRefusals: Readonly<Record<NonNullable<JournalEntry['refused']>, KnownError>> = {
  'credential-refused': errors.jiraCredentialRefused,
  'requests-refused': errors.jiraRequestsRefused,
  moved: errors.jiraMoved,
  unreachable: errors.jiraUnreachable,
  unanswered: errors.jiraUnanswered,
  busy: errors.jiraBusy,
  'not-found': errors.jiraNotFound,
  faulty: errors.jiraFaulty,
};
