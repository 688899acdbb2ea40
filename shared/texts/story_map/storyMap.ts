import * as commonTexts from '#shared/texts/common.ts';
import { plural, withParts } from '#shared/texts/withParts.ts';
import * as selectionTexts from '../boardSelection.ts';
import * as commentTexts from '../comments.ts';
import * as paletteTexts from '../palette.ts';

/** Texts of a story map's pages. Quoted texts keep their spelling (docs/rules.md). */

/** The keyboard help of both boards of a map. */
export const sharedKeys = {
  around: 'Getting around',
  changing: 'Changing',
  menu: { keys: ['M'], does: 'Open the menu' },
  search: { keys: ['/', 'Ctrl+K'], does: 'Search this map, other maps and commands' },
  find: { keys: ['/', 'Ctrl+K'], does: paletteTexts.placeholder },
  help: { keys: ['?'], does: 'Show these keys' },
  carry: { keys: ['Space'], does: 'Pick up, then move with the arrow keys; Space drops, Esc puts back' },
  remove: { keys: ['Delete'], does: 'Delete' },
  undo: { keys: ['Ctrl+Z', 'Ctrl+Shift+Z'], does: 'Undo and redo your own changes' },
} as const;

export const tabs = {
  overview: 'Overview',
  frame: 'Frame',
  map: 'Map',
  releases: 'Plan & Explore',
  roadmap: 'Roadmap',
  history: 'History',
} as const;
export const viewAccess = 'You have view access to this Story Map';
export const viewOnly = 'View only';
export const offline = 'Offline: you can view but not edit';
export const pageTitle = 'Story map';
export const deniedHelp = 'Ask its owner to share it with you, or check the address.';
export const backToList = 'Back to your story maps';
export const loading = 'Loading the story map';
export const saving = 'Saving…';
export const savingPasted = withParts('Adding {done} of {total}…');
export const outdated = 'This may be out of date';
export const refresh = 'Refresh';
export const keysButton = 'Keys';

export const board = withParts('Map of {name}');
export const grid = withParts('Activities of {name}');
export const backbone = 'Backbone';
export const childrenOf = commonTexts.childrenOf;
export const noChildren = 'No sub-activities';
export const purpose = withParts('Purpose: {why}');
export const purposeTitle = 'Purpose';
export const readTitle = 'Activity';
export const rank = commonTexts.rank;
export const size = withParts('Size {size}');
export const cost = withParts('Cost {cost}');
export const value = withParts('Value {value}');
export const priority = withParts('Priority: {name}');
export const whos = withParts('Whos: {names}');
export const otherWhos = withParts('+{count}');
export const menuOf = withParts('Menu of {name}');
export const ghosts = ['Find something', 'Choose it', 'Get it'] as const;
export const emptyTitle = 'What do people do first?';
export const emptyHelp =
  'Write the steps that people take from left to right: that is the backbone. Details go below each step.';
export const emptyViewer = 'This story map is empty.';

export const add = 'Add Activity';
export const addWithFields = 'Add an Activity with all fields';
export const addUnder = 'Add sub-activity';
export const addUnderNamed = withParts('Add sub-activity under {name}');
export const addAfter = withParts('Add an Activity after {name}');
export const newDescription = 'Description of the new Activity';
export const newUnder = withParts('Description of the new sub-activity of {name}');
export const placeholder = 'What do people do?';
export const placeholderUnder = 'How exactly?';
export const composerKeys = 'Enter adds the next one, Tab goes one level down';
export const composerKeysUnder = 'Enter adds the next one, Shift+Tab goes back up';
export const changeOf = withParts('Description of {name}');
export const notSaved = withParts('Not saved: {message}');
export const edit = 'Edit';
export const discard = 'Discard';
export const takenHere = 'That Activity is already on this map.';
export const takenShow = 'Show it';
export const takenElsewhere = 'That Activity belongs to another story map.';
export const takenUse = 'Use it here instead';
export const takenKeep =
  "This card's sub-activities or values would be lost, so add that Activity as a separate card instead.";

export const pasting = {
  added: plural('{count} Activity added.', '{count} Activities added.'),
  flattened: plural(
    'A story map has two levels, so 1 line with deeper indentation was moved up a level.',
    'A story map has two levels, so {count} lines with deeper indentation were moved up a level.',
  ),
  nothing: "There's no text to paste.",
  tooMany: withParts(
    'You can paste at most {max} lines at a time. You pasted {count}. Use “Import…” in the menu of the story map.',
  ),
  line: withParts('Nothing was pasted because line {line} {refusal}.'),
  failed: withParts("Couldn't add {failed} of {total} pasted Activities: {message}"),
} as const;

