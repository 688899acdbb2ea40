/**
 * What people read when the server refuses something: one message per code of `shared/errors.ts`.
 * Messages quoted from the specification keep its spelling.
 */
export const errorTexts = {
  badInput: 'Some of what was sent is missing or not valid',
  notJson: 'The request is not valid JSON',
  notAuthenticated: 'not authenticated',
  emailNotVerified: 'The e-mail address has not been verified yet',
  noCompanyAccess:
    'Your access to the application has been removed by a admin. Please ask an admin to grant you access if required.',
  permissionDenied: "You don't have permission to do this",
  mapNotVisible: "You don't have access to this Story Map or it does not exist",
  notAdministrator: 'You are not a Administrator',
  notSuperAdministrator: 'Only a super administrator can do this',
  unknownCall: 'There is no such call',
  tooLarge: 'The request is too large',
  whatDoesNotExist: 'The Activity no longer exists',
  parentDoesNotExist: 'The Activity that this one should go under no longer exists',
  levelTwo: 'An Activity can be at most one level below the backbone',
  parentHasChildren: 'An Activity that has sub-activities cannot go under another Activity',
  noRoom: 'There is no room left between these two Activities, please move one of them first',
  ownParent: 'An Activity cannot go under itself',
  descriptionTaken: 'Another Activity of your company already has this description',
  descriptionShared: 'Other story maps use this Activity, so their members have to agree to a new description',
  userDoesNotExist: 'There is no such user',
  emailNotRegistered: 'This e-mail address is not registered',
  domainMismatch: "Doesn't match company domain ({domain})",
  ownAccess: 'You cannot remove your own access',
  adminAccess: "Only a super administrator can change an administrator's access",
  priorityDoesNotExist: 'This priority does not exist or is no longer active',
  conflict: 'Somebody else changed the same thing at the same moment, please try again',
  idempotencyKey: 'must have 1 to 200 visible characters',
  idempotencyMismatch: 'The same idempotency key was used with other input',
  tooManyRequests: 'Too many requests at the moment, please try again shortly',
  maintenance: 'The site is currently under maintenance',
  searchUnavailable: 'The search is not available at the moment, everything else works as usual',
  unknown: 'Something went wrong, please try again',
} as const;
