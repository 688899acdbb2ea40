import { withParts } from '#shared/texts/withParts.ts';

/** Texts for a conflict: a colleague has changed the text that the user is editing. */

export const theirs = withParts('It now says “{text}”');
export const theirsEmpty = 'It is empty now';
export const keepMine = 'Keep mine';
export const takeTheirs = 'Take theirs';
