import * as errors from '../errors.ts';

/** The errors of calls that need an enabled connection. */
export const connectionErrors = [
  errors.appCheckFailed,
  errors.integrationDoesNotExist,
  errors.integrationDisabled,
] as const;

/** The errors of calls that ask a tracker. */
export const trackerErrors = [
  ...connectionErrors,
  errors.integrationNotConnected,
  errors.trackerCredentialRefused,
  errors.trackerRequestsRefused,
  errors.trackerMoved,
  errors.trackerUnreachable,
  errors.trackerUnanswered,
  errors.trackerBusy,
  errors.trackerNotFound,
  errors.trackerFaulty,
] as const;

/** The errors of calls that send an entry of the journal again. */
export const replayErrors = [
  errors.journalEntryDoesNotExist,
  errors.journalEntryReplayed,
  errors.journalEntryOutdated,
] as const;
