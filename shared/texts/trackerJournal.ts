/** Texts of the journal of what was sent to issue trackers. */
export const journalTexts = {
  open: 'Journal',
  titleFor: 'Journal of {name}',
  help: 'What StorYd has sent to Jira to change something there, and what came back. Entries are kept for 90 days.',
  epicTitle: 'What was sent to Jira',
  epicHelp: 'What StorYd has sent to Jira for this epic, and what came back. Entries are kept for 90 days.',
  none: 'Nothing has been sent yet.',
  noneFailed: 'Nothing has failed in the entries so far.',
  failedOnly: 'Failed only',
  older: 'Show earlier entries',

  changes: {
    testIssue: 'Test of a mapping',
    createIssue: 'Create the issue',
    updateIssue: 'Change the issue',
    transitionIssue: 'Change the status of the issue',
    putRemoteLink: 'Link the issue to the epic',
    deleteRemoteLink: 'Delete the link of the issue',
  },
  /** With the key of an issue. */
  changeOf: '{change}: {key}',
  succeeded: 'Done',
  failed: 'Failed',
  replayed: 'Sent again',
  bySystem: 'StorYd',
  unknownPerson: 'Somebody who has left',
  by: '{person}, {date}',
  values: 'What was sent',
  cut: 'Long texts are shortened here. They were sent whole.',

  openEpic: 'Open the epic',
  replay: 'Send again',
  wasReplayed: 'It has been sent again since.',
  outdated: 'The epic or its links have changed since, so it is not sent again.',
  sentAgain: 'Sent to Jira again',
  noMapping: 'There is no saved mapping for this project and issue type any more.',
} as const;
