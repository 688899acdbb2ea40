import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import { plural, withParts } from '#shared/texts/withParts.ts';

/** Texts of the Overview tab and of links between story maps. Quoted texts keep their spelling (docs/rules.md). */

export const purpose = 'PURPOSE (WHY)';
export const businessOwner = 'BUSINESS OWNER';
export const problems = 'UNSOLVED PROBLEMS';
export const whos = 'WHOS';
export const backbone = 'BACKBONE ACTIVITIES';

export const deletedUser = 'Deleted user';
export const userFailed = 'unable to fetch user';
export const noBusinessOwner = 'Nobody yet';
export const noBusinessOwnerHelp = 'The person who decides how much this story map is worth to the company.';
export const chooseBusinessOwner = 'Choose';
export const changeBusinessOwner = 'Change';
export const businessOwnerTitle = 'Business owner';
export const businessOwnerField = 'Find a colleague';
export const businessOwnerList = 'Colleagues';
export const removeBusinessOwner = 'Nobody';

export const noProblems = 'None';
export const noProblemsHelp = 'What bothers people today and what this story map should solve.';
export const toProblems = 'Go to the problems';
export const moreProblems = plural('{count} more problem', '{count} more problems');

export const category = 'Category';
export const allCategories = 'All';
export const noCategory = 'No Category';
export const noSubCategory = 'No Sub-Category';
export const noWhos = 'No Whos yet';
export const noWhosHelp = 'The people, teams and systems that take part in this story.';

export const noActivities = commonTexts.noneYet;
export const noActivitiesHelp = 'The backbone holds the steps that people take, from first to last.';
export const toMap = 'Go to the map';
export const toWhos = 'Go to the Who board';
export const openStory = 'Open its story map';
export const closedStory = "It has a story map that you can't open. Ask for access";
export const closedStoryOf = withParts("The story map of {name}, which you can't open. Ask for access");
export const closedStoryAsk = 'Ask for access to its story map';
export const openStoryOf = withParts('Open the story map of {name}');

export const parent = 'Parent Activity';
export const parentActivity = 'This map tells the story of';
export const parentOn = 'an Activity on';
export const parentGo = 'Go to the Activity';
export const parentUnexpected = 'Something unexpected went wrong';

export const link = {
  title: 'Its story map',
  none: 'This Activity has no story map of its own.',
  open: 'Open',
  openNamed: commonTexts.openNamed,
  hidden: 'You have no access to this story map.',
  gone: errors.linkDoesNotExist.message,
  make: 'Make into Story',
  makeBackboneOnly: errors.notBackbone.message,
  makeLinked: 'This Activity is already linked to a story map',
  makeUnsaved: "This Activity isn't saved yet",
  makeTitle: withParts('Make “{name}” into a story map'),
  makeName: 'Name',
  makeHelp: 'A new story map that you own. It is linked to this Activity and takes its description as the purpose.',
  makeNameRequired: errorTexts.nameRequired,
  makeConfirm: 'Make',
  made: withParts('“{name}” is now a story map'),
  choose: 'Link a story map',
  chooseTitle: withParts('Link a story map to “{name}”'),
  chooseField: 'Find a story map that you can edit',
  chooseRecent: 'Your newest story maps',
  remove: 'Remove link',
  removeFromMenu: 'Remove the link to its story map',
  removeTitle: withParts('Remove the link to “{name}”?'),
  removeText: 'Only the link is removed; the story map stays as it is. You can link it or another story map later.',
  removeConfirm: 'Remove the link',
} as const;
