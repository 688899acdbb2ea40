import { defineError } from '../defineError.ts';

/** Refusals about the settings of a company. */

export const referenceTypeDoesNotExist = defineError(
  'reference-type-does-not-exist',
  400,
  'This type of reference does not exist any more',
);
export const maturityItemDoesNotExist = defineError(
  'maturity-item-does-not-exist',
  400,
  'This maturity item does not exist or is no longer active',
);
export const priorityDoesNotExist = defineError(
  'priority-does-not-exist',
  400,
  'This priority does not exist or is no longer active',
);
export const linkTypeDoesNotExist = defineError(
  'link-type-does-not-exist',
  400,
  'This type of link does not exist any more',
);
export const settingDoesNotExist = defineError('setting-does-not-exist', 404, 'This setting does not exist any more');
export const settingTaken = defineError('setting-taken', 409, 'There is one with this name already');
export const tooManySettings = defineError('too-many-settings', 409, 'There can be at most 100 of them');
