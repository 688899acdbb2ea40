import { defineError } from '../defineError.ts';

/** Refusals of undo and redo. */

export const changeDoesNotExist = defineError('change-does-not-exist', 404, 'This change is no longer in the log');
export const notYourChange = defineError('not-your-change', 403, 'You can only undo your own changes');
export const cannotBeUndone = defineError('cannot-be-undone', 409, "A change of this kind can't be undone");
export const alreadyUndone = defineError('already-undone', 409, 'This change has already been undone');
export const revertBlocked = defineError(
  'revert-blocked',
  409,
  'This can no longer be undone because something it depends on has changed',
);
export const whatHasChildren = defineError(
  'what-has-children',
  409,
  'The Activity now has sub-activities. Move or delete them first',
);
export const tooLargeToUndo = defineError('too-large-to-undo', 409, 'This change is too large to undo');
