import { defineError } from '../defineError.ts';

/** Refusals about connections with issue trackers. */

export const appCheckFailed = defineError(
  'app-check-failed',
  403,
  'This call did not come from a page that StorYd has opened lately. Please try again',
);
export const integrationDoesNotExist = defineError(
  'integration-does-not-exist',
  404,
  'This integration does not exist any more',
);
export const integrationDisabled = defineError(
  'integration-disabled',
  409,
  'This integration is disabled and has to be enabled first',
);
export const integrationUrlInvalid = defineError('integration-url-invalid', 400, 'Invalid url');
export const integrationEmailMissing = defineError(
  'integration-email-missing',
  400,
  'Jira Cloud needs the e-mail address of the account that the token belongs to',
);
export const tooManyIntegrations = defineError('too-many-integrations', 409, 'There can be at most 20 integrations');
