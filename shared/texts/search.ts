/** Texts for searching the entities of the user's company. 'no options, ...' is quoted (rule search.9). */
export const searchTexts = {
  none: 'no options, type to start searching',
  nothing: 'Nothing matches “{query}”',
  results: 'Search results',
  /** There may be more of them than are shown. */
  cut: 'The first {count} results are shown, type more to find others',
  found: { one: '{count} result', other: '{count} results' },

  storyMaps: 'Search story maps',
  storyMapsType: 'Search in',
  all: 'All',
  own: 'Your story maps',
} as const;
