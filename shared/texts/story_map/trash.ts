import * as commonTexts from '#shared/texts/common.ts';
import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the trash, and of restoring what was deleted. */

export const title = commonTexts.trash;
export const storyMapsHelp =
  'Story maps of your own that were deleted in the last 30 days. They come back with all that they held, and with their members.';
export const initiativesHelp =
  'Initiatives of your own that were deleted in the last 30 days. They come back with all that they held, and with their members.';
export const mapHelp = 'What was deleted from this story map in the last 30 days.';
export const list = 'Deleted entries';
export const empty = 'The trash is empty';
export const emptyHelp = 'What you delete stays here for 30 days, and can be restored as it was.';
export const restore = commonTexts.restore;
export const restoreNamed = withParts('Restore “{name}”');
export const restored = withParts('“{name}” has been restored');
export const first = withParts('Restore “{name}” first');
export const older = 'Show what was deleted earlier';
export const unnamed = 'An epic without a name';
export const somebody = 'somebody who has left';
export const kinds = { what: 'Activity', who: 'Who', release: 'Release', epic: 'Epic' } as const;
export const under = { what: commonTexts.underNamed, release: withParts('in “{name}”') } as const;
export const by = withParts('deleted by {person}');
export const at = withParts('deleted {date}');
export const keptUntil = withParts('kept until {date}');
export const lostParent = {
  deleted: withParts('“{name}” has been restored without its link, since its parent Activity has been deleted'),
  closed: withParts(
    '“{name}” has been restored without its link, since you may not edit the parent story map any more',
  ),
  taken: withParts(
    '“{name}” has been restored without its link, since its parent Activity has another story map by now',
  ),
  circle: withParts(
    '“{name}” has been restored without its link, since its parent Activity is on a story map below it by now',
  ),
  levels: withParts(
    '“{name}” has been restored without its link, since too many story maps are above its parent Activity by now',
  ),
} as const;
