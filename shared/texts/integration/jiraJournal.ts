import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the journal of what was sent to Jira. */

export const open = 'Journal';
export const titleFor = withParts('Journal of {name}');
export const help =
  'What StorYd has sent to Jira to change something there, and what came back. Entries are kept for 90 days.';
export const epicTitle = 'What was sent to Jira';
export const epicHelp = 'What StorYd has sent to Jira for this epic, and what came back. Entries are kept for 90 days.';
export const none = 'Nothing has been sent yet.';
export const noneFailed = 'Nothing has failed in the entries so far.';
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
export const unknownPerson = 'Somebody who has left';
export const by = withParts('{person}, {date}');
export const values = 'What was sent';
export const cut = 'Long texts are shortened here. They were sent whole.';

export const openEpic = 'Open the epic';
export const replay = 'Send again';
export const wasReplayed = 'It has been sent again since.';
export const outdated = 'The epic or its links have changed since, so it is not sent again.';
export const sentAgain = 'Sent to Jira again';
export const noMapping = 'There is no saved mapping for this project and issue type any more.';
