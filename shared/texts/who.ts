import { commonTexts } from './common.ts';
import * as errorTexts from './errors.ts';
import { informationTexts } from './information.ts';
import { newActivityTexts } from './newActivity.ts';
import { overviewTexts } from './overview.ts';
import { storyMapTexts } from './storyMap.ts';

const add = 'Add Who';
const { sharedKeys } = storyMapTexts;

/** Texts about Whos. A group is shown as a Category, a category as a Sub-Category (rule who.6). */
export const whoTexts = {
  views: 'View of the map',
  activities: 'Activities',
  whos: 'Whos',

  board: 'Whos of {name}',
  empty: 'Empty',
  noCategory: overviewTexts.noCategory,
  noSubCategory: overviewTexts.noSubCategory,
  count: { one: '{count} Who', other: '{count} Whos' },
  emptyTitle: 'Who takes part in this story?',
  emptyHelp: 'Users, teams, systems, everyone with a part in it. Add the first Who; categories can come later.',
  emptyViewer: informationTexts.noWhosOnMap,
  /** Examples on the empty board. */
  ghosts: [
    { category: 'Users', names: ['Customer', 'Visitor'] },
    { category: 'Teams', names: ['Support'] },
    { category: 'Systems', names: ['Payment provider'] },
  ],

  add,
  addTo: 'Add Who to {place}',
  addCategory: 'Add Category',
  newName: 'Name of the new Who in {place}',
  placeholder: 'Name',
  composerKeys: 'Enter adds the next one',
  newCategory: 'Name of the new category',
  newCategoryKeys: 'Enter adds it, Esc does not',
  renameCategory: 'Rename category {name}',
  renameSubCategory: 'Rename sub-category {name} of {group}',
  categoryName: 'Name of category {name}',
  subCategoryName: 'Name of sub-category {name}',
  renameKeys: 'Empty means none',
  addSubCategory: 'Add Sub-Category',
  newSubCategory: 'Name of the new sub-category of {group}',
  categoryMenu: {
    rename: 'Rename',
    left: 'Move left',
    right: 'Move right',
    up: storyMapTexts.menu.moveUp,
    down: storyMapTexts.menu.moveDown,
    remove: 'Remove',
  },
  otherCategory: 'A sub-category stays in its category',
  removeTitle: 'Remove “{name}”?',
  removeWhos: {
    one: 'Its {count} Who stays on the story map, without this category.',
    other: 'Its {count} Whos stay on the story map, without this category.',
  },
  removeSubCategories: {
    one: 'Its {count} sub-category goes with it.',
    other: 'Its {count} sub-categories go with it.',
  },
  removeConfirm: 'Remove',
  place: '{group}, {category}',
  notSaved: storyMapTexts.notSaved,
  discard: 'Discard',
  reused: 'We have used an existing WHO as one with that name already exists',
  notDone: storyMapTexts.notDone,

  badges: {
    whats: { one: '{count} link to an Activity', other: '{count} links to Activities' },
    whos: { one: '{count} link to a Who', other: '{count} links to Whos' },
  },
  menuOf: storyMapTexts.menuOf,
  menu: { links: 'Links to Activities and Whos', edit: 'Edit', moveTo: storyMapTexts.menu.moveTo, remove: 'Delete' },

  announcements: {
    picked: 'Picked up {name}. Arrow keys move it to another category, Space drops it, Escape puts it back.',
    at: '{name} is in {place}.',
    dropped: 'Dropped. {name} is in {place}.',
    putBack: '{name} is back in {place}.',
    edge: storyMapTexts.announcements.edge,
    labelPicked: 'Picked up category {name}. Arrow keys move it, Space drops it, Escape puts it back.',
    labelAt: '{name} is number {number} of {count}.',
    labelDropped: 'Dropped. {place}',
    labelBack: storyMapTexts.announcements.putBack,
    removed: 'Removed {name}.',
  },

  keyGroups: [
    {
      title: sharedKeys.around,
      keys: [
        { keys: ['←', '→', '↑', '↓'], does: 'Go from Who to Who' },
        { keys: ['I'], does: 'Open its links' },
        sharedKeys.menu,
        sharedKeys.search,
        sharedKeys.help,
      ],
      editing: false,
    },
    {
      title: sharedKeys.changing,
      keys: [
        { keys: ['Enter'], does: 'Change its name and category' },
        sharedKeys.carry,
        sharedKeys.remove,
        { keys: ['Tab'], does: 'Go to the name of a category, where the same keys change the category' },
      ],
      editing: true,
    },
  ],

  addTitle: add,
  name: 'Name',
  nameRequired: errorTexts.nameRequired,
  category: 'Category',
  subCategory: 'Sub-Category',
  labelHelp: 'Choose one or write a new one. Empty means none.',
  picked: 'Your company has this Who already. It is used again, not created anew.',
  added: newActivityTexts.added,

  editTitle: 'Edit “{name}”',
  save: 'Save',
  taken: {
    here: 'That Who is on this story map already.',
    show: storyMapTexts.takenShow,
    elsewhere: 'That Who is not on this story map yet.',
    use: storyMapTexts.takenUse,
    keep: 'This one has links that would be lost, so add that Who beside it instead.',
  },
  moveTitle: storyMapTexts.moveTitle,
  moveConfirm: 'Move',
  deleteTitle: storyMapTexts.deleteTitle,
  deleteText: storyMapTexts.deleteText,
  deleteWithLinks: {
    one: 'It is taken off this story map together with its {count} link.',
    other: 'It is taken off this story map together with its {count} links.',
  },
  deleteElsewhere: storyMapTexts.deleteElsewhere,
  deleteConfirm: 'Delete',
  deleted: commonTexts.deleted,

  links: {
    title: 'Links of “{name}”',
    toWhats: 'Activities',
    toWhos: 'Whos',
    type: informationTexts.linkType,
    relationship: 'Relationship type',
    what: 'Activity',
    who: 'Who',
    add: 'Link',
    noWhats: 'It is linked to no Activity.',
    noWhos: 'It is linked to no other Who.',
    nothingLeftWhats: 'There is no Activity left to link it to.',
    nothingLeftWhos: 'There is no other Who left to link it to.',
    noOption: 'Nothing fits',
    companyWide: 'In your company: {counts}',
    count: { one: '{type} ({count} story map)', other: '{type} ({count} story maps)' },
    under: commonTexts.underNamed,
  },
} as const;
