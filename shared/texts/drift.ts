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

/** Texts of the list of differences of an integration. */
export const integrationDriftTexts = {
  open: 'Differences',
  titleFor: 'Differences in {name}',
  help: 'Epics and issues of which one has been changed and the other one has not. Nothing is overwritten by itself.',
  list: 'Epics that differ from their issues',
  none: 'No epic differs from its issue',
  noneHelp: 'What is changed on one side only will be listed here.',
  readAt: 'Jira was read {time}',
  notRead: 'The issues of this integration have not been read yet. That is done every 15 minutes.',
  at: '{map}, {release}',
  seenSince: ', {status}, seen like this since {time}',
  goneSince: ", can't be seen since {time}",
  locked: {
    viewer: 'Only people who edit this story map can settle its differences.',
    'release-completed': 'The release is completed, so nothing of it is changed.',
  },
  more: 'Look further',
  hidden: {
    one: 'One more epic differs, on a story map that you may not view.',
    other: '{count} more epics differ, on story maps that you may not view.',
  },
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
  issueGone: "can't be seen any more (deleted, moved or no permission)",

  ways: { theirs: conflictTexts.takeTheirs, ours: 'Send ours', leave: 'Leave' },
  /** The name of a button, for those who do not see its row. */
  wayOf: '{way}: {field}',
  /** Said once for all issues of a project. */
  projectUnseen:
    "The Jira project {key} can't be seen any more (deleted, moved or no permission). All links to its issues stay.",
  /** Of an issue that can't be seen. */
  keepLink: 'Keep link',
  /** The mark of an epic that differs from its issue, short and in full. */
  shortMark: '{key} differs',
  mark: 'Differs from {key}: {fields}',
  /** Behind the key of an issue. */
  differsIn: ' differs: {fields}',
  panel: 'Jira',
  allSame: 'Nothing has been changed on one side only.',
  readAt: 'Read {time}',
  notRead: 'The issues of this release have not been read yet.',
} as const;
