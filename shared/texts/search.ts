/** Texts for searching the entities of the user's company. 'no options, ...' is quoted (rule search.9). */

export const none = 'no options, type to start searching';
export const nothing = 'Nothing matches “{query}”';
export const results = 'Search results';
/** There may be more of them than are shown. */
export const cut = 'The first {count} results are shown, type more to find others';
export const found = { one: '{count} result', other: '{count} results' } as const;

export const storyMaps = 'Search story maps';
export const storyMapsType = 'Search in';
export const all = 'All';
export const own = 'Your story maps';
