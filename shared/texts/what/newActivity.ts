import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the New Activity dialog (rule what.24). The reuse notice is the board's (`storyMapTexts.reused`). */

export const title = 'New Activity';
export const titleUnder = withParts('New sub-activity of “{name}”');
export const description = 'Description';
export const placeholder = storyMapTexts.placeholder;
export const required = 'Describe the Activity first';
export const existing = 'Your company already has this Activity, so it is reused.';
export const here = storyMapTexts.takenHere;
export const show = storyMapTexts.takenShow;
export const added = withParts('“{name}” added');

export const more = 'More fields';
export const moreSet = withParts('More fields ({count} set)');
export const settingsFailed = "Couldn't load priorities and link types.";
export const incomplete = 'Choose a type, or clear the name';
export const typeMissing = 'Choose a link type';
export const notLinked = withParts("“{name}” was added, but {count} of its Whos couldn't be linked: {message}");
export const tooMany = withParts('A new Activity can have up to {max}. Add more after creating it');

export const another = 'Add another';
export const add = 'Add';
export const allFields = 'All fields…';
export const allFieldsKey = 'All fields (Ctrl+Enter)';
