import { plural, withParts } from '#shared/texts/withParts.ts';
import * as errors from '../errors.ts';
import * as commonTexts from './common.ts';
import * as settingsTexts from './company/settings.ts';
import * as errorTexts from './errors.ts';
import * as releaseTexts from './release/releases.ts';
import * as roadmapTexts from './roadmap/roadmap.ts';
import * as roadmapTypeTexts from './roadmap/roadmapTypes.ts';
import * as historyTexts from './story_map/history.ts';
import * as mapShellTexts from './story_map/mapShell.ts';
import * as sliceTexts from './story_map/slices.ts';
import * as storyMapTexts from './story_map/storyMap.ts';
import * as storyMapsTexts from './story_map/storyMaps.ts';

/** Texts of the list of initiatives, and of the page of one. */

export const title = 'Initiatives';
export const help =
  'An initiative brings releases from several story maps together, so that you see in one place how they add up.';

export const search = 'Search initiatives';
export const create = 'New initiative';
export const createTitle = 'Create a new Initiative';
export const createSubmit = 'Create';
export const name = 'Name';
export const nameRequired = errorTexts.nameRequired;

export const created = storyMapsTexts.created;
export const open = 'Open';
export const openNamed = commonTexts.openNamed;

export const empty = 'empty';
export const emptyHelp = 'Your company has no initiatives yet. Create the first one, then add releases to it.';

export const pageTitle = 'Initiative';
export const back = 'All initiatives';
export const goneTitle = 'Initiative not found';
export const goneHelp = 'The address may be mistyped, or the initiative was deleted.';

export const period = releaseTexts.period;
export const close = 'Close';
export const maps = withParts('Story maps involved: {maps}');
export const mapsHidden = plural(
  'Invalid view permission for Story Map',
  'Invalid view permission for Story Map ({count})',
);
export const noMaps = 'none yet';

export const board = withParts('Release groups of {name}');
export const activities = 'Activities';
export const releases = 'Releases';
export const unknownWhat = historyTexts.unknownWhat;
export const unnamedGroup = 'Release group';
export const undated = releaseTexts.noDates;
export const ofMap = roadmapTexts.ofMap;
export const cell = withParts('{what} in {group}');
export const totals = {
  epics: releaseTexts.epicsDone,
  size: releaseTexts.sizeOfEpics,
  value: releaseTexts.valueOfEpics,
  elsewhere: withParts('{count} elsewhere'),
  elsewhereHelp: plural(
    'Includes {count} epic of an Activity outside the initiative',
    'Includes {count} epics of Activities outside the initiative',
  ),
  hidden: withParts('with {count} hidden'),
  hiddenHelp: withParts("Includes {count} releases that you can't view"),
} as const;
export const noEpics = 'It has no epics of the initiative’s Activities yet.';
export const releaseErrors = {
  'permission-denied': roadmapTexts.filter.denied,
  missing: errors.releaseDoesNotExist.message,
} as const;
/** Several releases of a group with the same error. */
export const releasesFailed = withParts('{error} ({count})');
/** Where a release that is gone is one of several, so that they can be told apart. */
export const deletedRelease = commonTexts.deletedThing;
export const unknownRelease = withParts('Unknown release ({id})');
export const releaseGone = 'This release no longer exists';

export const noGroups = releaseTexts.noneYet;
export const noGroupsEditor =
  'In build mode you can add releases of your story maps and the Activities to compare them by.';
export const noGroupsBuilding = 'Add releases of your story maps and the Activities to compare them by.';
export const noGroupsViewer = 'What its owner and members add appears here.';
export const noWhats = sliceTexts.nothingHere;

export const settings = 'Settings';
export const menu = {
  view: roadmapTypeTexts.shown.view,
  build: roadmapTypeTexts.shown.build,
  releases: 'Add Releases',
  whats: 'Add and remove activities',
  period: 'Set Initiative period',
  name: 'Edit Initiative name',
  picture: 'Export as image',
  members: mapShellTexts.menu.members,
} as const;
export const buildFirst = 'Switch to build mode first';
export const save = 'Save';
export const add = 'Add';
const deleteLabel = 'Delete';
export { deleteLabel as delete };
export const deleteTitle = 'Delete initiative';
export const deleteQuestion = 'Are you sure you want to delete this Initiative?';
export const deleteHelp = 'Its releases stay in their story maps.';

