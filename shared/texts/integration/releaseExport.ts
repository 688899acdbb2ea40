import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the export of all epics of a release. */

export const title = withParts('Export the epics of “{name}”');
export const choose = 'Choose a project and an issue type. The epics are exported with the mapping saved for them.';
/** A button that shows the issue before it is sent. */
export const preview = withParts('Show the issue of {epic}');
export const epics = 'Epics';
export const noEpics = 'This release has no epics yet.';
export const completedToo = 'Include completed epics';
export const start = withParts('Export {count} epics');
export const startOne = 'Export 1 epic';
export const resume = 'Continue';
export const stop = 'Stop';
export const nothing = 'Everything is exported';
export const progress = withParts('{done} of {count} exported');
export const failed = withParts('{progress}, {failed} failed');
export const paused = withParts('{progress}. Jira is busy, trying again in {seconds} s');
export const ofActivity = withParts('{epic}, {activity}');

export const states = {
  item: withParts('already exported as {key}'),
  completed: 'completed, left out',
  waiting: 'waiting',
  working: 'exporting',
  exported: withParts('exported as {key}'),
  warned: withParts('exported as {key}. {warning}'),
} as const;
