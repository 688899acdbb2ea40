import * as searchTexts from '#shared/texts/search.ts';
import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the search of every page, which is its command palette too. */

export const label = 'Search and commands';
export const labelOnMap = 'Search this story map';
export const placeholder = 'Find a story map or a command';
export const placeholderOnMap = 'Search this map, story maps and commands';
export const leave = 'Esc';
export const epics = 'Epics';
export const results = searchTexts.results;
/** Where an epic is. */
export const epicIn = withParts('{activity} in {release}');

export const goTo = withParts('Go to {page}');
export const showKeys = 'Show the keys of this page';
export const toDark = 'Switch to dark colours';
export const toLight = 'Switch to light colours';
