import { withParts } from '#shared/texts/withParts.ts';

/** Why signing in or up was refused (rules session.6, session.20). */

export const wrongCredentials = 'wrong credentials, try again';
export const tooManyAttempts = 'too many failed requests, try again in 30 seconds';
export const userNotFound = 'User with that email address was not found';
export const emailInUse = 'This email is already in use';
export const contactSupport = 'Something went wrong, please contact support or your sign in provider';
export const providerMessage = withParts(
  'Something went wrong, please contact support or your sign in provider, Message: {message}',
);
