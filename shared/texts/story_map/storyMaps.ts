import * as commonTexts from '#shared/texts/common.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import { plural, withParts } from '#shared/texts/withParts.ts';

/** Texts of the list of story maps. 'Unkown' is spelled so on purpose (rule map.11). */

export const listTypeLabel = 'List';
export const listTypes = {
  owner: 'Your Story Maps',
  'all-shared': 'Shared with you',
  all: 'All Story Maps',
  editor: 'Shared with you (Editor)',
  viewer: 'Shared with you (Viewer)',
} as const;

export const recent = 'Recently opened';

export const create = 'New story map';
export const createTitle = 'Create a story map';
export const name = 'Name';
export const nameHelp = 'The product or journey that the map is about';
export const nameRequired = errorTexts.nameRequired;
export const why = commonTexts.purpose;
export const whyHelp = 'What it should change and for whom';
export const whyRequired = 'Purpose (WHY) is required';
export const tooLong = commonTexts.tooLong;
export const add = 'Add';

export const open = 'Open';
export const created = withParts('Created {date}');
/** How long ago a story map was last changed. */
export const edited = withParts('Edited {when}');
export const activities = commonTexts.activities;
export const aboutActivities = plural('About {count} Activity', 'About {count} Activities');
export const actions = commonTexts.actionsOn;
export const viewOwner = 'View owner';
export const owner = withParts('Owner: {owner}');
export const ownerUnknown = 'Owner: Unkown user';
export const ownerFailed = "Couldn't load the owner";

const deleteLabel = 'Delete';
export { deleteLabel as delete };
export const deleteOwnerOnly = 'Only the owner can delete this story map';
export const deleteTitle = 'Delete story map';
export const deleteQuestion = 'Are you sure you want to delete this story map?';
export const deleteHelp =
  'Everything on it is deleted too. Story maps linked to it stay. You can restore it from the trash for 30 days.';
export const deleted = commonTexts.deleted;

export const empty = 'empty';
export const emptyHelp = {
  owner:
    'A story map shows what people do with your product, step by step, so that your team plans from the same picture. Create your first one.',
  'all-shared': 'Story maps that colleagues share with you appear here. Meanwhile, you can create your own.',
  all: 'Your company has no story maps yet. Create the first one.',
  editor: 'Story maps that you can edit appear here once colleagues share them. Meanwhile, you can create your own.',
  viewer: 'Story maps that you can view appear here once colleagues share them. Meanwhile, you can create your own.',
} as const;
/** A story map in a few boxes, for people who have none yet: steps, each with smaller steps below it. */
export const example = [
  ['Find a bike', ['Look nearby', 'Compare prices']],
  ['Rent it', ['Pay']],
  ['Ride', ['Unlock it', 'Find the way', 'Return it']],
] as const;
/** For people without story maps of their own to whom colleagues have shown some. */
export const emptyButShared = plural(
  "You don't own a story map yet. {count} story map is shared with you.",
  "You don't own a story map yet. {count} story maps are shared with you.",
);
export const showShared = 'Show shared story maps';
