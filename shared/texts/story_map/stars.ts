import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the stars that people set on story maps for themselves. */

export const title = 'Starred';
export const add = 'Star';
export const remove = 'Remove star';
export const of = withParts('Star {name}');
export const loadFailed = "Couldn't load starred story maps.";
