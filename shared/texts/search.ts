import { plural, withParts } from '#shared/texts/withParts.ts';

/** Texts for searching the entities of the user's company. 'no options, ...' is quoted (rule search.9). */

export const none = 'no options, type to start searching';
export const nothing = withParts('Nothing matches “{query}”');
export const results = 'Search results';
/** There may be more of them than are shown. */
export const cut = withParts('Showing the first {count} results. Type more to narrow them down');
export const found = plural('{count} result', '{count} results');

export const storyMaps = 'Search story maps';
export const storyMapsType = 'Search in';
export const all = 'All';
export const own = 'Your story maps';
