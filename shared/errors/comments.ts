import { defineError } from '../defineError.ts';

/** Refusals about comments. */

export const commentDoesNotExist = defineError(
  'comment-does-not-exist',
  404,
  'This comment was deleted in the meantime',
);
export const notYourComment = defineError('not-your-comment', 403, 'Only the author of a comment can do this');
export const tooManyComments = defineError(
  'too-many-comments',
  409,
  'A story map can have at most 2,000 comments. Delete some first',
);
export const threadFull = defineError('thread-full', 409, 'A thread can have at most 500 comments. Start another one');
export const tooManyReactions = defineError('too-many-reactions', 409, "This comment can't have more reactions");
export const tooManyMentions = defineError('too-many-mentions', 409, 'A comment can mention at most 20 people');
export const commentNotFirst = defineError(
  'comment-not-first',
  409,
  'Only a whole thread can be resolved, by its first comment',
);
