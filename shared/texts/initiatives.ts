import * as errors from '../errors.ts';
import { commonTexts } from './common.ts';
import * as errorTexts from './errors.ts';
import { historyTexts } from './history.ts';
import { releaseTexts } from './releases.ts';
import { roadmapTexts } from './roadmap.ts';
import { sliceTexts } from './slices.ts';
import { storyMapsTexts } from './storyMaps.ts';

/** Texts of the list of initiatives, and of the page of one. */
export const initiativesTexts = {
  title: 'Initiatives',
  help: 'An initiative gathers releases of several story maps, to see in one place how they add up.',

  create: 'New initiative',
  createTitle: 'Create a new Initiative',
  createSubmit: 'Create',
  name: 'Name',
  nameRequired: errorTexts.nameRequired,

  created: storyMapsTexts.created,
  open: 'Open',
  openNamed: commonTexts.openNamed,

  empty: 'empty',
  emptyHelp: 'Nobody in your company has made an initiative yet. Start the first one, then add releases to it.',

  pageTitle: 'Initiative',
  back: 'All initiatives',
  goneTitle: 'There is no such initiative',
  goneHelp: 'The address may be mistyped, or somebody has deleted the initiative.',

  period: releaseTexts.period,
  close: 'Close',
  maps: 'Story maps involved: {maps}',
  mapsHidden: '{count} more that you may not view',
  noMaps: 'none yet',

  board: 'Release groups of {name}',
  activities: 'Activities',
  releases: 'Releases',
  unknownWhat: historyTexts.unknownWhat,
  unnamedGroup: 'Release group',
  undated: 'No dates',
  ofMap: roadmapTexts.ofMap,
  cell: '{what} in {group}',
  noEpics: 'There are no epics of the initiative’s Activities in it yet.',
  releaseErrors: {
    'permission-denied': roadmapTexts.filter.denied,
    missing: errors.releaseDoesNotExist.message,
  },

  noGroups: releaseTexts.empty,
  noGroupsEditor: 'Switch to build mode to add releases of your story maps.',
  noGroupsViewer: 'What its owner and members add appears here.',
  noWhats: sliceTexts.nothingHere,
} as const;
