/** Texts of the dialog Export information of an epic. */
export const exportDialogTexts = {
  kind: 'Export type',
  kinds: {
    text: 'Text',
    export: 'Integrated Application (Export)',
    link: 'Integrated Application (Link)',
  },

  choose: 'Choose a project and an issue type to see the issue as it will be.',
  dryRun: 'The issue as it will be',
  dryRunHelp: 'Nothing has been sent to Jira yet.',
  field: 'Jira field',
  from: 'From the epic',
  value: 'In the issue',
  source: '{field}, {how}',
  nothing: 'Left out, since the epic has none',
  search: 'The issue “{summary}”, which the test looks up',
  required: 'Nothing, since the mapping does not have this field',
  unsent: 'Not sent: {fields}',

  export: 'Export data',
  issueKey: 'Issue key',
  link: 'Create link',
  /** After linking by a key that the issue had before it was moved. */
  moved: '{asked} is {key} now',
} as const;
