import { defineError } from '../defineError.ts';

/** Refusals about connections with Jira. */

export const appCheckFailed = defineError(
  'app-check-failed',
  403,
  "This request didn't come from a current StorYd page. Try again",
);
export const integrationDoesNotExist = defineError(
  'integration-does-not-exist',
  404,
  'This integration no longer exists',
);
export const integrationDisabled = defineError(
  'integration-disabled',
  409,
  'This integration is disabled. Enable it first',
);
export const integrationUrlInvalid = defineError('integration-url-invalid', 400, 'Invalid url');
export const integrationEmailMissing = defineError(
  'integration-email-missing',
  400,
  'Jira Cloud needs the e-mail address of the account that the token belongs to',
);
export const tooManyIntegrations = defineError('too-many-integrations', 409, 'There can be at most 20 integrations');

export const integrationNotConnected = defineError(
  'integration-not-connected',
  409,
  "This integration isn't connected to Jira",
);

/** Refusals of Jira itself. */

export const jiraCredentialRefused = defineError(
  'tracker-credential-refused',
  409,
  'Jira refuses the token of this integration, which may have expired or been revoked. An administrator can enter a new one',
);
export const jiraRequestsRefused = defineError(
  'tracker-requests-refused',
  409,
  'Jira does not let the account of this integration do this',
);
export const jiraMoved = defineError(
  'tracker-moved',
  409,
  'A different Jira answers at the address of this integration. An administrator has to refresh the connection',
);
export const jiraUnreachable = defineError('tracker-unreachable', 409, "Couldn't reach Jira");
export const jiraUnanswered = defineError('tracker-unanswered', 409, "Jira didn't answer in time");
export const jiraBusy = defineError('tracker-busy', 429, 'Jira is busy. Try again later');
export const jiraFaulty = defineError('tracker-faulty', 409, 'Jira answered with an error');
export const jiraNotFound = defineError(
  'tracker-not-found',
  404,
  "Jira doesn't have this project or issue, or the account of this integration can't see it",
);

/** Refusals about mappings. */

export const mappingLocked = defineError(
  'mapping-locked',
  403,
  'Only StorYd Admins change mappings of this integration',
);
export const mappingDoesNotExist = defineError(
  'mapping-does-not-exist',
  404,
  'StorYd Admins have not created a mapping for the selected project and issue type',
);
export const mappingTooLarge = defineError(
  'mapping-too-large',
  409,
  'This mapping is too large. Shorten its preset values',
);

export const fieldValidationError = defineError('field-validation-error', 400, 'Some fields have errors');

/** Refusals about the issues of epics. */

export const integrationItemExists = defineError(
  'integration-item-exists',
  409,
  'A integration item for this type already exists',
);
export const integrationItemDoesNotExist = defineError(
  'integration-item-does-not-exist',
  404,
  'This integration link no longer exists',
);
export const driftChanged = defineError('drift-changed', 409, 'The issue has changed. Check it again');
export const driftNotSettleable = defineError('drift-not-settleable', 409, "This difference can't be settled this way");
export const exportRunning = defineError('export-running', 409, 'This epic is being exported right now');
export const exportUnsettled = defineError(
  'export-unsettled',
  409,
  'Jira may already have created the issue and can take five minutes to show it. Look in Jira, or try again after that',
);

/** Refusals about the journal of what was sent to Jira. */

export const journalEntryDoesNotExist = defineError(
  'journal-entry-does-not-exist',
  404,
  'This journal entry no longer exists',
);
export const journalEntryReplayed = defineError(
  'journal-entry-replayed',
  409,
  'This has already been sent again. The journal has a newer entry',
);
export const journalEntryOutdated = defineError(
  'journal-entry-outdated',
  409,
  'There is nothing to send again: it succeeded, or the epic has since changed',
);
