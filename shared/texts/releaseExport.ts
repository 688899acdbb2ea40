/** Texts of the export of all epics of a release. */
export const releaseExportTexts = {
  title: 'Export the epics of “{name}”',
  choose: 'Choose a project and an issue type. The epics are exported by the mapping that is saved for them.',
  /** A button that shows the issue before it is sent. */
  preview: 'Show the issue of {epic}',
  epics: 'Epics',
  noEpics: 'This release has no epics yet.',
  completedToo: 'Completed epics too',
  start: 'Export {count} epics',
  startOne: 'Export 1 epic',
  resume: 'Go on',
  stop: 'Stop',
  nothing: 'There is nothing left to export',
  progress: '{done} of {count} exported',
  failed: '{progress}, {failed} failed',
  paused: '{progress}. Jira is busy, and is asked again in {seconds} s',
  ofActivity: '{epic}, {activity}',

  states: {
    item: 'is {key} already',
    completed: 'completed, left out',
    waiting: 'waiting',
    working: 'exporting',
    exported: 'exported as {key}',
    warned: 'exported as {key}. {warning}',
  },
} as const;
