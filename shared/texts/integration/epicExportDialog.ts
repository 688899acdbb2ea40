import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the dialog Export information of an epic. */

export const kind = 'Export type';
export const kinds = {
  text: 'Text',
  export: 'Integrated Application (Export)',
  link: 'Integrated Application (Link)',
} as const;

export const choose = 'Choose a project and an issue type to preview the issue.';
export const dryRun = 'Preview of the issue';
export const dryRunHelp = 'Nothing has been sent to Jira yet.';
export const field = 'Jira field';
export const from = 'From the epic';
export const value = 'In the issue';
export const source = withParts('{field}, {how}');
export const nothing = 'Left out because the epic has none';
export const search = withParts('The issue “{summary}”, looked up by the test');
export const required = "Nothing, because the mapping doesn't include this field";
export const unsent = withParts('Not sent: {fields}');

const exportLabel = 'Export data';
export { exportLabel as export };
/** Where Jira may have created the issue of an attempt that had no answer. */
export const againTitle = 'Create another issue?';
export const againText =
  'Jira may already have created the issue and can take five minutes to show it. Look in Jira first: if the issue is there, close this dialog and link the epic to it by its key.';
export const again = 'Create another issue';
export const issueKey = 'Issue key';
export const link = 'Create link';
/** After linking by a key that the issue had before it was moved. */
export const moved = withParts('{asked} is {key} now');
