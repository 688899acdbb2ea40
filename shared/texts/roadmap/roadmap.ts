import * as commonTexts from '#shared/texts/common.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as mapPictureTexts from '#shared/texts/story_map/mapPicture.ts';
import * as sliceTexts from '#shared/texts/story_map/slices.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { withParts } from '#shared/texts/withParts.ts';
import * as selectionTexts from '../boardSelection.ts';
import * as roadmapTypeTexts from './roadmapTypes.ts';

/** Texts of the roadmap of releases. */

const SETTINGS = 'Roadmap settings';
export const board = withParts('Release roadmap of {name}');
export const activities = 'Activities';
export const undated = releaseTexts.noDates;
export const today = roadmapTypeTexts.today;
export const ofMap = roadmapTypeTexts.ofMap;
export const unnamed = commonTexts.unnamedEpic;
export const epicDone = 'Completed epic';

export const buttons = {
  expandAll: 'Expand all',
  shrinkAll: 'Shrink all',
  picture: mapPictureTexts.button,
  settings: SETTINGS,
} as const;
export const view = 'View of the roadmap';
export const views = { board: 'Board', timeline: 'Timeline' } as const;
export const zoom = 'Zoom of the timeline';
export const zooms = { fit: 'Fit', week: 'Week', month: 'Month', quarter: 'Quarter', year: 'Year' } as const;
export const timeline = withParts('Timeline of {name}');
export const expand = withParts('Show the Activities under {name}');
export const shrink = withParts('Hide the Activities under {name}');
export const editDates = withParts('Edit the dates of {name}');
export const setDates = 'Set dates';

export const filterSet = withParts('Filter ({count})');
export const filter = {
  title: 'Filter of the roadmap',
  last: 'Last releases',
  order: 'Order type',
  orders: { created: 'Created', start: 'Start', end: 'End' },
  hasEpic: 'Has epic',
  who: 'WHO',
  whoHelp: 'Activities and epics of any of these Whos',
  noWhos: 'This story map has no Whos yet',
  additional: 'Additional releases',
  additionalHelp: 'Shown in addition to the last releases. Releases of other story maps are read-only here.',
  map: 'Story Map',
  release: 'Release',
  thisMap: 'This story map',
  addAll: withParts('Add all {count}'),
  denied: 'Permission error viewing release',
  full: withParts('A roadmap shows at most {max} additional releases'),
  addressFull: "This roadmap can't hold more releases from this many story maps",
  reset: 'Reset the filter',
} as const;
export const settings = {
  title: SETTINGS,
  months: 'Months on the time axis',
  monthsHelp: 'At least this many, more if the releases take longer.',
  value: withParts('{count} months'),
} as const;

export const empty = 'No releases on this roadmap';
export const emptyText =
  'A roadmap shows the releases of the map over time, with the epics of each Activity. Create a release first.';
export const emptyViewer =
  'A roadmap shows the releases of the map over time. They appear once someone creates a release.';
export const emptyMap = roadmapTypeTexts.emptyMap;
export const emptyMapText = 'The roadmap shows the Activities of the map by release. Add some to the map first.';
export const emptyMapViewer =
  'The roadmap shows the Activities of the map by release. They appear once someone adds some.';
export const emptyFilter = 'No releases with this filter';
export const emptyFilterText = 'The filter shows only additional releases, and none is chosen.';
export const emptyUnavailable = 'The filter shows only additional releases, and none of them can be shown.';
export const notShown = withParts('{reason} ({count})');
export const toMap = sliceTexts.toMap;
export const nothingFiltered = 'No Activity matches the filter';

export const cell = withParts('{what} in {release}');
export const add = withParts('Add an epic to {what} in {release}');
export const addHere = 'Epic';
export const name = 'Name of the epic';
export const addInBelow = 'Expand the row to add epics to the Activities in it';

export const moves = sliceTexts.moves;
export const stays = withParts('{name} stays in {release}.');
export const otherRow = withParts('An epic stays with its Activity: drop it in the row of {what}');
export const readOnly = 'Releases of other story maps are read-only here';
export const notDone = withParts('{name}: {message}');
export const startOf = withParts('Start of {name}');
export const endOf = withParts('End of {name}');

export const announcements = {
  picked: withParts(
    'Picked up {name} in {release}. The left and right arrow keys choose a release, Space drops it, Escape puts it back.',
  ),
  over: withParts('{release}: {does}.'),
  moved: sliceTexts.announcements.moved,
  edge: storyMapTexts.announcements.edge,
} as const;

export const picture = {
  title: 'Download the roadmap as an image',
  file: withParts('{map} roadmap {date}'),
} as const;

export const keyGroups = [
  {
    title: storyMapTexts.sharedKeys.around,
    keys: [
      { keys: ['←', '→', '↑', '↓'], does: 'Go from epic to epic' },
      { keys: ['Enter'], does: 'Open the epic in its release' },
      storyMapTexts.sharedKeys.search,
      storyMapTexts.sharedKeys.help,
    ],
    editing: false,
  },
  {
    title: views.timeline,
    keys: [
      { keys: ['←', '→', '↑', '↓'], does: 'Go from release to release' },
      { keys: ['Enter'], does: 'Open the release' },
    ],
    editing: false,
  },
  storyMapTexts.keyGroups[1],
  {
    title: roadmapTypeTexts.shown.build,
    keys: [
      { keys: ['Space'], does: 'Pick up an epic, or drop it in the chosen release' },
      { keys: ['←', '→'], does: 'Choose a release for the picked-up epic, or move a date by one day' },
      { keys: ['Esc'], does: 'Put it back' },
      storyMapTexts.sharedKeys.undo,
    ],
    editing: true,
  },
  selectionTexts.keyGroup,
] as const;