export const menu = {
  information: 'Information',
  change: 'Change description',
  rank: 'Set rank',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveTo: 'Move to …',
  remove: 'Delete',
} as const;
export const deleteTitle = commonTexts.deleteTitle;
export const deleteText = 'It is removed from this story map.';
export const deleteWithChildren = plural(
  'It and its {count} sub-activity are removed from this story map.',
  'It and its {count} sub-activities are removed from this story map.',
);
export const deleteLinks = plural(
  'Its link to {maps} is removed too, but that story map stays.',
  'Its links to {maps} are removed too, but those story maps stay.',
);
export const linkedMap = withParts('“{name}”');
export const linkedMapUnknown = 'its own story map';
export const linkedMapClosed = "a story map that you can't open";
export const linkedMapsMore = plural('{count} other story map', '{count} other story maps');
export const deleteElsewhere = 'Other story maps that use it keep it.';
export const deleteConfirm = 'Delete';
export const deleted = 'Activity has been successfully deleted';
export const reused = 'We have used an existing Activity as one with that description already exists';
export const notDone = withParts('“{name}”: {message}');
export const rankTitle = withParts('Rank of “{name}”');
export const rankLabel = 'Rank';
export const rankHelp = {
  backbone: '1 is the most important on the backbone. Leave it empty for no rank.',
  skeleton: '1 is the most important of all sub-activities. Leave it empty for no rank.',
} as const;
export const rankWrong = withParts('A rank is a whole number from 1 to {max}');
export const save = 'Save';
export const moveTitle = withParts('Move “{name}”');
export const moveLabel = 'Move to';
export const moveConfirm = 'Move';
export const underNamed = withParts('Under “{name}”');

export const countUnder = plural('{count} sub-activity', '{count} sub-activities');

export const zoom = {
  group: 'Zoom',
  in: 'Zoom in',
  out: 'Zoom out',
  percent: withParts('{percent}%'),
  reset: withParts('{percent}%, reset zoom'),
  fit: 'Show the whole map',
} as const;

export const announcements = {
  picked: withParts('Picked up {name}. Arrow keys move it, Space drops it, Escape puts it back.'),
  atBackbone: withParts('{name} is at position {position} of {count} on the backbone.'),
  atUnder: withParts('{name} is at position {position} of {count} under {parent}.'),
  dropped: withParts('Dropped. {where}'),
  putBack: withParts('{name} is back where it was.'),
  added: withParts('Added {name}.'),
  edge: "There's nothing further in that direction.",
  gone: withParts("{name} is no longer here, so it wasn't moved."),
} as const;

export const keysTitle = 'Keys';
export const keyGroups = [
  {
    title: sharedKeys.around,
    keys: [
      { keys: ['←', '→', '↑', '↓'], does: 'Walk the map' },
      { keys: ['Home', 'End'], does: 'To the ends of a row or column' },
      { keys: ['V'], does: 'Show the whole text' },
      { keys: ['I'], does: 'Open the information' },
      { keys: ['T'], does: commentTexts.keyDoes },
      { keys: ['F6'], does: 'Switch between the card and its information' },
      sharedKeys.menu,
      sharedKeys.search,
      sharedKeys.help,
    ],
    editing: false,
  },
  {
    title: 'Looking',
    keys: [
      { keys: ['+', '-'], does: 'Zoom in and out; Ctrl and the wheel do the same' },
      { keys: ['0'], does: 'Zoom to 100%' },
      { keys: ['F'], does: 'Fit the whole map' },
      { keys: ['Space'], does: 'Hold and drag to move the map' },
    ],
    editing: false,
  },
  {
    title: 'Adding',
    keys: [
      { keys: ['N'], does: 'Add an Activity after this one' },
      { keys: ['B'], does: 'Add an Activity before this one' },
      { keys: ['C'], does: 'Add a sub-activity' },
      { keys: ['Enter'], does: 'While writing: add it and write the next one' },
      { keys: ['Tab'], does: 'While writing: add it and go one level down' },
      { keys: ['Shift+Tab'], does: 'While writing: add it and go back up' },
      { keys: ['Ctrl+Enter'], does: 'While writing: continue with all fields' },
      { keys: ['Shift+N'], does: addWithFields },
      { keys: ['Ctrl+V'], does: 'Paste Activities, one per line; indented lines become sub-activities' },
      { keys: ['Esc'], does: 'Stop writing' },
    ],
    editing: true,
  },
  {
    title: sharedKeys.changing,
    keys: [
      { keys: ['Enter'], does: 'Change the description' },
      sharedKeys.carry,
      { keys: ['P'], does: 'Set the priority of this card, or of all selected ones' },
      { keys: ['S', '1–9'], does: 'Set the size, or just type a number' },
      { keys: ['W'], does: 'Link Whos; Ctrl+Enter links several' },
      { keys: ['R'], does: 'Add to a release or remove from it' },
      { keys: ['E'], does: 'Add an epic in a release' },
      sharedKeys.remove,
      sharedKeys.undo,
    ],
    editing: true,
  },
  selectionTexts.keyGroup,
] as const;
