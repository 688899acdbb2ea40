import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import { plural, withParts } from '#shared/texts/withParts.ts';

/** Texts of a story map's releases. Quoted texts keep their spelling (docs/rules.md). */

export const title = 'Releases';
export const help = 'What ships together, and when';
export const search = 'Search releases';
export const searchHint = commonTexts.searchHint;
export const orderLabel = 'Order by';
export const orders = { created: 'Created', start: 'Start', end: 'End' } as const;
export const directions = { asc: 'Ascending', desc: 'Descending' } as const;
export const turnAround = withParts('{direction}: reverse order');
export const includeCompleted = 'Include completed release';
export const list = 'Releases of this story map';
export const created = withParts('Created {day}');
export const start = 'Start';
export const end = 'End';
export const none = 'empty';
export const completed = 'Completed';
export const open = 'Open';
export const editPeriod = 'Edit period';
export const editPeriodNamed = withParts('Edit the period of {name}');
export const dismiss = commonTexts.dismiss;
export const noneYet = 'No releases yet';
export const emptyHelp =
  'No releases yet. A release holds what ships together: choose Activities from the map, explore them and write their epics. Give it a start and an end, or leave them open.';
export const emptyViewer = 'No releases yet. A release holds what ships together, with its epics and dates.';
export const emptyOpenHelp =
  'No open releases. All releases of this story map are completed. Include completed releases above to see them.';

export const create = 'New release';
export const createTitle = 'Create a release';
export const name = 'Name';
export const nameRequired = errorTexts.nameRequired;
export const add = 'Create';
export const save = 'Save';
export const periodHelp = 'Both are optional.';
export const dateWrong = 'Enter a complete date';

export const menuOf = withParts('More for {name}');
export const menu = {
  whats: 'Manage Activities',
  name: 'Edit release name',
  period: 'Set release period',
  export: 'Export epics',
  complete: 'Mark as Completed',
  uncomplete: 'Uncomplete Release',
  remove: 'Delete release',
} as const;
export const notCompletedDelete = errorTexts.completedReleaseDeleted;
export const completeTitle = withParts('Mark “{name}” as completed?');
export const completeText = 'It can no longer be edited. You can undo this with “Uncomplete Release”.';
/** Beside the confirmation, while epics of the release are not done. */
export const openEpics = {
  count: plural("{count} of its epics isn't done.", "{count} of its epics aren't done."),
  label: 'Open epics',
  stay: 'Leave them in this release',
  moveTo: withParts('Move them to “{name}”'),
  moving: plural('Moving {done} of {count} epic', 'Moving {done} of {count} epics'),
  stopped: withParts('Moved {done} of {count} epics. Confirm again to move the rest.'),
  moved: plural(
    '“{name}” completed, {count} epic moved to “{target}”',
    '“{name}” completed, {count} epics moved to “{target}”',
  ),
} as const;
export const completedNow = withParts('“{name}” completed');
export const uncompletedNow = withParts('“{name}” reopened');
export const deleteTitle = commonTexts.deleteTitle;
export const deleteText = 'Its explore information and epics are deleted too. Its Activities stay on the map.';
export const deleteConfirm = 'Delete';
export const deleted = commonTexts.deleted;

export const back = 'All releases';
export const gone = errors.releaseDoesNotExist.message;
export const goneHelp = 'It was deleted, or the address is wrong.';
export const period = withParts('{start} – {end}');
export const from = withParts('From {start}');
export const until = withParts('Until {end}');
/** Beside a period in short: what each of its ends is, or 'empty'. */
export const startAndEnd = withParts('Start {start}, end {end}');
export const noDates = 'No dates';
export const noPeriod = 'No start and no end yet';
export const summary = 'Summary';
export const noEpics = 'Its totals appear here once its Activities have epics.';
export const amounts = { epics: 'Epics', cost: 'Cost', size: 'Size', value: epicTexts.fields.value } as const;
export const noPriority = commonTexts.noPriority;
export const priority = 'Priority';
export const share = withParts('{amount} ({percent}%)');

export const rows = { backbone: 'BACKBONE', skeleton: 'SKELETON' } as const;
export const addWhats = 'Activities';
export const noWhats = 'No Activities in this release yet';
export const noWhatsHelp = 'Choose the Activities that ship with this release.';
/** Beside the size of an Activity on the map, which is another number. */
export const sizeOfEpics = withParts('Size of epics {size}');
export const sizeOfCapacity = withParts('Size of epics {size} of {capacity}');
export const overCapacity = withParts('{count} over its capacity');
export const capacity = 'Capacity';
export const capacityOf = withParts('Capacity of {name}');
export const setCapacity = 'Set capacity';
export const capacityWrong = 'Enter a whole number';
export const valueOfEpics = withParts('Value of epics {value}');
/** Those that are started and not done. */
export const epicsDoing = plural('{count} epic being worked on', '{count} epics being worked on');
export const epicsDone = plural('{done} of {count} epic done', '{done} of {count} epics done');
export const noEpicsYet = 'No epics';

export const manageTitle = withParts('Activities of “{name}”');
export const manageSearch = 'Find an Activity';
export const manageNothing = withParts('Nothing matches “{text}”');
export const manageEmpty = 'There are no Activities on this map yet.';
export const manageLevels = 'A release holds either Backbone or Skeleton Activities.';
export const mix = "You can't mix backbone and skeleton activities in a release";
export const childrenOf = commonTexts.childrenOf;
export const allUnder = withParts('All under {name}');
export const noneUnder = withParts('None under {name}');
export const chosen = plural('{count} Activity chosen', '{count} Activities chosen');
export const holds = errors.exploreInformationExists.message;
export const saving = plural('Saving {done} of {count} part', 'Saving {done} of {count} parts');
export const stopped = withParts('Saved {done} of {count} parts. Save again for the rest.');