export const map = roadmapTexts.filter.map;
export const mapFirst = 'Please select a Story Map first';
export const releasesOf = withParts('Releases of {map}');
export const searchReleases = 'Choose a release, or name a new one';
export const newRelease = withParts('New release “{name}”');
export const chosen = 'Chosen releases';
export const chooseRelease = 'Choose at least one release';
export const inList = 'Already in the list';
export const chosenFull = withParts('You can add {count} releases at a time. Add these first');
export const newFull = withParts('You can create {count} releases at a time. Add these first');
export const searchWhats = 'Add Activities of your company';
export const members = 'Members';
export const changeOwnerNamed = withParts('Change the owner of {name}');
export const selectOwner = 'Select the new owner of this Initiative';
export const ownerSet = 'A new owner has been set for the selected Initiative';
export const makeOwnerNamed = withParts('Make {name} the owner');
export const handOverText = withParts(
  'They will manage the members of “{initiative}”, and only they can delete it. You stay a member, and only they can make you the owner again.',
);

export const groupActions = commonTexts.actionsOn;
export const viewRelease = 'View release info';
export const viewGroup = 'View release group info';
export const groupName = 'Group name';
export const groupNameHelp = 'Everyone in your company can see this name.';
export const split = 'Split';
export const splitHelp = 'Each chosen release gets its own group. At least one has to stay.';
export const deleteGroupText = 'The group is removed from this initiative. Its releases stay in their story maps.';
export const remove = 'Remove';
export const removeReleaseTitle = withParts('Remove {name}?');
export const removeReleaseText = 'The release is removed from this initiative. It stays in its story map.';
export const moveNamedUp = settingsTexts.moveUp;
export const moveNamedDown = settingsTexts.moveDown;
export const moveUp = storyMapTexts.menu.moveUp;
export const moveDown = storyMapTexts.menu.moveDown;
export const mergeAbove = 'Merge into the group above';
export const mergeBelow = 'Merge into the group below';

export const moveNamed = withParts('Move {name}');
export const gripHelp = {
  what: 'Drag it, or move it with the arrow keys left and right',
  group: 'Drag it, also onto another group to merge them, or move it with the arrow keys up and down',
} as const;
export const moved = withParts('{name} is now {place} of {count}');
export const stays = withParts('{name} stays where it is');
export const merged = withParts('{name} has been merged into {into}');
export const mergesInto = withParts('Merges into {into}');

export const addEpic = 'Add epic';
export const addEpicTitle = 'Add Epic to Release';
export const addEpicNamed = withParts('Add epic of {what} to {group}');
export const addEpicSubmit = 'Add Epic';
export const release = 'Release';
export const noLinkedWhos = 'No Who is linked to this Activity yet';
export const checking = 'Checking your permissions…';
export const editRefused = errorTexts.selectedReleaseRefused;
export const checkFailed = errorTexts.selectedReleaseUnknown;
export const moveEpicTitle = 'Select the original release you want to move the epic to';
export const moveEpic = 'Move';
export const here = 'It is here';
export const whosLeftOut = withParts(
  'The Story Map of the selected release does not have these Whos. The epic will be without them: {names}',
);
export const epicMoved = withParts('{name} has been moved to {release}');
export const choiceNeeded = 'you have to choose its release, so move it on its own.';
export const announcements = {
  picked: withParts(
    'Picked up {name} in {group}. The up and down arrow keys choose a group, Space drops it, Escape puts it back.',
  ),
  over: withParts('{group}: {does}.'),
} as const;
export const epicStays = withParts('{name} stays in {release}');
export const epicMovesTo = withParts('Moves to {name}');
export const chooseTarget = withParts('Choose a release of {name}');
export const otherWhat = withParts('An epic stays with its Activity: drop it under {what}');
export const unnamedEpic = roadmapTexts.unnamed;

export const pictureFile = withParts('Initiative {name} {date}');
