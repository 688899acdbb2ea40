import * as errors from '../errors.ts';

/** The errors of calls that need an enabled connection. */
export const connectionErrors = [
  errors.appCheckFailed,
  errors.integrationDoesNotExist,
  errors.integrationDisabled,
] as const;

/** The errors of calls that ask Jira. */
export const jiraErrors = [
  ...connectionErrors,
  errors.integrationNotConnected,
  errors.jiraCredentialRefused,
  errors.jiraRequestsRefused,
  errors.jiraMoved,
  errors.jiraUnreachable,
  errors.jiraUnanswered,
  errors.jiraBusy,
  errors.jiraNotFound,
  errors.jiraFaulty,
] as const;

/** The errors of calls that send an entry of the journal again. */
export const replayErrors = [
  errors.journalEntryDoesNotExist,
  errors.journalEntryReplayed,
  errors.journalEntryOutdated,
] as const;
