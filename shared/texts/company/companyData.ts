import { plural, withParts } from '#shared/texts/withParts.ts';

/** Texts of the administrators' tab with the company's data as a whole. */

export const title = 'Export';
export const help =
  'All data of the company as files: one for each kind of data, one line of JSON for each entry, packed by gzip. Accounts and passwords are not in them.';
export const none = 'Nothing has been exported yet';
export const noneHelp =
  'An export takes a minute or more. It goes on when you leave this page, and its files are kept for seven days.';
export const start = 'Start export';
export const startAgain = 'Start a new export';
export const running = 'The export is being written';
export const startedBy = withParts('Started {day} by {person}');
export const progress = withParts('{done} of {total} kinds of data, {rows} entries so far');
export const finished = 'The export is ready';
export const finishedBy = withParts('Finished {day}, started by {person}');
export const until = withParts(
  'The files can be downloaded until {day}. Whoever has them can read everything: keep them safe.',
);
export const expired = 'The files of the latest export are no longer kept';
export const failedTitle = 'The export could not be finished';
export const failedHelp = 'Nothing of the data is lost. Please start a new one.';
export const withdrawn = 'The export has been deleted';
export const withdrawnHelp = 'A person in it has been erased since. Please start a new one.';
export const files = 'Files of the export';
export const entries = plural('{shown} entry', '{shown} entries');
export const sizes = {
  bytes: withParts('{count} B'),
  kilobytes: withParts('{count} KB'),
  megabytes: withParts('{count} MB'),
} as const;
export const download = 'Download file';
export const downloadNamed = withParts('Download {file}');
