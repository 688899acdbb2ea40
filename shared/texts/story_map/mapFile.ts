import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the dialog that saves a story map as a file, and of the files themselves. */

export const menu = 'Export';
export const title = 'Export story map';
export const format = 'Format';
export const formats = {
  csv: 'CSV, for Excel and Google Sheets',
  markdown: 'Markdown outline, for Notion, Teams and Word',
  json: 'JSON, for programs',
} as const;
export const contents = {
  csv: 'A row for each Activity and each epic, with priority, amounts, Whos and release.',
  markdown: 'The Activities as a list with levels, and the releases with their epics.',
  json: 'Everything on the story map and in its releases, without people.',
} as const;
export const download = 'Download';
export const failed = "Couldn't export the story map. No file was saved. Try again.";
export const file = withParts('{map} {date}');

/** The headings of the table. */
export const columns = {
  type: 'Type',
  backbone: 'Backbone',
  skeleton: 'Skeleton',
  release: 'Release',
  epic: 'Epic',
  status: 'Status',
  priority: 'Priority',
  rank: 'Rank',
  cost: 'Cost',
  size: 'Size',
  value: 'Value',
  whos: 'Whos',
  description: 'Description',
  references: 'References',
  issues: 'Issues',
} as const;
export const types = { activity: 'Activity', epic: 'Epic' } as const;

/** The headings of the outline. */
export const headings = { activities: 'Activities', whos: 'Whos', releases: 'Releases' } as const;
export const completed = 'completed';
