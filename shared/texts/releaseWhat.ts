import * as errors from '../errors.ts';

/** What people read of an Activity inside a release. Quoted texts keep their spelling (docs/rules.md). */
export const releaseWhatTexts = {
  back: 'Back to {name}',
  backToRelease: 'Back to the release',
  releaseGone: errors.releaseDoesNotExist.message,
  whatGone: errors.whatDoesNotExist.message,
  notInRelease: errors.whatNotInRelease.message,
  goneHelp: 'Somebody removed it, or the address is wrong.',

  epics: 'Epics',
  showMore: 'Show {count} more',
  unnamedEpic: 'Epic without a name',
} as const;
