import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the walk along the backbone for meetings. */

export const walk = 'Walk along the backbone';
export const shown = 'Activity on the screen';
export const previous = 'Previous Activity';
export const next = 'Next Activity';
export const position = withParts('{number} of {count}');
export const nothingBelow = 'No sub-activities yet';
export const empty = 'Nothing to present yet';
export const emptyHelp = 'Add Activities to the backbone of this story map first.';
