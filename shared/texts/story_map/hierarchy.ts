import { plural, withParts } from '#shared/texts/withParts.ts';

/** Texts of the hierarchy of story maps. The spelling of quoted texts is part of the product (docs/rules.md). */

export const search = 'Search for the root story map';
export const find = 'Find a story map below the root';
export const notBelow = withParts("“{name}” isn't below this root on the story maps that you can view");
export const view = 'View type';
export const views = { tree: 'Tree view', folder: 'Folder View' } as const;
export const globalTop = 'Set global hierarchy top as root';
export const goUp = 'Go up one level';
export const isTop = 'No story map links to this one';
export const parentClosed = "You can't view the story map above this one";
export const treeOf = withParts('Story maps below {name}');
export const canvas = withParts('Hierarchy, {view}');

export const open = 'Open Story Map';
export const makeRoot = 'Make this the root Story map';
export const fetch = { tree: 'Fetch children', folder: 'Fetch Children' } as const;
export const refetch = 'No Children, Re-Fetch Children';
export const expand = withParts('Show the story maps below {name}');
export const collapse = withParts('Hide the story maps below {name}');
export const hidden = plural('Show {count} story map', 'Show {count} story maps');
export const shown = plural('Hide {count} story map', 'Hide {count} story maps');
export const limit =
  'Depth limit reached, please make a lower depth Story Map the root to continue displaying children';
export const repeat = 'This Story Map already exists further up in the hierarchy';
export const closed = "You don't have premissions to view this Story Map";
export const retry = withParts("Couldn't load what is below {name}. Try again");

export const foundNone = withParts('There are no story maps below {name}');
export const found = plural('There is {count} story map below {name}', 'There are {count} story maps below {name}');

export const empty = 'No root yet';
export const emptyText = 'Search for a story map above to see which story maps its Activities link to, level by level.';
