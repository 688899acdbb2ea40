import * as errorTexts from './errors.ts';
import { informationTexts } from './information.ts';
import { newActivityTexts } from './newActivity.ts';
import { overviewTexts } from './overview.ts';
import { storyMapTexts } from './storyMap.ts';

const add = 'Add Who';
const { sharedKeys } = storyMapTexts;

/** What people read about Whos. A group is shown as a Category, a category as a Sub-Category (rule who.6). */
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
  nameNoCategory: 'Give the Whos without a category one',
  nameNoSubCategory: 'Give the Whos of {group} without a sub-category one',
  categoryName: 'Name of category {name}',
  subCategoryName: 'Name of sub-category {name}',
  renameKeys: 'Empty means none',
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
  },

  keyGroups: [
    {
      title: sharedKeys.around,
      keys: [
        { keys: ['←', '→', '↑', '↓'], does: 'Go from Who to Who' },
        { keys: ['Enter'], does: 'Open its links' },
        sharedKeys.help,
      ],
      editing: false,
    },
    {
      title: sharedKeys.changing,
      keys: [
        { keys: ['F2'], does: 'Change its name and category' },
        sharedKeys.menu,
        sharedKeys.carry,
        sharedKeys.remove,
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
    under: 'under “{name}”',
  },
} as const;
