import * as errors from '../errors.ts';
import { commonTexts } from './common.ts';
import { epicTexts } from './epics.ts';

/** Texts of an Activity inside a release. Quoted texts keep their spelling (docs/rules.md). */
export const releaseWhatTexts = {
  back: 'Back to {name}',
  backToRelease: 'Back to the release',
  releaseGone: errors.releaseDoesNotExist.message,
  whatGone: errors.whatDoesNotExist.message,
  notInRelease: errors.whatNotInRelease.message,
  goneHelp: 'Somebody removed it, or the address is wrong.',
  /** `key` is the key that does the same. */
  next: 'Next Activity of the release: {name} ({key})',
  previous: 'Previous Activity of the release: {name} ({key})',
  last: 'This is the last Activity of the release',
  first: 'This is the first Activity of the release',
  keys: { next: 'N', previous: 'P' },
  rank: commonTexts.rank,
  /** On paper, which has no way back to the release. */
  inRelease: 'In the release “{name}”',
  releaseCompleted: errors.releaseCompleted.message,
  viewOnly: 'You can view this story map, but not change it.',

  whos: 'Whos',
  noWhos: 'No Whos are linked to it on the map.',
  references: epicTexts.fields.references,
  noReferences: 'It refers to nothing on the map.',

  explore: {
    when: 'When',
    where: 'Where',
    data: 'Data',
    empty: 'empty',
    kind: 'Input or Output',
    add: 'Add {kind}',
    rename: commonTexts.renameNamed,
    nameOf: 'Name of {name}',
    remove: commonTexts.removeNamed,
    removeUsed: '{name}: {reason}',
    deleteAll: 'Delete all explore information',
    allUsed: 'Epics use some of it, please take it out of them first',
    deleteTitle: 'Delete all explore information?',
    deleteText: {
      one: '{count} When, Where or Data item of this Activity in the release is deleted. Its epics stay.',
      other: '{count} When, Where and Data items of this Activity in the release are deleted. Its epics stay.',
    },
    deleteConfirm: 'Delete',
  },

  epics: 'Epics',
  noEpics: 'No epics yet',
  noEpicsHelp:
    'An epic is a piece of this Activity that goes out with the release. It is named by a text, by a Who, or by a When, Where or Data item.',
  showMore: 'Show {count} more',
  /** On paper, which has only the epics that are on the screen. */
  notPrinted: { one: '{count} more epic is not printed', other: '{count} more epics are not printed' },
  epicGone: errors.epicDoesNotExist.message,
  newEpic: 'New epic',
  createEpic: 'create epic',
  naming: {
    kind: 'Named by',
    freeText: 'Free text',
    text: 'Name',
    who: 'Who',
    item: 'Item, or a new one',
    noWhos: 'There are no Whos on this story map yet',
    unknownWho: 'Choose one of the Whos of this story map',
  },
} as const;
