import { commonTexts } from './common.ts';

/** Texts of the trash, and of restoring what was deleted. */
export const trashTexts = {
  title: commonTexts.trash,
  storyMapsHelp:
    'Story maps of your own that were deleted in the last 30 days. They come back with all that they held, and with their members.',
  initiativesHelp:
    'Initiatives of your own that were deleted in the last 30 days. They come back with all that they held, and with their members.',
  mapHelp: 'What was deleted from this story map in the last 30 days.',
  list: 'Deleted entries',
  empty: 'The trash is empty',
  emptyHelp: 'What you delete stays here for 30 days, and can be restored as it was.',
  restore: commonTexts.restore,
  restoreNamed: 'Restore “{name}”',
  restored: '“{name}” has been restored',
  first: 'Restore “{name}” first',
  older: 'Show what was deleted earlier',
  unnamed: 'An epic without a name',
  somebody: 'somebody who has left',
  kinds: { what: 'Activity', who: 'Who', release: 'Release', epic: 'Epic' },
  under: { what: commonTexts.underNamed, release: 'in “{name}”' },
  by: 'deleted by {person}',
  at: 'deleted {date}',
  keptUntil: 'kept until {date}',
  lostParent: {
    deleted: '“{name}” has been restored without its link, since its parent Activity has been deleted',
    closed: '“{name}” has been restored without its link, since you may not edit the parent story map any more',
    taken: '“{name}” has been restored without its link, since its parent Activity has another story map by now',
    circle: '“{name}” has been restored without its link, since its parent Activity is on a story map below it by now',
    levels:
      '“{name}” has been restored without its link, since too many story maps are above its parent Activity by now',
  },
} as const;
