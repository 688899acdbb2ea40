/** What people read where they search for something of their company. The text of foundation §2 keeps its spelling. */
export const searchTexts = {
  none: 'no options, type to start searching',
  results: 'Search results',
  found: { one: '{count} result', other: '{count} results' },

  storyMaps: 'Search story maps',
  storyMapsType: 'Search in',
  all: 'All',
  own: 'Your story maps',
} as const;
