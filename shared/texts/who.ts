import { plural, withParts } from '#shared/texts/withParts.ts';
import * as selectionTexts from './boardSelection.ts';
import * as commentTexts from './comments.ts';
import * as commonTexts from './common.ts';
import * as errorTexts from './errors.ts';
import * as overviewTexts from './story_map/overview.ts';
import * as storyMapTexts from './story_map/storyMap.ts';
import * as informationTexts from './what/information.ts';
import * as newActivityTexts from './what/newActivity.ts';

/** Texts about Whos. A group is shown as a Category, a category as a Sub-Category (rule who.6). */

export const add = 'Add Who';

export const views = 'View of the map';
export const activities = 'Activities';
export const whos = 'Whos';

export const board = withParts('Whos of {name}');
export const empty = 'Empty';
export const noCategory = overviewTexts.noCategory;
export const noSubCategory = overviewTexts.noSubCategory;
export const count = plural('{count} Who', '{count} Whos');
export const emptyTitle = 'Who takes part in this story?';
export const emptyHelp =
  'Users, teams, systems: everyone with a part in it. Add the first Who. Categories can come later.';
export const emptyViewer = informationTexts.noWhosOnMap;
/** Examples on the empty board. */
export const ghosts = [
  { category: 'Users', names: ['Customer', 'Visitor'] },
  { category: 'Teams', names: ['Support'] },
  { category: 'Systems', names: ['Payment provider'] },
] as const;
export const addTo = withParts('Add Who to {place}');
export const addCategory = 'Add Category';
export const newName = withParts('Name of the new Who in {place}');
export const placeholder = 'Name';
export const composerKeys = 'Enter adds the next one';
export const newCategory = 'Name of the new category';
export const newCategoryKeys = 'Enter adds it, Esc cancels';
export const renameCategory = withParts('Rename category {name}');
export const renameSubCategory = withParts('Rename sub-category {name} of {group}');
export const categoryName = withParts('Name of category {name}');
export const subCategoryName = withParts('Name of sub-category {name}');
export const renameKeys = 'Empty means none';
export const addSubCategory = 'Add Sub-Category';
export const newSubCategory = withParts('Name of the new sub-category of {group}');
export const categoryMenu = {
  rename: 'Rename',
  left: 'Move left',
  right: 'Move right',
  up: storyMapTexts.menu.moveUp,
  down: storyMapTexts.menu.moveDown,
  remove: 'Remove',
} as const;
export const otherCategory = 'A sub-category stays in its category';
export const removeTitle = withParts('Remove “{name}”?');
export const removeWhos = plural(
  'Its {count} Who stays on the story map, without this category.',
  'Its {count} Whos stay on the story map, without this category.',
);
export const removeSubCategories = plural(
  'Its {count} sub-category is removed too.',
  'Its {count} sub-categories are removed too.',
);
export const removeConfirm = 'Remove';
export const place = withParts('{group}, {category}');
export const notSaved = storyMapTexts.notSaved;
export const discard = 'Discard';
export const reused = 'We have used an existing WHO as one with that name already exists';
export const notDone = storyMapTexts.notDone;

export const badges = {
  whats: plural('{count} link to an Activity', '{count} links to Activities'),
  whos: plural('{count} link to a Who', '{count} links to Whos'),
} as const;
export const menuOf = storyMapTexts.menuOf;
export const menu = {
  links: 'Links to Activities and Whos',
  edit: 'Edit',
  moveTo: storyMapTexts.menu.moveTo,
  remove: 'Delete',
} as const;

export const announcements = {
  picked: withParts('Picked up {name}. Arrow keys move it to another category, Space drops it, Escape puts it back.'),
  at: withParts('{name} is in {place}.'),
  dropped: withParts('Dropped. {name} is in {place}.'),
  putBack: withParts('{name} is back in {place}.'),
  edge: storyMapTexts.announcements.edge,
  labelPicked: withParts('Picked up category {name}. Arrow keys move it, Space drops it, Escape puts it back.'),
  labelAt: withParts('{name} is number {number} of {count}.'),
  labelDropped: withParts('Dropped. {place}'),
  labelBack: storyMapTexts.announcements.putBack,
  removed: withParts('Removed {name}.'),
} as const;

export const keyGroups = [
  {
    title: storyMapTexts.sharedKeys.around,
    keys: [
      { keys: ['←', '→', '↑', '↓'], does: 'Go from Who to Who' },
      { keys: ['I'], does: 'Open its links' },
      { keys: ['T'], does: commentTexts.keyDoes },
      storyMapTexts.sharedKeys.menu,
      storyMapTexts.sharedKeys.search,
      storyMapTexts.sharedKeys.help,
    ],
    editing: false,
  },
  {
    title: storyMapTexts.sharedKeys.changing,
    keys: [
      { keys: ['Enter'], does: 'Change its name and category' },
      storyMapTexts.sharedKeys.carry,
      storyMapTexts.sharedKeys.remove,
      storyMapTexts.sharedKeys.undo,
      { keys: ['Tab'], does: 'Go to the name of a category, where the same keys change the category' },
    ],
    editing: true,
  },
  selectionTexts.keyGroup,
] as const;

export const addTitle = add;
export const name = 'Name';
export const nameRequired = errorTexts.nameRequired;
export const category = 'Category';
export const subCategory = 'Sub-Category';
export const labelHelp = 'Choose one or enter a new one. Both are optional.';
export const picked = 'Your company already has this Who, so it is reused.';
export const added = newActivityTexts.added;

export const editTitle = withParts('Edit “{name}”');
export const save = 'Save';
export const taken = {
  here: 'That Who is already on this story map.',
  show: storyMapTexts.takenShow,
  elsewhere: "That Who isn't on this story map yet.",
  use: storyMapTexts.takenUse,
  keep: "This Who's links would be lost, so add that Who separately instead.",
} as const;
export const moveTitle = storyMapTexts.moveTitle;
export const moveConfirm = 'Move';
export const deleteTitle = storyMapTexts.deleteTitle;
export const deleteText = storyMapTexts.deleteText;
export const deleteWithLinks = plural(
  'It and its {count} link are removed from this story map.',
  'It and its {count} links are removed from this story map.',
);
export const deleteElsewhere = storyMapTexts.deleteElsewhere;
export const deleteConfirm = 'Delete';
export const deleted = commonTexts.deleted;

export const links = {
  title: withParts('Links of “{name}”'),
  toWhats: 'Activities',
  toWhos: 'Whos',
  type: informationTexts.linkType,
  relationship: 'Relationship type',
  what: 'Activity',
  who: 'Who',
  add: 'Link',
  noWhats: 'No linked Activities.',
  noWhos: 'No linked Whos.',
  nothingLeftWhats: 'It is linked to every Activity.',
  nothingLeftWhos: 'It is linked to every other Who.',
  noOption: 'Nothing matches',
  companyWide: withParts('In your company: {counts}'),
  count: plural('{type} ({count} story map)', '{type} ({count} story maps)'),
  under: commonTexts.underNamed,
} as const;
