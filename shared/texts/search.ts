/** What people read where they search for something of their company. 'no options, ...' is quoted (rule search.9). */
export const searchTexts = {
  none: 'no options, type to start searching',
  nothing: 'Nothing matches “{query}”',
  results: 'Search results',
  found: { one: '{count} result', other: '{count} results' },

  storyMaps: 'Search story maps',
  storyMapsType: 'Search in',
  all: 'All',
  own: 'Your story maps',
} as const;
