import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { endSessionsOf } from './endSessionsOf.ts';
import { registeringGrants } from './registerPerson.ts';
import { registerPerson } from './registerPerson.ts';
import { verifiedPersonOf } from './verifiedPerson.ts';

/** Also ends the sessions of people who have reset their password. */
export const grants = registeringGrants;

/**
 * Makes a person known to their company as soon as their address is verified, and ends their sessions when they have
 * reset their password.
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  if (event.triggerSource === 'PostConfirmation_ConfirmSignUp')
    await registerPerson(verifiedPersonOf(event.request.userAttributes));
  // People reset a password because another person may know it.
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword')
    await endSessionsOf(event.request.userAttributes['email'] ?? '');
  return event;
}
