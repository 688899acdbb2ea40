import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the tab Integration of the administrators' page. */

export const title = 'Integrations';
export const empty = 'empty';
export const emptyHelp = 'Connect StorYd to your Jira to export epics as issues.';

/** With the time of the last check. */
export const status = withParts('{status}, {date}');
export const disabledStatus = 'Integration Disabled';
export const enabled = 'Enabled';
export const disabled = 'Disabled';
export const allowUsersToWrite = 'Allow users to create, edit and save mappings';

export const actionsFor = withParts('Actions for {name}');
export const retry = 'Re-try connection';
export const refresh = 'Refresh Status';
export const edit = 'Edit';
export const fieldMapping = 'Field Mapping';
const deleteLabel = 'Delete';
export { deleteLabel as delete };

export const create = 'Create a new integration';
export const type = 'Type';
export const name = 'Name';
export const url = 'Jira base url';
/** Of the address of a page, which was cut. */
export const urlCut = withParts('StorYd connects to {address}');
export const add = 'Add';

export const connect = 'Connect';
export const connectTo = withParts('Connect to {name}');
export const token = 'Personal access token';
export const apiToken = 'API token';
export const tokenHelp =
  'It is stored encrypted and never shown again. StorYd can do in Jira whatever this account can do.';
export const email = 'E-mail address of its account';

export const editTitle = 'Edit Integration';
export const invalidUrlEdit = 'invalidUrl';
export const newToken = 'New token';
export const newTokenHelp = 'Leave empty to keep the current token. An address on another server needs a new token.';
export const save = 'Save';

export const deleteTitle = 'Are you sure you want to delete this integration?';
export const deleteText = withParts('{name}: All integration links created with this integration will be broken');
