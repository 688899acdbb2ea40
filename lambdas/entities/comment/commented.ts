import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Key, type Keys, keyOf } from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { CallError, type KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { Commented, CommentedType } from '#shared/model/comment.ts';
import { epicNameOf } from '#shared/rules/epic/epics.ts';
import type { CommentItem } from './comment.ts';

/** What a call about comments names: a thing, and for an epic where it is. */
type Target = Commented & { containerId: string; releaseId?: string | undefined; whatId?: string | undefined };

const missing: Readonly<Record<CommentedType, KnownError>> = {
  what: errors.whatDoesNotExist,
  who: errors.whoDoesNotExist,
  epic: errors.epicDoesNotExist,
  release: errors.releaseDoesNotExist,
  objective: errors.objectiveDoesNotExist,
  problem: errors.problemDoesNotExist,
};

/** The key of what comments are about. */
export function keyOfCommented(keys: Keys, { containerId, aboutType, aboutId, releaseId, whatId }: Target): Key {
  if (aboutType === 'epic') return rowKeys.epic(keys, containerId, releaseId ?? '', whatId ?? '', aboutId);
  return rowKeys[aboutType](keys, containerId, aboutId);
}

/** Reads what a comment is about, and the comment. One round. */
export const readComment = (reader: Reader, input: Target & { threadId: string; commentId: string }) =>
  reader.get<[Stored, CommentItem]>([
    keyOfCommented(reader.keys, input),
    rowKeys.comment(reader.keys, input.containerId, input, input.commentId),
  ]);

/**
 * What comments are about, which must not be deleted: comments of something deleted are hidden with it.
 * @throws CallError what-does-not-exist and the like
 */
export function existingCommented({ aboutType }: Commented, row: Stored | undefined): Stored {
  const there = notDeleted(row);
  if (there === undefined) throw new CallError(missing[aboutType]);
  return there;
}

/** What something is called, for the history; '' for an epic without a name. */
export function nameOfThing({ aboutType }: Commented, row: Stored): string {
  if (aboutType === 'epic') return epicNameOf(row as unknown as Parameters<typeof epicNameOf>[0]) ?? '';
  return String(row[aboutType === 'what' ? 'description' : 'name']);
}

/** The condition that what a comment is about is there at that very moment. */
export const requireCommented = ({ aboutType }: Commented, row: Stored): Mutation => ({
  do: 'require',
  key: keyOf(row),
  require: [{ is: 'there' }, { without: 'deletedAt' }],
  otherwise: missing[aboutType],
});
