import { defineError } from '../defineError.ts';

/** Refusals about change requests. */

export const changeRequestDoesNotExist = defineError(
  'change-request-does-not-exist',
  404,
  'This request was answered or deleted in the meantime',
);
export const descriptionShared = defineError(
  'description-shared',
  409,
  'Other story maps use it too, so their owners and editors have to agree to the change',
);
export const changeAllowed = defineError(
  'change-allowed',
  409,
  'No other story map uses it, so it can be changed directly',
);
export const requestExists = defineError(
  'request-exists',
  409,
  'This change has already been requested and is waiting for answers',
);
export const requestNotEscalated = defineError(
  'request-not-escalated',
  409,
  'The request is no longer escalated, so the people who were asked decide',
);
