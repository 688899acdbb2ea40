import { defineError } from '../defineError.ts';

/** Refusals about Activities. */

export const levelMix = defineError('level-mix', 400, 'An Activity can be at most one level below the backbone');
export const ownParent = defineError('own-parent', 400, 'An Activity cannot go under itself');
export const notBackbone = defineError(
  'not-backbone',
  400,
  'Only an Activity of the backbone can be made into a story map',
);
export const parentNotVisible = defineError(
  'parent-not-visible',
  403,
  "The parent Activity is in a Story Map you don't have permissions to view",
);
export const whatDoesNotExist = defineError('what-does-not-exist', 404, 'The Activity no longer exists');
export const parentDoesNotExist = defineError(
  'parent-does-not-exist',
  404,
  'The Activity that this one should go under no longer exists',
);
export const referenceDoesNotExist = defineError(
  'reference-does-not-exist',
  404,
  'The reference has been removed in the meantime',
);
export const noRoom = defineError(
  'no-room',
  409,
  'There is no room left between these two Activities, please move one of them first',
);
export const parentHasChildren = defineError(
  'parent-has-children',
  409,
  'An Activity that has sub-activities cannot go under another Activity',
);
export const referenceExists = defineError('reference-exists', 409, 'The Activity has this reference already');
export const descriptionTaken = defineError(
  'description-taken',
  409,
  'Another Activity of your company already has this description',
);
export const tooManyReferences = defineError(
  'too-many-references',
  409,
  'This Activity has as many references as an Activity can have (100)',
);
export const whatLinked = defineError(
  'what-linked',
  409,
  'This Activity is linked to a story map already, please remove that link first',
);
