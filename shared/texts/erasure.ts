/** Erasing a person. `{...}` is filled in. */
export const erasureTexts = {
  open: 'Erase person for good',
  title: 'Erase {person} for good?',
  help: 'Their account is deleted. Name and address are replaced by “Erased person” wherever they stand, also in the history. This cannot be undone. What people have written themselves, such as a name in an Activity, stays.',
  replaced: 'What is replaced or deleted',
  counted: {
    ownedMaps: 'Story maps that they own',
    memberMaps: 'Story maps that are shared with them',
    requests: 'Requests that they have made',
    logEntries: 'Entries of the access log and of other changes about them',
    exports: 'Exports of the company data, which are deleted',
  },
  atLeast: '{count} or more',
  typeAddress: 'Type their address, {email}, to confirm',
  erase: 'Erase for good',
  begun: '{person} is being erased',
  running: { one: 'A person is being erased', other: '{count} people are being erased' },
  progress: 'Progress of erasing',
  runningHelp: 'It goes on when you leave this page.',
  done: 'The person has been erased everywhere.',
} as const;
