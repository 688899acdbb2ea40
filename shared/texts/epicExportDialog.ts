/** Texts of the dialog Export information of an epic. */
export const exportDialogTexts = {
  kind: 'Export type',
  kinds: {
    text: 'Text',
    export: 'Integrated Application (Export)',
    link: 'Integrated Application (Link)',
  },

  integration: 'Integration',
  noIntegrations: 'There is no integration that is connected. Administrators connect StorYd with Jira on their page.',
  noMapping: 'There is no mapping for this project and issue type yet. Administrators create it on their page.',
  dryRun: 'The issue as it will be',
  field: 'Jira field',
  from: 'Comes from',
  value: 'Value',
  nothing: 'left out, since the epic lacks it',
  required: 'not in the mapping',

  test: 'Test Mapping',
  clearErrors: 'Clear errors',
  errors: 'Jira Field errors',
  export: 'Export data',
  issueKey: 'Issue key',
  link: 'Create link',
} as const;
