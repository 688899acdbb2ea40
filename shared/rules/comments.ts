import type { KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { Comment, Commented, CommentMark, ReactionSign } from '#shared/model/comment.ts';
import { MAX_COMMENTS, MAX_MENTIONS, MAX_NOTIFIED, MAX_THREAD_COMMENTS } from '#shared/model/limits.ts';
import type { MapRole } from '#shared/rules/people/permissions.ts';

/** Whether a comment is the first one of its thread. */
export const isFirst = ({ id, threadId }: Pick<Comment, 'id' | 'threadId'>): boolean => id === threadId;

/** Whether the author of a comment has been erased, and the words with them. */
export const isErased = ({ text }: Pick<Comment, 'text'>): boolean => text === '';

/** Whether a comment begins a thread that nobody has resolved. */
export const isOpenThread = (comment: Pick<Comment, 'id' | 'threadId' | 'resolvedAt'>): boolean =>
  isFirst(comment) && comment.resolvedAt === null;

/** Why a person cannot change the text of a comment, if so: only its author can (rule comment.5). */
export const editError = ({ by }: Pick<Comment, 'by'>, uid: string): KnownError | undefined =>
  by === uid ? undefined : errors.notYourComment;

/** Why a person cannot delete a comment, if so: its author can, and the owner of the story map (rule comment.6). */
export const deleteError = (
  { by }: Pick<Comment, 'by'>,
  { uid, mapRole }: { uid: string; mapRole: MapRole },
): KnownError | undefined => (by === uid || mapRole === 'owner' ? undefined : errors.notYourComment);

/**
 * The reactions to a comment once a person has added a sign or taken it back; the same list when that changes nothing.
 */
export function withReaction(
  reactions: Comment['reactions'],
  { sign, uid, isOn }: { sign: ReactionSign; uid: string; isOn: boolean },
): Comment['reactions'] {
  const isSame = (one: Comment['reactions'][number]) => one.sign === sign && one.uid === uid;
  if (reactions.some(isSame) === isOn) return reactions;
  return isOn ? [...reactions, { sign, uid }] : reactions.filter((one) => !isSame(one));
}

/** What is known of a comment without its text. */
type Marked = Commented & { commentId: string; threadId: string; by: string; isOpen: boolean; isDeleted?: true };

/** Deleted comments wait for the purge, so a story map may have more than it shows, but not without limit. */
const DELETED_TOO = 2;

/** Why a story map, or one thread of it, cannot get another comment, if so (rule comment.3). */
export function fullError(
  marks: readonly Pick<Marked, 'threadId' | 'isDeleted'>[],
  threadId: string | undefined,
): KnownError | undefined {
  const there = marks.filter(({ isDeleted }) => isDeleted !== true);
  if (there.length >= MAX_COMMENTS || marks.length >= DELETED_TOO * MAX_COMMENTS) return errors.tooManyComments;
  const isFull = there.filter((mark) => mark.threadId === threadId).length >= MAX_THREAD_COMMENTS;
  return isFull ? errors.threadFull : undefined;
}

/** Why a comment cannot mention some people, if so (rule comment.12). */
export const mentionsError = (mentioned: readonly string[]): KnownError | undefined =>
  mentioned.length > MAX_MENTIONS ? errors.tooManyMentions : undefined;

/** Tells things that are commented on apart. */
export const nameOfCommented = ({ aboutType, aboutId }: Commented): string => `${aboutType} ${aboutId}`;

/**
 * The marks of a story map, one for each thing with comments (rule comment.7).
 * @param seen up to which comment the reader has read, by `nameOfCommented`
 */
export function marksOf(comments: readonly Marked[], seen: ReadonlyMap<string, string>, reader: string): CommentMark[] {
  const marks = new Map<string, CommentMark>();
  for (const { aboutType, aboutId, commentId, by, isOpen, isDeleted } of comments) {
    if (isDeleted === true) continue;
    const name = nameOfCommented({ aboutType, aboutId });
    const mark = marks.get(name) ?? { aboutType, aboutId, comments: 0, openThreads: 0, unread: 0 };
    const isUnread = by !== reader && commentId > (seen.get(name) ?? '');
    marks.set(name, {
      ...mark,
      comments: mark.comments + 1,
      openThreads: mark.openThreads + (isOpen ? 1 : 0),
      unread: mark.unread + (isUnread ? 1 : 0),
    });
  }
  return [...marks.values()];
}

/** Why a person is notified of a comment: it mentions them, they take part in its thread, or they follow its subject. */
export type NotifiedReason = 'mention' | 'thread' | 'follow';

/**
 * Whom to notify of a comment, by uid, with the first reason of each (rule comment.13): never its author,
 * nor who has muted its thread.
 * @param thread the comments of its thread
 * @param followed who follows what it is about (`threadId` is null), and who has muted which thread
 */
export function notifiedOf(
  { by, threadId, mentions }: Pick<Comment, 'by' | 'threadId' | 'mentions'>,
  thread: readonly Pick<Comment, 'by' | 'mentions'>[],
  followed: readonly { uid: string; threadId: string | null }[],
): Map<string, NotifiedReason> {
  const isMuted = new Set(followed.flatMap((one) => (one.threadId === threadId ? [one.uid] : [])));
  const all: [string, NotifiedReason][] = [
    ...mentions.map((uid): [string, NotifiedReason] => [uid, 'mention']),
    ...thread.flatMap((one) => [one.by, ...one.mentions].map((uid): [string, NotifiedReason] => [uid, 'thread'])),
    ...followed.flatMap(({ uid, threadId: muted }): [string, NotifiedReason][] =>
      muted === null ? [[uid, 'follow']] : [],
    ),
  ];
  const notified = new Map<string, NotifiedReason>();
  for (const [uid, reason] of all)
    if (uid !== by && !isMuted.has(uid) && !notified.has(uid) && notified.size < MAX_NOTIFIED)
      notified.set(uid, reason);
  return notified;
}
