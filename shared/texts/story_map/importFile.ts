import { plural, withParts } from '#shared/texts/withParts.ts';

/** Texts of the dialog that imports a file into a story map. */

export const menu = 'Import…';
export const title = 'Import into this story map';
export const source = {
  file: 'Choose file',
  help: 'A CSV or Excel file, also from Jira or another story mapping tool, or a JSON file that was exported here.',
  paste: 'Or paste a table or an outline',
  pasteHelp: 'One Activity per line. Indented lines go under the line above.',
  check: 'Check',
} as const;
export const errors = {
  empty: 'There is nothing to import in it.',
  tooLarge: withParts('The file is larger than {max} MB. Split it, or leave out columns.'),
  tooManyLines: withParts('The file has {count} lines. At most {max} can be imported at once.'),
  tooLargeWorkbook: 'The workbook is too large. Save the sheet as CSV and choose that file.',
  notMapFile: 'This JSON file is not a story map that was exported from StorYd.',
  unreadable: "Couldn't read the file. Save it as CSV in UTF-8 and choose it again.",
  noBackbone: 'Choose the column that holds the backbone or the skeleton Activities.',
} as const;
export const mapping = {
  title: 'Columns',
  heading: withParts('What column {column} holds'),
  hasHeading: 'The first row holds the names of the columns',
  linkType: 'Link Whos as',
} as const;
export const columns = {
  skip: 'Leave out',
  backbone: 'Backbone Activity',
  skeleton: 'Skeleton Activity',
  release: 'Releases',
  epic: 'Epic',
  priority: 'Priority name',
  cost: 'Cost amount',
  size: 'Size amount',
  value: 'Value amount',
  whos: 'Names of Whos',
  description: 'Long description text',
  status: 'Status of the epic',
  type: 'Kind of row',
  key: 'Key of the issue',
} as const;
export const kinds = {
  what: 'Activity',
  who: 'Who',
  what_who_link: 'Link',
  release: 'Release',
  release_what: 'In release',
  explore_object: 'Explore item',
  epic: 'Epic',
  objective: 'Objective',
  problem: 'Problem',
} as const;
export const pair = withParts('{name} – {other}');
export const outcomes = { added: 'New', changed: 'Changed', reused: 'Already there', skipped: 'Skipped' } as const;
export const counts = {
  added: withParts('{count} new'),
  changed: withParts('{count} changed'),
  reused: withParts('{count} already there'),
  skipped: withParts('{count} skipped'),
} as const;
export const line = withParts('Line {line}');
export const lines = 'What will be imported';
export const onlyProblems = 'Only problems';
export const noProblems = 'No problems found.';
export const checking = withParts('Checking {done} of {total}…');
export const notes = {
  priority: withParts('Priority “{name}” left out: it does not exist here.'),
  linkType: withParts('Link type “{name}” replaced: it does not exist here.'),
  amount: withParts('“{text}” left out: not a whole number.'),
  epicWithoutRelease: 'An epic needs a release.',
  noActivity: 'The row names no Activity.',
  noName: 'An epic without a name.',
  noLinkType: 'There is no type of link between Whos and Activities. An administrator can add one.',
} as const;
export const leftOut =
  'Ranks, references, maturity, scenarios, notes, and links between Whos are not imported. Epics keep their names and amounts.';
export const back = 'Choose another file';
export const submit = plural('Import {count} item', 'Import {count} items');
export const nothing = 'Nothing to import';
export const progress = withParts('{done} of {total} imported');
export const stop = 'Stop';
export const goOn = 'Continue import';
export const stopped = withParts('Stopped after {done} of {total}. What was imported stays until you undo it.');
export const failed = withParts('{done} of {total} are imported. {message}');
export const finished = 'Import finished.';
export const undoHint = 'One “Undo” takes all of it back.';
