import { mapPictureTexts } from './mapPicture.ts';
import { roadmapTypeTexts } from './roadmapTypes.ts';
import { sliceTexts } from './slices.ts';
import { storyMapTexts } from './storyMap.ts';

const { sharedKeys } = storyMapTexts;
const SETTINGS = 'Roadmap settings';

/** Texts of the roadmap of releases. */
export const roadmapTexts = {
  title: 'Release roadmap',
  board: 'Release roadmap of {name}',
  activities: 'Activities',
  undated: 'Without dates',
  today: roadmapTypeTexts.today,
  until: 'Until {day}',
  from: 'From {day}',
  ofMap: roadmapTypeTexts.ofMap,
  unnamed: 'Unnamed epic',
  epicDone: 'Completed epic',

  buttons: {
    expandAll: 'Expand all',
    shrinkAll: 'Shrink all',
    picture: mapPictureTexts.button,
    settings: SETTINGS,
    keys: storyMapTexts.keysButton,
  },
  expand: 'Show the Activities under {name}',
  shrink: 'Hide the Activities under {name}',
  editDates: 'Edit the dates of {name}',
  setDates: 'Set dates',

  filterSet: 'Filter ({count})',
  filter: {
    title: 'Filter of the roadmap',
    last: 'Last releases',
    order: 'Order type',
    orders: { created: 'Created', start: 'Start', end: 'End' },
    hasEpic: 'Has epic',
    who: 'WHO',
    whoHelp: 'Activities and epics of any of these Whos',
    noWhos: 'This story map has no Whos yet',
    additional: 'Additional releases',
    additionalHelp: 'Shown besides the last releases; those of other story maps are read only here.',
    map: 'Story Map',
    release: 'Release',
    thisMap: 'This story map',
    addAll: 'Add all {count}',
    denied: 'Permission error viewing release',
    full: 'A roadmap takes {max} additional releases at most',
    addressFull: 'The address of this roadmap holds no more releases of so many story maps',
    reset: 'Reset the filter',
  },
  settings: {
    title: SETTINGS,
    months: 'Months on the time axis',
    monthsHelp: 'At least this many; more where the releases take longer.',
    value: '{count} months',
  },

  empty: 'No releases on this roadmap',
  emptyText:
    'A roadmap shows the releases of the map over time, with the epics of each Activity. Create a release first.',
  emptyViewer: 'A roadmap shows the releases of the map over time. They appear once somebody creates a release.',
  emptyMap: roadmapTypeTexts.emptyMap,
  emptyMapText: 'The roadmap shows the Activities of the map by release. Add some to the map first.',
  emptyFilter: 'No releases with this filter',
  emptyFilterText: 'The filter shows additional releases only, and none is chosen.',
  toMap: sliceTexts.toMap,
  nothingFiltered: 'No Activity matches the filter',

  cell: '{what} in {release}',
  add: 'Add an epic to {what} in {release}',
  addHere: 'Epic',
  name: 'Name of the epic',
  addInBelow: 'Expand the row to add epics to the Activities in it',

  moves: sliceTexts.moves,
  stays: '{name} stays in {release}.',
  otherRow: 'An epic stays with its Activity: drop it in the row of {what}',
  readOnly: 'Releases of other story maps are read only here',
  notDone: '{name}: {message}',
  dates: '{name}: {start} to {end}',
  startOf: 'Start of {name}',
  endOf: 'End of {name}',

  announcements: {
    picked:
      'Picked up {name} in {release}. The left and right arrow keys choose a release, Space drops it, Escape puts it back.',
    over: '{release}: {does}.',
    moved: sliceTexts.announcements.moved,
    edge: storyMapTexts.announcements.edge,
  },

  picture: {
    title: 'Download the roadmap as an image',
    file: '{map} roadmap {date}',
  },

  keyGroups: [
    {
      title: sharedKeys.around,
      keys: [
        { keys: ['←', '→', '↑', '↓'], does: 'Go from epic to epic' },
        { keys: ['Enter'], does: 'Open the epic in its release' },
        sharedKeys.search,
        sharedKeys.help,
      ],
      editing: false,
    },
    storyMapTexts.keyGroups[1],
    {
      title: roadmapTypeTexts.shown.build,
      keys: [
        { keys: ['Space'], does: 'Pick an epic up, and drop it in the chosen release' },
        { keys: ['←', '→'], does: 'Choose a release for the picked-up epic, or move a date by a day' },
        { keys: ['Esc'], does: 'Put it back' },
      ],
      editing: true,
    },
  ],
} as const;
