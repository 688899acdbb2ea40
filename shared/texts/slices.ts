import { historyTexts } from './history.ts';
import { releaseTexts } from './releases.ts';
import { storyMapTexts } from './storyMap.ts';

const { sharedKeys } = storyMapTexts;

/** Texts of the Slices of a story map. */
export const sliceTexts = {
  view: 'Slices',
  board: 'Slices of {name}',
  none: 'Not in an open release',
  create: releaseTexts.create,
  planned: '{planned} of {count} planned',
  whats: { one: '{count} Activity', other: historyTexts.whats },
  size: storyMapTexts.size,
  epicsOf: { one: '{done}/{count} epic', other: '{done}/{count} epics' },
  completedIn: 'Completed in {name}',
  dropHere: 'Drag Activities here',
  nothingHere: 'No Activities yet',
  allPlanned: 'Every Activity is in an open release',

  empty: 'No open releases to slice the map by',
  emptyText:
    'A slice shows what goes out together: one lane for each release, under the steps of the map. Create a release, then drag Activities into it.',
  emptyViewer: 'A slice shows what goes out together. Its lanes appear once somebody creates a release.',
  emptyMap: 'Nothing to slice yet',
  emptyMapText: 'Slices show the Activities of the map by release. Add some to the map first.',
  toMap: 'Go to the Activities',

  moves: 'Move to {name}',
  adds: 'Add to {name}',
  removes: 'Take out of {name}',
  isThere: 'This release holds it already',

  announcements: {
    picked:
      'Picked up {name} in {lane}. The up and down arrow keys choose a release, Space drops it, Escape puts it back.',
    over: '{lane}: {does}.',
    stays: '{name} stays in {lane}.',
    moved: '{name} moved from {from} to {to}.',
    added: '{name} is in {to} too.',
    taken: '{name} is in {to} now.',
    removed: '{name} is no longer in {from}.',
    edge: storyMapTexts.announcements.edge,
  },

  keyGroups: [
    {
      title: sharedKeys.around,
      keys: [
        { keys: ['←', '→', '↑', '↓'], does: 'Go from card to card, also into the next lane' },
        { keys: ['Home', 'End'], does: 'To the ends of a lane' },
        { keys: ['Enter'], does: 'Open the Activity in the release' },
        sharedKeys.search,
        sharedKeys.help,
      ],
      editing: false,
    },
    storyMapTexts.keyGroups[1],
    {
      title: sharedKeys.changing,
      keys: [
        { keys: ['Space'], does: 'Pick up, then choose a lane with ↑ and ↓; Space drops, Esc puts back' },
        sharedKeys.menu,
        {
          keys: ['Ctrl+Enter'],
          does: 'While picked up: add it there and keep it here; so does Ctrl or Alt while dragging',
        },
      ],
      editing: true,
    },
  ],
} as const;
