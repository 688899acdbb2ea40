import { plural, withParts } from '#shared/texts/withParts.ts';
import * as errors from '../errors.ts';
import * as commonTexts from './common.ts';
import * as errorTexts from './errors.ts';
import * as releaseTexts from './release/releases.ts';

/** Texts of the objectives, problems and benefits of a story map. Quoted texts keep their spelling (docs/rules.md). */

export const views = 'Parts of the frame';
export const open = 'Open';
export const menuOf = releaseTexts.menuOf;
export const add = 'Add';
export const save = 'Save';
export const name = 'Name';
export const nameRequired = errorTexts.nameRequired;
export const description = 'Description';
export const remove = 'Delete';
export const deleteTitle = commonTexts.deleteTitle;
export const deleteNamed = commonTexts.deleteNamed;
export const rename = commonTexts.renameNamed;
export const gone = 'It was removed from this story map, or the address is wrong.';
export const searchHint = commonTexts.searchHint;
export const ofCompany = 'Of your company';
/** Where the typed name is not found, but will be added. */
export const fresh = withParts('Nothing matches “{name}”. Adding it creates a new one for your company.');
export const objectiveNotChosen = 'Choose one of the objectives found, or clear this field.';
export const existing = 'Your company already has it. Its text and its other uses stay as they are.';

export const problem = {
  title: 'Problems',
  help: 'What goes wrong for people today and what this story map should solve',
  list: 'Problems of this story map',
  add: 'Add problem',
  addTitle: 'Add a problem',
  field: 'Problem',
  emptyHelp:
    'No problems yet. A problem says what bothers people today. Add the problems this story map should solve: releases take them on, and you mark them as solved.',
  emptyViewer: 'No problems yet. A problem says what bothers people today. Releases take problems on.',
  emptyUnsolvedHelp:
    'No unsolved problems. All problems of this story map are solved. Include solved problems above to see them.',
  back: 'All problems',
  deleteText:
    'It is removed from this story map and its completed releases. Other story maps keep it, and you can add it again later.',
  renameTitle: 'Rename the problem',
  gone: errors.problemDoesNotExist.message,
  manage: 'Manage Problems',
  manageTitle: withParts('Problems of “{name}”'),
  ofRelease: 'Problems',
  noneOfRelease: 'This release takes on no problems yet.',
} as const;
export const objective = {
  title: 'Objectives',
  help: 'What this story map should achieve and what that is worth',
  list: 'Objectives of this story map',
  add: 'Add objective',
  addTitle: 'Add an objective',
  field: 'Objective',
  emptyHelp:
    'No objectives yet. An objective says what you want to achieve, and its benefits say what that is worth. Link objectives to problems and releases so that everyone sees what the work is for.',
  emptyViewer:
    'No objectives yet. An objective says what a team wants to achieve, and its benefits say what that is worth.',
  back: 'All objectives',
  deleteText:
    'It is removed from this story map and its completed releases. It keeps its benefits: other story maps still use it, and you can add it again later.',
  renameTitle: 'Rename the objective',
  gone: errors.objectiveDoesNotExist.message,
  manage: 'Manage Objectives',
  manageTitle: withParts('Objectives of “{name}”'),
  ofRelease: 'Objectives',
  noneOfRelease: 'This release serves no objectives yet.',
} as const;

export const countProblems = plural('{count} problem', '{count} problems');
export const countObjectives = plural('{count} objective', '{count} objectives');
export const countReleases = plural('{count} release', '{count} releases');

export const solved = 'Solved';
export const solvedTitle = withParts('Mark “{name}” as solved?');
export const unsolvedTitle = withParts('Mark “{name}” as unsolved?');
export const solve = 'Mark as solved';
export const unsolve = 'Mark as unsolved';
export const noDescription = 'No description yet';
export const editDescription = 'Edit description';
export const linked = 'Linked objectives';
export const link = 'Link objective';
export const linkTitle = withParts('Link an objective to “{name}”');
export const noLinked = 'No objectives linked yet.';
export const unlink = withParts('Unlink {name}');
export const elsewhere = 'Not on this story map';
export const objectives = 'Objectives it serves';
export const objectivesField = 'Find an objective';
export const objectivesOfMap = 'Objectives to choose from';

export const takeOut = commonTexts.removeNamed;
export const inRelease = 'In this release';
export const manage = 'Manage';

export const releases = 'Releases';
export const noProblemsOfObjective = 'No problem is linked to it yet.';
export const noReleases = 'No release takes it on yet.';
export const noReleasesOfObjective = 'No release serves it yet.';
export const ofMap = withParts('on {map}');
export const maps = 'Other story maps';

export const touchesNone = 'No other story map uses it.';
export const touches = plural(
  'This changes it on {count} other story map too:',
  'This changes it on {count} other story maps too:',
);
export const hidden = commonTexts.hiddenStoryMaps;
export const touching = 'Counting the story maps that use it…';

export const benefits = 'Benefits';
export const benefitsOf = withParts('Benefits of {name}');
export const showBenefits = withParts('Show benefits of {name}');
export const addBenefit = 'Add benefit';
export const addBenefitTitle = 'Add a benefit';
export const editBenefitTitle = 'Edit the benefit';
export const editNamed = commonTexts.editNamed;
export const noBenefitsHelp =
  'No benefits yet. A benefit says what reaching the objective is worth, over which period, and how much has been achieved.';
export const noBenefitsShort = 'No benefits yet.';
export const deleteBenefitText = 'The benefit is deleted from the objective on all story maps that use it.';
export const start = 'Start';
export const end = 'End';
export const startRequired = 'Start is required';
export const endRequired = 'End is required';
export const startAfterEnd = errors.startAfterEnd.message;
export const achieved = 'Achieved (%)';
export const achievedRange = 'A whole number from 0 to 100';
export const achievedOf = withParts('{percent}% achieved');
export const active = 'The benefit is active';
export const inactive = 'Inactive';
