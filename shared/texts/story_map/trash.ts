import * as commonTexts from '#shared/texts/common.ts';
import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the trash, and of restoring what was deleted. */

export const title = commonTexts.trash;
export const storyMapsHelp =
  'Your story maps that were deleted in the last 30 days. Restoring one brings back everything on it, and its members.';
export const initiativesHelp =
  'Your initiatives that were deleted in the last 30 days. Restoring one brings back everything in it, and its members.';
export const mapHelp = 'Deleted from this story map in the last 30 days.';
export const list = 'Deleted entries';
export const empty = 'The trash is empty';
export const emptyHelp = 'Deleted items stay here for 30 days and can be restored as they were.';
export const restore = commonTexts.restore;
export const restoreNamed = withParts('Restore “{name}”');
export const restored = withParts('“{name}” has been restored');
export const first = withParts('Restore “{name}” first');
export const older = 'Show earlier deletions';
export const unnamed = commonTexts.unnamedEpic;
export const somebody = 'a former colleague';
export const kinds = { what: 'Activity', who: 'Who', release: 'Release', epic: 'Epic' } as const;
export const under = { what: commonTexts.underNamed, release: withParts('in “{name}”') } as const;
export const by = withParts('deleted by {person}');
export const at = withParts('deleted {date}');
export const keptUntil = withParts('kept until {date}');
export const lostParent = {
  deleted: withParts('“{name}” was restored without its link because its parent Activity was deleted'),
  closed: withParts('“{name}” was restored without its link because you can no longer edit the parent story map'),
  taken: withParts('“{name}” was restored without its link because its parent Activity now has another story map'),
  circle: withParts(
    '“{name}” was restored without its link because its parent Activity is now on a story map below it',
  ),
  levels: withParts(
    '“{name}” was restored without its link because there are now too many story maps above its parent Activity',
  ),
} as const;
