import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import { plural, withParts } from '#shared/texts/withParts.ts';

/** Texts of an Activity inside a release. Quoted texts keep their spelling (docs/rules.md). */

export const back = withParts('Back to {name}');
export const backToRelease = 'Back to the release';
export const releaseGone = errors.releaseDoesNotExist.message;
export const whatGone = errors.whatDoesNotExist.message;
export const notInRelease = errors.whatNotInRelease.message;
export const goneHelp = 'It was removed, or the address is wrong.';
/** `key` is the key that does the same. */
export const next = withParts('Next Activity of the release: {name} ({key})');
export const previous = withParts('Previous Activity of the release: {name} ({key})');
export const last = 'This is the last Activity of the release';
export const first = 'This is the first Activity of the release';
export const keys = { next: 'N', previous: 'P' } as const;
export const rank = commonTexts.rank;
/** On paper, which has no way back to the release. */
export const inRelease = withParts('In the release “{name}”');
export const releaseCompleted = errors.releaseCompleted.message;
export const viewOnly = 'You can view this story map but not change it.';

export const whos = 'Whos';
export const noWhos = 'No Whos are linked to it.';
export const references = epicTexts.fields.references;
export const noReferences = 'No references.';

export const explore = {
  when: 'When',
  where: 'Where',
  data: 'Data',
  empty: 'empty',
  kind: 'Input or Output',
  add: withParts('Add {kind}'),
  rename: commonTexts.renameNamed,
  nameOf: withParts('Name of {name}'),
  remove: commonTexts.removeNamed,
  removeUsed: withParts('{name}: {reason}'),
  deleteAll: 'Delete all explore information',
  allUsed: 'Epics use some of it. Remove it from them first',
  deleteTitle: 'Delete all explore information?',
  deleteText: plural(
    '{count} When, Where or Data item of this Activity in the release is deleted. Its epics stay.',
    '{count} When, Where and Data items of this Activity in the release are deleted. Its epics stay.',
  ),
  deleteConfirm: 'Delete',
} as const;

export const epics = 'Epics';
export const noEpics = 'No epics yet';
export const noEpicsHelp =
  'An epic is a piece of this Activity that the release delivers. Name it with a text, a Who, or a When, Where or Data item.';
export const showMore = withParts('Show {count} more');
/** On paper, which has only the epics that are on the screen. */
export const notPrinted = plural("{count} more epic isn't printed", "{count} more epics aren't printed");
export const epicGone = errors.epicDoesNotExist.message;
export const newEpic = 'New epic';
export const createEpic = 'create epic';
export const naming = {
  kind: 'Named by',
  freeText: 'Free text',
  text: 'Name',
  who: 'Who',
  item: 'Item, or a new one',
  noWhos: 'There are no Whos on this story map yet',
  unknownWho: 'Choose one of the Whos of this story map',
} as const;
