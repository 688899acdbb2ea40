import { defineError } from '../defineError.ts';

/** Refusals about the settings of a company. */

export const referenceTypeDoesNotExist = defineError(
  'reference-type-does-not-exist',
  400,
  'This type of reference no longer exists',
);
export const maturityItemDoesNotExist = defineError(
  'maturity-item-does-not-exist',
  400,
  "This maturity item doesn't exist or is no longer active",
);
export const priorityDoesNotExist = defineError(
  'priority-does-not-exist',
  400,
  "This priority doesn't exist or is no longer active",
);
export const linkTypeDoesNotExist = defineError('link-type-does-not-exist', 400, 'This type of link no longer exists');
export const settingDoesNotExist = defineError('setting-does-not-exist', 404, 'This setting no longer exists');
export const settingTaken = defineError('setting-taken', 409, 'This name is already taken');
export const tooManySettings = defineError('too-many-settings', 409, 'There can be at most 100');
