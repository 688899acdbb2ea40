/** Texts of the hierarchy of story maps. The spelling of quoted texts is part of the product (docs/rules.md). */
export const hierarchyTexts = {
  search: 'Search for the root story map',
  find: 'Find a story map below the root',
  notBelow: '“{name}” is not below this root, as far as you may see',
  view: 'View type',
  views: { tree: 'Tree view', folder: 'Folder View' },
  globalTop: 'Set global hierarchy top as root',
  goUp: 'Go up one level',
  isTop: 'No story map leads to this one',
  parentClosed: 'You may not view the story map above this one',
  treeOf: 'Story maps below {name}',
  canvas: 'Hierarchy, {view}',

  open: 'Open Story Map',
  makeRoot: 'Make this the root Story map',
  fetch: { tree: 'Fetch children', folder: 'Fetch Children' },
  refetch: 'No Children, Re-Fetch Children',
  expand: 'Show the story maps below {name}',
  collapse: 'Hide the story maps below {name}',
  hidden: { one: 'Show {count} story map', other: 'Show {count} story maps' },
  shown: { one: 'Hide {count} story map', other: 'Hide {count} story maps' },
  limit: 'Depth limit reached, please make a lower depth Story Map the root to continue displaying children',
  repeat: 'This Story Map already exists further up in the hierarchy',
  closed: "You don't have premissions to view this Story Map",
  retry: 'Try again to fetch what is below {name}',

  foundNone: 'There are no story maps below {name}',
  found: { one: 'There is {count} story map below {name}', other: 'There are {count} story maps below {name}' },

  empty: 'No root yet',
  emptyText: 'Search for a story map above, and see which story maps its Activities lead to, level by level.',
} as const;
