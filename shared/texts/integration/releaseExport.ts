import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the export of all epics of a release. */

export const title = withParts('Export the epics of “{name}”');
export const choose =
  'Choose a project and an issue type. The epics are exported by the mapping that is saved for them.';
/** A button that shows the issue before it is sent. */
export const preview = withParts('Show the issue of {epic}');
export const epics = 'Epics';
export const noEpics = 'This release has no epics yet.';
export const completedToo = 'Completed epics too';
export const start = withParts('Export {count} epics');
export const startOne = 'Export 1 epic';
export const resume = 'Go on';
export const stop = 'Stop';
export const nothing = 'There is nothing left to export';
export const progress = withParts('{done} of {count} exported');
export const failed = withParts('{progress}, {failed} failed');
export const paused = withParts('{progress}. Jira is busy, and is asked again in {seconds} s');
export const ofActivity = withParts('{epic}, {activity}');

export const states = {
  item: withParts('is {key} already'),
  completed: 'completed, left out',
  waiting: 'waiting',
  working: 'exporting',
  exported: withParts('exported as {key}'),
  warned: withParts('exported as {key}. {warning}'),
} as const;
