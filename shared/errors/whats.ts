import { defineError } from '../defineError.ts';

/** Refusals about Activities. */

export const levelMix = defineError('level-mix', 400, 'An Activity can be at most one level below the backbone');
export const ownParent = defineError('own-parent', 400, "An Activity can't go under itself");
export const notBackbone = defineError('not-backbone', 400, 'Only a backbone Activity can be made into a story map');
export const parentNotVisible = defineError(
  'parent-not-visible',
  403,
  "The parent Activity is in a Story Map you don't have permissions to view",
);
export const whatDoesNotExist = defineError('what-does-not-exist', 404, 'The Activity no longer exists');
export const parentDoesNotExist = defineError('parent-does-not-exist', 404, 'The parent Activity no longer exists');
export const referenceDoesNotExist = defineError(
  'reference-does-not-exist',
  404,
  'The reference was removed in the meantime',
);
export const noRoom = defineError(
  'no-room',
  409,
  'There is no room between these two Activities. Move one of them first',
);
export const parentHasChildren = defineError(
  'parent-has-children',
  409,
  "An Activity that has sub-activities can't go under another Activity",
);
export const referenceExists = defineError('reference-exists', 409, 'The Activity already has this reference');
export const descriptionTaken = defineError(
  'description-taken',
  409,
  'Another Activity of your company already has this description',
);
export const tooManyReferences = defineError('too-many-references', 409, 'An Activity can have at most 100 references');
export const whatLinked = defineError(
  'what-linked',
  409,
  'This Activity is already linked to a story map. Remove that link first',
);
