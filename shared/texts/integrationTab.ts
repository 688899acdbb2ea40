/** Texts of the tab Integration of the administrators' page. */
export const integrationTabTexts = {
  title: 'Integrations',
  empty: 'empty',
  emptyHelp: 'Connect StorYd with your Jira to export epics as issues.',

  /** With the time of the last check. */
  status: '{status}, {date}',
  /** Of a connection whose token Jira refuses. */
  tokenRefused: 'Jira refuses the token: it is wrong, has expired or was revoked. Choose Edit to enter a new one.',
  disabledStatus: 'Integration Disabled',
  enabled: 'Enabled',
  disabled: 'Disabled',
  allowUsersToWrite: 'Allow users to create, edit and save mappings',

  actionsFor: 'Actions for {name}',
  retry: 'Re-try connection',
  refresh: 'Refresh Status',
  edit: 'Edit',
  fieldMapping: 'Field Mapping',
  delete: 'Delete',

  create: 'Create a new integration',
  type: 'Type',
  name: 'Name',
  url: 'Jira base url',
  add: 'Add',

  connect: 'Connect',
  connectTo: 'Connect with {name}',
  token: 'Personal access token',
  apiToken: 'API token',
  tokenHelp: 'It is stored encrypted, and nobody sees it again. StorYd does in Jira what its account may do.',
  email: 'E-mail address of its account',

  editTitle: 'Edit Integration',
  invalidUrlEdit: 'invalidUrl',
  newToken: 'New token',
  newTokenHelp: 'Leave it empty to keep the present one. An address on another server needs a new one.',
  save: 'Save',

  deleteTitle: 'Are you sure you want to delete this integration?',
  deleteText: '{name}: All integration links created with this integration will be broken',
} as const;
