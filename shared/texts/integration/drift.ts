import * as conflictTexts from '#shared/texts/conflicts.ts';
import { withParts } from '#shared/texts/withParts.ts';

/** Texts about differences between epics and their issues. */

/** The status of an issue, behind its integration. */
export const status = withParts(', {status}');
export const list = withParts('Differences from {key}');
export const fields = {
  key: 'Issue',
  status: 'Status',
  summary: 'Summary',
  priority: 'Priority',
  fixVersion: 'Fix version',
} as const;
export const changed = {
  ours: 'changed in StorYd',
  theirs: 'changed in Jira',
  both: 'changed in both',
  unknown: 'different',
} as const;
export const ours = 'StorYd';
export const theirs = 'Jira';
export const empty = 'none';
export const values = { done: 'done', open: 'not done' } as const;
/** Of an issue whose work was given up. */
export const closedAs = withParts('Closed in Jira as {status}');
export const chooseStatus = 'Status in Jira for completed work';
export const issueGone = "can't be seen any more (deleted, moved or no permission)";

export const ways = { theirs: conflictTexts.takeTheirs, ours: 'Send ours', leave: 'Leave' } as const;
/** The name of a button, for those who do not see its row. */
export const wayOf = withParts('{way}: {field}');
/** Said once for all issues of a project. */
export const projectUnseen = withParts(
  "The Jira project {key} can't be seen any more (deleted, moved or no permission). All links to its issues stay.",
);
/** Of an issue that can't be seen. */
export const keepLink = 'Keep link';
/** The mark of an epic that differs from its issue, short and in full. */
export const shortMark = withParts('{key} differs');
export const mark = withParts('Differs from {key}: {fields}');
/** Behind the key of an issue. */
export const differsIn = withParts(' differs: {fields}');
export const panel = 'Jira';
export const allSame = 'Nothing was changed on one side only.';
export const readAt = withParts('Read {time}');
export const notRead = "The issues of this release haven't been read yet.";

/** What people know a field by in which an epic and its issue differ. */
export const fieldName = ({ field, name }: { field: string; name?: string | undefined }): string =>
  name ?? (Object.hasOwn(fields, field) ? fields[field as keyof typeof fields] : field);
