import * as errors from '../errors.ts';
import { commonTexts } from './common.ts';
import * as errorTexts from './errors.ts';
import { historyTexts } from './history.ts';
import { releaseTexts } from './releases.ts';
import { roadmapTexts } from './roadmap.ts';
import { roadmapTypeTexts } from './roadmapTypes.ts';
import { settingsTexts } from './settings.ts';
import { mapShellTexts } from './sharing.ts';
import { sliceTexts } from './slices.ts';
import { storyMapTexts } from './storyMap.ts';
import { storyMapsTexts } from './storyMaps.ts';

/** Texts of the list of initiatives, and of the page of one. */
export const initiativesTexts = {
  title: 'Initiatives',
  help: 'An initiative gathers releases of several story maps, to see in one place how they add up.',

  search: 'Search initiatives',
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
  mapsHidden: {
    one: 'Invalid view permission for Story Map',
    other: 'Invalid view permission for Story Map ({count})',
  },
  noMaps: 'none yet',

  board: 'Release groups of {name}',
  activities: 'Activities',
  releases: 'Releases',
  unknownWhat: historyTexts.unknownWhat,
  unnamedGroup: 'Release group',
  undated: 'No dates',
  ofMap: roadmapTexts.ofMap,
  cell: '{what} in {group}',
  totals: {
    epics: releaseTexts.epicsDone,
    size: storyMapTexts.size,
    value: 'Value {value}',
    hidden: 'with {count} hidden',
    hiddenHelp: 'Includes {count} releases that you may not view',
  },
  noEpics: 'There are no epics of the initiative’s Activities in it yet.',
  releaseErrors: {
    'permission-denied': roadmapTexts.filter.denied,
    missing: errors.releaseDoesNotExist.message,
  },
  /** Several releases of a group with the same error. */
  releasesFailed: '{error} ({count})',
  /** Where a release that is gone is one of several, so that they can be told apart. */
  unknownRelease: 'Unknown release ({id})',
  releaseGone: 'This release no longer exists',

  noGroups: releaseTexts.empty,
  noGroupsEditor: 'In build mode you add releases of your story maps, and the Activities to compare them by.',
  noGroupsBuilding: 'Add releases of your story maps, and the Activities to compare them by.',
  noGroupsViewer: 'What its owner and members add appears here.',
  noWhats: sliceTexts.nothingHere,

  settings: 'Settings',
  menu: {
    view: roadmapTypeTexts.shown.view,
    build: roadmapTypeTexts.shown.build,
    releases: 'Add Releases',
    whats: 'Add and remove activities',
    period: 'Set Initiative period',
    name: 'Edit Initiative name',
    picture: 'Export as image',
    members: mapShellTexts.menu.members,
  },
  buildFirst: 'Switch to build mode first',
  save: 'Save',
  add: 'Add',
  delete: 'Delete',
  deleteTitle: 'Delete initiative',
  deleteQuestion: 'Are you sure you want to delete this Initiative?',
  deleteHelp: 'Its releases stay in their story maps.',

  map: roadmapTexts.filter.map,
  mapFirst: 'Please select a Story Map first',
  releasesOf: 'Releases of {map}',
  searchReleases: 'Choose a release, or name a new one',
  newRelease: 'New release “{name}”',
  chosen: 'Chosen releases',
  chooseRelease: 'Choose at least one release',
  inList: 'Already in the list',
  chosenFull: '{count} releases can be added at once: add these first',
  newFull: '{count} new releases can be added at once: add these first',
  searchWhats: 'Add Activities of your company',
  members: 'Members',
  makeOwnerNamed: 'Make {name} the owner',
  handOverText:
    'They then choose the members of “{initiative}”, and alone can delete it. You stay a member, and only they can make you the owner again.',

  groupActions: 'Actions on {name}',
  viewRelease: 'View release info',
  viewGroup: 'View release group info',
  groupName: 'Group name',
  groupNameHelp: 'Everybody of your company sees this name.',
  split: 'Split',
  splitHelp: 'Each chosen release gets a group of its own. At least one has to stay.',
  deleteGroupText: 'The group goes from this initiative. Its releases stay in their story maps.',
  remove: 'Remove',
  removeReleaseTitle: 'Remove {name}?',
  removeReleaseText: 'The release goes from this initiative. It stays in its story map.',
  moveNamedUp: settingsTexts.moveUp,
  moveNamedDown: settingsTexts.moveDown,
  moveUp: storyMapTexts.menu.moveUp,
  moveDown: storyMapTexts.menu.moveDown,
  mergeAbove: 'Merge into the group above',
  mergeBelow: 'Merge into the group below',

  moveNamed: 'Move {name}',
  gripHelp: {
    what: 'Drag it, or move it with the arrow keys left and right',
    group: 'Drag it, also onto another group to merge them, or move it with the arrow keys up and down',
  },
  moved: '{name} is now {place} of {count}',
  stays: '{name} stays where it is',
  merged: '{name} has been merged into {into}',
  mergesInto: 'Merges into {into}',

  addEpic: 'Add epic',
  addEpicTitle: 'Add Epic to Release',
  addEpicNamed: 'Add epic of {what} to {group}',
  addEpicSubmit: 'Add Epic',
  release: 'Release',
  noLinkedWhos: 'No Who is linked to this Activity yet',
  checking: 'Checking your permissions …',
  editRefused: errorTexts.selectedReleaseRefused,
  checkFailed: errorTexts.selectedReleaseUnknown,
  moveEpicTitle: 'Select the original release you want to move the epic to',
  moveEpic: 'Move',
  here: 'It is here',
  whosLeftOut: 'The Story Map of the selected release does not have these Whos. The epic will be without them: {names}',
  epicMoved: '{name} has been moved to {release}',
  epicStays: '{name} stays in {release}',
  epicMovesTo: 'Moves to {name}',
  chooseTarget: 'Choose a release of {name}',
  otherWhat: 'An epic stays with its Activity: drop it below {what}',
  unnamedEpic: roadmapTexts.unnamed,

  pictureFile: 'Initiative {name} {date}',
} as const;
