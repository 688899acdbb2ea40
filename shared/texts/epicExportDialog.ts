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
  /** Where Jira may have created the issue of an attempt that had no answer. */
  againTitle: 'Create another issue?',
  againText:
    'Jira may have created the issue of this epic already, and can take five minutes to show it. Look in Jira first: if the issue is there, close this and link the epic with it by its key.',
  again: 'Create another issue',
  issueKey: 'Issue key',
  link: 'Create link',
  /** After linking by a key that the issue had before it was moved. */
  moved: '{asked} is {key} now',
} as const;
