import { plural, withParts } from '#shared/texts/withParts.ts';

/** Texts of the administrators' tab with the company's data as a whole. */

export const title = 'Export';
export const help =
  "All of the company's data as gzipped files: one file per kind of data, one line of JSON per entry. Accounts and passwords are not included.";
export const none = 'Nothing has been exported yet';
export const noneHelp =
  'An export takes a minute or more and continues if you leave this page. Its files are kept for seven days.';
export const start = 'Start export';
export const startAgain = 'Start a new export';
export const running = 'Export in progress';
export const startedBy = withParts('Started {day} by {person}');
export const progress = withParts('{done} of {total} kinds of data, {rows} entries so far');
export const finished = 'The export is ready';
export const finishedBy = withParts('Finished {day}, started by {person}');
export const until = withParts(
  'You can download the files until {day}. Anyone who has them can read everything, so keep them safe.',
);
export const expired = 'The files of the latest export have expired';
export const failedTitle = 'The export failed';
export const failedHelp = 'No data is lost. Start a new export.';
export const withdrawn = 'The export was deleted';
export const withdrawnHelp = 'Someone in it has since been erased. Start a new export.';
export const files = 'Files of the export';
export const entries = plural('{shown} entry', '{shown} entries');
export const sizes = {
  bytes: withParts('{count} B'),
  kilobytes: withParts('{count} KB'),
  megabytes: withParts('{count} MB'),
} as const;
export const download = 'Download file';
export const downloadNamed = withParts('Download {file}');
