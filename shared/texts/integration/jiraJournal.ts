import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the journal of what was sent to Jira. */

export const open = 'Journal';
export const titleFor = withParts('Journal of {name}');
export const help = "Changes that StorYd sent to Jira, and Jira's answers. Entries are kept for 90 days.";
export const epicTitle = 'What was sent to Jira';
export const epicHelp =
  "Changes that StorYd sent to Jira for this epic, and Jira's answers. Entries are kept for 90 days.";
export const none = 'Nothing has been sent yet.';
export const noneFailed = 'None of the entries loaded so far failed.';
export const failedOnly = 'Failed only';
export const older = 'Show earlier entries';

export const changes = {
  testIssue: 'Test of a mapping',
  createIssue: 'Create the issue',
  updateIssue: 'Change the issue',
  transitionIssue: 'Change the status of the issue',
  putRemoteLink: 'Link the issue to the epic',
  deleteRemoteLink: 'Delete the link of the issue',
} as const;
/** With the key of an issue. */
export const changeOf = withParts('{change}: {key}');
export const succeeded = 'Done';
export const failed = 'Failed';
export const replayed = 'Sent again';
export const bySystem = 'StorYd';
export const unknownPerson = 'Former colleague';
export const by = withParts('{person}, {date}');
export const values = 'What was sent';
export const cut = 'Long texts are shortened here but were sent in full.';

export const openEpic = 'Open the epic';
export const replay = 'Send again';
export const wasReplayed = 'It has since been sent again.';
export const outdated = "The epic or its links have since changed, so it can't be sent again.";
export const sentAgain = 'Sent to Jira again';
export const noMapping = 'The mapping for this project and issue type was deleted.';
