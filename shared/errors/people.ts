import { defineError } from '../defineError.ts';

/** Refusals about people: their sign-in, access and roles. */

export const domainMismatch = defineError('domain-mismatch', 400, "Doesn't match company domain");
export const emailNotVerified = defineError('email-not-verified', 403, 'The email address has not been verified yet');
export const signInsNotLinked = defineError('sign-ins-not-linked', 403, "These accounts can't be linked");
export const lastSignIn = defineError('last-sign-in', 409, 'This is your only sign-in method');
export const signInInUse = defineError('sign-in-in-use', 409, 'You are signed in with this method');
export const noPassword = defineError(
  'no-password',
  409,
  'They have no password here. Their sign-in provider replaces a lost app',
);
export const signInTooOld = defineError('sign-in-too-old', 403, 'Sign in again to remove this method');
export const signInDoesNotExist = defineError('sign-in-does-not-exist', 404, 'You no longer sign in with this');
export const noCompanyAccess = defineError(
  'no-company-access',
  403,
  'Your access to the application has been removed by a admin. Please ask an admin to grant you access if required.',
);
export const notAdministrator = defineError('not-administrator', 403, 'You are not a Administrator');
export const notSuperAdministrator = defineError('not-super-administrator', 403, 'Only a super admin can do this');
export const ownAccess = defineError('own-access', 403, "You can't remove your own access");
export const adminAccess = defineError('admin-access', 403, "Only super admins can change an admin's access");
export const ownAdminRole = defineError('own-admin-role', 403, "You can't change your own role as an administrator");
export const userDoesNotExist = defineError('user-does-not-exist', 404, "This user doesn't exist");
export const emailNotRegistered = defineError('email-not-registered', 404, "This email address isn't registered");
export const exportDoesNotExist = defineError('export-does-not-exist', 404, 'This file is no longer available');
export const userHasNoAccess = defineError('user-has-no-access', 409, 'This person currently has no access');
export const userHasAccess = defineError('user-has-access', 409, 'Remove their access first');
export const userNotSignedUp = defineError(
  'user-not-signed-up',
  409,
  'Only someone who has signed up can become the super admin',
);
