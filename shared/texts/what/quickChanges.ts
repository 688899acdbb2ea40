import * as commonTexts from '#shared/texts/common.ts';
import * as initiativeTexts from '#shared/texts/initiatives.ts';
import * as paletteTexts from '#shared/texts/palette.ts';
import * as roadmapTexts from '#shared/texts/roadmap/roadmap.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { withParts } from '#shared/texts/withParts.ts';
import * as filterTexts from './filter.ts';
import * as informationTexts from './information.ts';

/** Texts of quick changes: the priority, size, Whos and releases of one or several Activities on the board. */

export const kinds = {
  priority: informationTexts.priority,
  size: informationTexts.size,
  who: 'Whos',
  release: 'Releases',
  epic: paletteTexts.epics,
} as const;
/** Entries of the menu of a card. */
export const menu = {
  priority: 'Set priority',
  size: 'Set size',
  who: 'Link Whos',
  release: 'Add to release',
  epic: initiativeTexts.addEpic,
} as const;
/** The name of a picker, such as 'Priority of “Pay”'. */
export const pickerOf = withParts('{kind} of {activities}');
export const named = storyMapTexts.linkedMap;
export const several = commonTexts.activities;

export const placeholders = {
  priority: 'Choose a priority',
  size: 'Type or choose a size',
  who: filterTexts.find,
  release: filterTexts.findRelease,
  epic: roadmapTexts.name,
} as const;
export const choices = 'Choices';
export const noPriority = commonTexts.noPriority;
export const noSize = filterTexts.noSize;
export const sizeOf = storyMapTexts.size;
export const noReleases = 'There are no open releases on this story map.';
export const noLinkTypes = 'There are no link types. Administrators can add one.';

export const prioritised = withParts('{activities}: priority {name}.');
export const unprioritised = withParts('{activities}: no priority.');
export const sized = withParts('{activities}: size {size}.');
export const unsized = withParts('{activities}: no size.');
export const linked = withParts('{who} linked to {activities}.');
export const unlinked = withParts('{who} no longer linked to {activities}.');
export const added = withParts('{activities} added to {release}.');
export const takenOut = withParts('{activities} removed from {release}.');
export const epicAdded = withParts('Epic “{epic}” added to {activities} in {release}.');
export const chooseReleaseOfEpic = 'Choose a release with the arrow keys. Enter adds the epic.';
export const epicUnnamed = 'Enter the name of the epic first.';
export const addsToRelease = 'Also adds the Activity to the release';
