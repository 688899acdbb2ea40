import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the dialog Export information of an epic. */

export const kind = 'Export type';
export const kinds = {
  text: 'Text',
  export: 'Integrated Application (Export)',
  link: 'Integrated Application (Link)',
} as const;

export const choose = 'Choose a project and an issue type to see the issue as it will be.';
export const dryRun = 'The issue as it will be';
export const dryRunHelp = 'Nothing has been sent to Jira yet.';
export const field = 'Jira field';
export const from = 'From the epic';
export const value = 'In the issue';
export const source = withParts('{field}, {how}');
export const nothing = 'Left out, since the epic has none';
export const search = withParts('The issue “{summary}”, which the test looks up');
export const required = 'Nothing, since the mapping does not have this field';
export const unsent = withParts('Not sent: {fields}');

const exportLabel = 'Export data';
export { exportLabel as export };
/** Where Jira may have created the issue of an attempt that had no answer. */
export const againTitle = 'Create another issue?';
export const againText =
  'Jira may have created the issue of this epic already, and can take five minutes to show it. Look in Jira first: if the issue is there, close this and link the epic with it by its key.';
export const again = 'Create another issue';
export const issueKey = 'Issue key';
export const link = 'Create link';
/** After linking by a key that the issue had before it was moved. */
export const moved = withParts('{asked} is {key} now');
