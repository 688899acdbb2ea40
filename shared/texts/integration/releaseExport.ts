/** Texts of the export of all epics of a release. */

export const title = 'Export the epics of “{name}”';
export const choose =
  'Choose a project and an issue type. The epics are exported by the mapping that is saved for them.';
/** A button that shows the issue before it is sent. */
export const preview = 'Show the issue of {epic}';
export const epics = 'Epics';
export const noEpics = 'This release has no epics yet.';
export const completedToo = 'Completed epics too';
export const start = 'Export {count} epics';
export const startOne = 'Export 1 epic';
export const resume = 'Go on';
export const stop = 'Stop';
export const nothing = 'There is nothing left to export';
export const progress = '{done} of {count} exported';
export const failed = '{progress}, {failed} failed';
export const paused = '{progress}. Jira is busy, and is asked again in {seconds} s';
export const ofActivity = '{epic}, {activity}';

export const states = {
  item: 'is {key} already',
  completed: 'completed, left out',
  waiting: 'waiting',
  working: 'exporting',
  exported: 'exported as {key}',
  warned: 'exported as {key}. {warning}',
} as const;
