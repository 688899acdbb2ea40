import type { Commented } from '#shared/model/comment.ts';
import type { Key, Keys, Range } from './base.ts';
import { detailsIn, inDetail } from './base.ts';

/*
 * Comments stand apart from the board, with the details of their story map, so that they are erased with it. Their ids
 * sort by time: those of one thing are one range, thread by thread.
 */

/** A comment; the first one of a thread has the id of the thread. */
export const comment = (
  co: Keys,
  containerId: string,
  { aboutType, aboutId, threadId }: Commented & { threadId: string },
  id: string,
): Key => inDetail(co, containerId, `talk#${aboutType}#${aboutId}#${threadId}#${id}`);
/** The comments of one thing, thread by thread. */
export const commentsOf = (co: Keys, containerId: string, { aboutType, aboutId }: Commented): Range =>
  detailsIn(co, containerId, `talk#${aboutType}#${aboutId}#`);
/** The comments of one thread. */
export const commentsOfThread = (
  co: Keys,
  containerId: string,
  { aboutType, aboutId, threadId }: Commented & { threadId: string },
): Range => detailsIn(co, containerId, `talk#${aboutType}#${aboutId}#${threadId}#`);
export const commentsOfMap = (co: Keys, containerId: string): Range => detailsIn(co, containerId, 'talk#');

/** What is known of a comment without its text, by author: small enough to read those of a whole story map. */
export const commentMark = (co: Keys, containerId: string, author: string, id: string): Key =>
  inDetail(co, containerId, `mark#${author}#${id}`);
export const commentMarks = (co: Keys, containerId: string): Range => detailsIn(co, containerId, 'mark#');
export const commentMarksBy = (co: Keys, containerId: string, author: string): Range =>
  detailsIn(co, containerId, `mark#${author}#`);

/** Up to which comment a person has read what was written about one thing, and the same for all things of a map. */
export const seenComments = (co: Keys, containerId: string, uid: string, { aboutType, aboutId }: Commented): Key =>
  inDetail(co, containerId, `seen#${uid}#${aboutType}#${aboutId}`);
export const allSeenComments = (co: Keys, containerId: string, uid: string): Range =>
  detailsIn(co, containerId, `seen#${uid}#`);

/** That a person follows the comments on something, or has muted one of its threads. */
export const followedComments = (
  co: Keys,
  containerId: string,
  { aboutType, aboutId }: Commented,
  uid: string,
  threadId: string | null,
): Key => inDetail(co, containerId, `follow#${aboutType}#${aboutId}#${uid}#${threadId ?? ''}`);
/** All of these of one person about one thing, of everybody about it, and of a whole story map. */
export const ownFollowedComments = (
  co: Keys,
  containerId: string,
  { aboutType, aboutId }: Commented,
  uid: string,
): Range => detailsIn(co, containerId, `follow#${aboutType}#${aboutId}#${uid}#`);
export const allFollowedComments = (co: Keys, containerId: string, { aboutType, aboutId }: Commented): Range =>
  detailsIn(co, containerId, `follow#${aboutType}#${aboutId}#`);
export const followedCommentsOfMap = (co: Keys, containerId: string): Range => detailsIn(co, containerId, 'follow#');
