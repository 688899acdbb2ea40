import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the New Activity dialog (rule what.24). The reuse notice is the board's (`storyMapTexts.reused`). */

export const title = 'New Activity';
export const titleUnder = withParts('New sub-activity of “{name}”');
export const description = 'Description';
export const placeholder = storyMapTexts.placeholder;
export const required = 'Describe the Activity first';
export const existing = 'Your company has this Activity already. It is used again, not created anew.';
export const here = storyMapTexts.takenHere;
export const show = storyMapTexts.takenShow;
export const added = withParts('“{name}” has been added');

export const more = 'More fields';
export const moreSet = withParts('More fields ({count} set)');
export const settingsFailed = 'Priorities and types of links could not be loaded.';
export const incomplete = 'Choose a type, or clear the name';
export const typeMissing = 'Choose a link type';
export const notLinked = withParts('“{name}” was added, but {count} of its Whos could not be linked: {message}');
export const tooMany = withParts('A new Activity takes up to {max}; add more once it is there');

export const another = 'Add another';
export const add = 'Add';
export const allFields = 'All fields …';
export const allFieldsKey = 'All fields, also Ctrl and Enter';
