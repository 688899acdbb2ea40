import { defineError } from '../defineError.ts';

/** Refusals about comments. */

export const commentDoesNotExist = defineError(
  'comment-does-not-exist',
  404,
  'This comment has been deleted in the meantime',
);
export const notYourComment = defineError('not-your-comment', 403, 'Only the author of a comment can do this');
export const tooManyComments = defineError(
  'too-many-comments',
  409,
  'This story map has as many comments as a story map can have (2,000), please delete some',
);
export const threadFull = defineError(
  'thread-full',
  409,
  'This thread has as many comments as it can have (500), please start another one',
);
export const tooManyReactions = defineError(
  'too-many-reactions',
  409,
  'This comment has as many reactions as it can have',
);
export const tooManyMentions = defineError(
  'too-many-mentions',
  409,
  'A comment can mention up to 20 people, please mention fewer',
);
export const commentNotFirst = defineError(
  'comment-not-first',
  409,
  'Only a whole thread can be resolved, by its first comment',
);
