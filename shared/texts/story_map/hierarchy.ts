/** Texts of the hierarchy of story maps. The spelling of quoted texts is part of the product (docs/rules.md). */

export const search = 'Search for the root story map';
export const find = 'Find a story map below the root';
export const notBelow = '“{name}” is not below this root, as far as you may see';
export const view = 'View type';
export const views = { tree: 'Tree view', folder: 'Folder View' } as const;
export const globalTop = 'Set global hierarchy top as root';
export const goUp = 'Go up one level';
export const isTop = 'No story map leads to this one';
export const parentClosed = 'You may not view the story map above this one';
export const treeOf = 'Story maps below {name}';
export const canvas = 'Hierarchy, {view}';

export const open = 'Open Story Map';
export const makeRoot = 'Make this the root Story map';
export const fetch = { tree: 'Fetch children', folder: 'Fetch Children' } as const;
export const refetch = 'No Children, Re-Fetch Children';
export const expand = 'Show the story maps below {name}';
export const collapse = 'Hide the story maps below {name}';
export const hidden = { one: 'Show {count} story map', other: 'Show {count} story maps' } as const;
export const shown = { one: 'Hide {count} story map', other: 'Hide {count} story maps' } as const;
export const limit =
  'Depth limit reached, please make a lower depth Story Map the root to continue displaying children';
export const repeat = 'This Story Map already exists further up in the hierarchy';
export const closed = "You don't have premissions to view this Story Map";
export const retry = 'Try again to fetch what is below {name}';

export const foundNone = 'There are no story maps below {name}';
export const found = {
  one: 'There is {count} story map below {name}',
  other: 'There are {count} story maps below {name}',
} as const;

export const empty = 'No root yet';
export const emptyText =
  'Search for a story map above, and see which story maps its Activities lead to, level by level.';
