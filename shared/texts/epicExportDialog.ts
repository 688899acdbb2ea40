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
  project: 'Project',
  projectName: '{name} ({key})',
  issueType: 'Issue type',

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

/** What fields of epics are called in a mapping. */
export const epicFieldTexts = {
  'epic-name': 'Epic name',
  'epic-description': 'Epic description',
  'who-links': 'Whos',
  'epic-ac-info': 'Acceptance criteria: information',
  'epic-ac-scenarios': 'Acceptance criteria: scenarios',
  'reference-links': 'Reference links',
  priority: 'Priority',
  'release-name': 'Release name',
  notes: 'Notes',
  'business-value': 'Business value',
  cost: 'Cost',
  size: 'Size',
  'pre-set-value': 'Preset value',
} as const;
