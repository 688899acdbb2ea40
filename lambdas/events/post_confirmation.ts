import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { registerPerson } from './registerPerson.ts';
import { verifiedPersonOf } from './verifiedPerson.ts';

/** Makes a person known to their company as soon as their address is verified. */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  if (event.triggerSource === 'PostConfirmation_ConfirmSignUp')
    await registerPerson(verifiedPersonOf(event.request.userAttributes));
  return event;
}
