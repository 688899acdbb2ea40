import { defineError } from '../defineError.ts';

/** Refusals that any call may answer. */

export const badInput = defineError('bad-input', 400, 'Some fields are missing or invalid');
export const notJson = defineError('not-json', 400, 'The request is not valid JSON');
export const startAfterEnd = defineError('start-after-end', 400, "The start can't be after the end");
/** Clients refuse a call with it before they send it. */
export const noUser = defineError('no-user', 401, 'The user is not currently signed in');
export const notAuthenticated = defineError('not-authenticated', 401, 'not authenticated');
export const permissionDenied = defineError('permission-denied', 403, "You don't have permission to do this");
export const unknownCall = defineError('unknown-call', 404, "This call doesn't exist");
export const notInTrash = defineError(
  'not-in-trash',
  404,
  'It is no longer in the trash: someone restored it, or its 30 days are over',
);
export const parentDeleted = defineError(
  'parent-deleted',
  409,
  'What it belongs to was deleted too: restore that first',
);
export const conflict = defineError('conflict', 409, 'Someone else changed this at the same moment. Try again');
export const valueChanged = defineError('value-changed', 409, 'Someone else changed this in the meantime');
export const idempotencyMismatch = defineError(
  'idempotency-mismatch',
  409,
  'The same idempotency key was used with other input',
);
export const tooLarge = defineError('too-large', 413, 'The request is too large');
export const tooManyRequests = defineError('too-many-requests', 429, 'Too many requests. Try again shortly');
export const unknown = defineError('unknown', 500, 'Something went wrong, please try again');
export const maintenance = defineError('maintenance', 503, 'The site is currently under maintenance');
export const searchUnavailable = defineError(
  'search-unavailable',
  503,
  'Search is currently unavailable. Everything else works as usual',
);
