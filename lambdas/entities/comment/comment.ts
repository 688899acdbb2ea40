import * as z from 'zod/mini';
import { defineEntity, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import { setOrCleared } from '#lambdas/store/entity/history.ts';
import { loggedText } from '#lambdas/store/entity/keyFromLog.ts';
import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Key, type Keys, mapOf } from '#lambdas/store/keys.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { type Commented, commentSchema, type CommentedType } from '#shared/model/comment.ts';
import { MAX_COMMENTS, MAX_THREAD_COMMENTS } from '#shared/model/limits.ts';
import { isErased, isOpenThread } from '#shared/rules/comments.ts';

const fields = fieldsOf(commentSchema, {
  aboutName: z.string(),
  releaseId: z.optional(z.string()),
  whatId: z.optional(z.string()),
});
/**
 * A comment. `aboutName` is what it is about, as that was called when it was written, for the history. `releaseId` and
 * `whatId` are where an epic was then.
 */
export type CommentItem = RowOf<typeof fields>;

/** What the marks of a story map tell of each comment: all but what it says. */
export type CommentMarkItem = Key &
  Commented & {
    commentId: string;
    threadId: string;
    by: string;
    isOpen: boolean;
    isDeleted?: true;
  };

/** The place of marks of comments whose author has been erased. */
const ERASED = 'erased';

/** The key of what a comment is about, if it is of this type. */
const parentOf =
  (type: CommentedType, keyOf: (keys: Keys, containerId: string, id: string) => Key) =>
  (keys: Keys, row: Stored<Commented>): Key[] =>
    row.aboutType === type ? [keyOf(keys, mapOf(row) ?? '', row.aboutId)] : [];

export const commentEntity = defineEntity({
  type: 'comment',
  key: rowKeys.comment,
  fields,
  // The author too, since erasing a person erases their words in the log.
  changedWith: ['aboutType', 'aboutId', 'aboutName', 'threadId', 'by'],
  present: { model: commentSchema },
  heldBy: [
    {
      list: (keys, row) => rowKeys.commentsOfMap(keys, mapOf(row) ?? ''),
      max: MAX_COMMENTS,
      refusal: errors.tooManyComments,
    },
    {
      list: (keys, row) => rowKeys.commentsOfThread(keys, mapOf(row) ?? '', row),
      max: MAX_THREAD_COMMENTS,
      refusal: errors.threadFull,
    },
  ],
  // An epic goes to another key with its release, so it owns its comments without being named here.
  parent: {
    what: parentOf('what', rowKeys.what),
    who: parentOf('who', rowKeys.who),
    release: parentOf('release', rowKeys.release),
    objective: parentOf('objective', rowKeys.objective),
    problem: parentOf('problem', rowKeys.problem),
  },
  derived: (keys, row) => {
    const { id: commentId, aboutType, aboutId, threadId, by } = row;
    const author = isErased(row) ? ERASED : by;
    const known = { aboutType, aboutId, commentId, threadId, by, isOpen: isOpenThread(row) };
    return {
      pointers: [
        {
          key: rowKeys.commentMark(keys, mapOf(row) ?? '', author, commentId),
          fields: known,
          // It leads to the words of a person who is erased, also after they were deleted.
          deleted: { ...known, isDeleted: true },
        },
      ],
    };
  },
});

export const commentDescription = describeEntity(commentEntity, {
  keyFromLog: (keys, home, id, logged) =>
    rowKeys.comment(
      keys,
      home,
      {
        aboutType: loggedText(logged, 'aboutType') as CommentedType,
        aboutId: loggedText(logged, 'aboutId'),
        threadId: loggedText(logged, 'threadId'),
      },
      id,
    ),
  history: {
    subject: ({ was, now }) => {
      const { aboutName } = { ...was, ...now };
      return typeof aboutName === 'string' ? { about: aboutName } : {};
    },
    created: 'comment_added',
    removed: 'comment_deleted',
    changed: {
      text: 'comment_edited',
      resolvedAt: setOrCleared('resolvedAt', 'comment_resolved', 'comment_reopened'),
      resolvedBy: null,
      reactions: null,
      mentions: null,
      releaseId: null,
      whatId: null,
      editedAt: null,
      aboutType: null,
      aboutId: null,
      aboutName: null,
      threadId: null,
      by: null,
      at: null,
    },
  },
  export: {
    title: 'Comments of story maps',
    rows: { of: 'story_maps', range: rowKeys.commentsOfMap },
  },
  search: null,
  personal: { text: '' },
  personOf: 'by',
});

/** An existing comment. @throws CallError comment-does-not-exist */
export function existingComment(item: CommentItem | undefined): CommentItem {
  const there = notDeleted(item);
  if (there === undefined) throw new CallError(errors.commentDoesNotExist);
  return there;
}
