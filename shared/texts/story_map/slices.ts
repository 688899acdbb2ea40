import * as releaseTexts from '#shared/texts/release/releases.ts';
import { plural, withParts } from '#shared/texts/withParts.ts';
import * as selectionTexts from '../boardSelection.ts';
import * as historyTexts from './history.ts';
import * as storyMapTexts from './storyMap.ts';

/** Texts of the Slices of a story map. */

export const view = 'Slices';
export const board = withParts('Slices of {name}');
export const none = 'Not in an open release';
export const create = releaseTexts.create;
export const planned = withParts('{planned} of {count} planned');
export const whats = historyTexts.whats;
/** What the epics in a release add up to; an Activity has a size of its own on the map. */
export const size = releaseTexts.sizeOfEpics;
export const epicsOf = plural('{done}/{count} epic', '{done}/{count} epics');
export const completedIn = withParts('Completed in {name}');
export const dropHere = 'Drag Activities here';
export const nothingHere = 'No Activities yet';
export const allPlanned = 'Every Activity is in an open release';

export const empty = 'No open releases to slice the map by';
export const emptyText =
  'A slice shows what ships together: one lane per release, under the steps of the map. Create a release, then drag Activities into it.';
export const emptyViewer = 'A slice shows what ships together. Lanes appear once someone creates a release.';
export const emptyMap = 'Nothing to slice yet';
export const emptyMapText = 'Slices show the Activities of the map by release. Add some to the map first.';
export const emptyMapViewer = 'Slices show the Activities of the map by release. They appear once someone adds some.';
export const toMap = 'Go to the Activities';

export const moves = withParts('Move to {name}');
export const adds = withParts('Add to {name}');
export const removes = withParts('Remove from {name}');
export const isThere = 'Already in this release';

export const announcements = {
  picked: withParts(
    'Picked up {name} in {lane}. The up and down arrow keys choose a release, Space drops it, Escape puts it back.',
  ),
  over: withParts('{lane}: {does}.'),
  stays: withParts('{name} stays in {lane}.'),
  moved: withParts('{name} moved from {from} to {to}.'),
  added: withParts('{name} is also in {to}.'),
  taken: withParts('{name} is now in {to}.'),
  removed: withParts('{name} is no longer in {from}.'),
  edge: storyMapTexts.announcements.edge,
} as const;

export const keyGroups = [
  {
    title: storyMapTexts.sharedKeys.around,
    keys: [
      { keys: ['←', '→', '↑', '↓'], does: 'Go from card to card, also into the next lane' },
      { keys: ['Home', 'End'], does: 'To the ends of a lane' },
      { keys: ['Enter'], does: 'Open the Activity in the release' },
      storyMapTexts.sharedKeys.search,
      storyMapTexts.sharedKeys.help,
    ],
    editing: false,
  },
  storyMapTexts.keyGroups[1],
  {
    title: storyMapTexts.sharedKeys.changing,
    keys: [
      { keys: ['Space'], does: 'Pick up, then choose a lane with ↑ and ↓; Space drops, Esc puts back' },
      storyMapTexts.sharedKeys.menu,
      {
        keys: ['Ctrl+Enter'],
        does: 'While picked up: add it there and keep it here. Ctrl or Alt does the same while dragging',
      },
      storyMapTexts.sharedKeys.undo,
    ],
    editing: true,
  },
  selectionTexts.keyGroup,
] as const;
