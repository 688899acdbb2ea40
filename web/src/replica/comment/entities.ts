import type { Comment } from '#shared/model/comment.ts';
import { nameOfCommented } from '#shared/rules/comments.ts';
import { defineClientEntity } from '#web/replica/entity.ts';

/** Thread by thread, in the order in which they were written; temporary ids stand behind those of the server. */
export function compareComments(a: Pick<Comment, 'threadId' | 'id'>, b: Pick<Comment, 'threadId' | 'id'>): number {
  const [one, other] = [placeOf(a), placeOf(b)];
  return one === other ? 0 : one < other ? -1 : 1;
}

/** The place of a comment among all of one thing, as the pages of `comments` name it. */
export const placeOf = ({ threadId, id }: Pick<Comment, 'threadId' | 'id'>): string => `${threadId}#${id}`;

/** The comments of a story map, as far as they were loaded. */
export const comments = defineClientEntity<Comment>()('comment', {
  indexes: { ofThing: { groups: (comment) => [nameOfCommented(comment)], compare: compareComments } },
});
