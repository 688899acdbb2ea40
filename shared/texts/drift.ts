import { conflictTexts } from './conflicts.ts';

/** Why a difference cannot be settled. */
export const settlingTexts = {
  noWay: 'The workflow in Jira has no way to that status from the present one',
} as const;

/** What settling a difference has done. */
export const settledTexts = {
  theirs: 'The epic has the value of the issue',
  ours: 'Jira has the value of the epic',
  leave: 'Both stay as they are',
  moved: 'The link has the new key of the issue',
} as const;

/** Texts about differences between epics and their issues. */
export const driftTexts = {
  /** The status of an issue, behind its integration. */
  status: ', {status}',
  list: 'Differences from {key}',
  fields: {
    key: 'Issue',
    status: 'Status',
    summary: 'Summary',
    priority: 'Priority',
    fixVersion: 'Fix version',
  },
  changed: {
    ours: 'changed in StorYd',
    theirs: 'changed in Jira',
    both: 'changed in both',
    unknown: 'different',
  },
  ours: 'StorYd',
  theirs: 'Jira',
  empty: 'none',
  values: { done: 'done', open: 'not done' },
  issueGone: 'deleted',

  ways: { theirs: conflictTexts.takeTheirs, ours: 'Send ours', leave: 'Leave' },
  /** The name of a button, for those who do not see its row. */
  wayOf: '{way}: {field}',
  /** Of an issue that is gone. */
  keepLink: 'Keep link',
  /** The mark of an epic that differs from its issue, short and in full. */
  shortMark: '{key} differs',
  mark: 'Differs from {key}: {fields}',
  panel: 'Jira',
  allSame: 'Nothing has been changed on one side only.',
  readAt: 'Read {time}',
  notRead: 'The issues of this release have not been read yet.',
} as const;
