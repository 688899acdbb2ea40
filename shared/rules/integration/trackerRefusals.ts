import type { KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { JournalEntry } from '#shared/model/integration/trackerJournal.ts';

/** What calls answer when a tracker refuses, and what the journal says of it (rule mapping.8). */
export const trackerRefusals: Readonly<Record<NonNullable<JournalEntry['refused']>, KnownError>> = {
  'credential-refused': errors.trackerCredentialRefused,
  'requests-refused': errors.trackerRequestsRefused,
  moved: errors.trackerMoved,
  unreachable: errors.trackerUnreachable,
  unanswered: errors.trackerUnanswered,
  busy: errors.trackerBusy,
  'not-found': errors.trackerNotFound,
  faulty: errors.trackerFaulty,
};
